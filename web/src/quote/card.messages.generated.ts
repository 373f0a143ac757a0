// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts } from '@mandap/api/texts';

interface Messages {
  "agreed": { total: string };
  "accepted": { total: string };
  "waitsForYou": { total: string; date: string };
  "waitsForCouple": { total: string; date: string };
}

export const t = makeTexts<Messages>({
  "agreed": ["Agreed total: ",["total"]],
  "accepted": ["Quote accepted: ",["total"]],
  "waitsForYou": ["Quote: ",["total"],". Answer until ",["date"],"."],
  "waitsForCouple": ["Quote sent: ",["total"],", valid until ",["date"],"."],
});
