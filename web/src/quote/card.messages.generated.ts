// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "agreed": { total: string };
  "agreedForOther": { total: string; date: string; guests: number };
  "accepted": { total: string };
  "waitsForYou": { total: string; date: string };
  "waitsForCouple": { total: string; date: string };
  "quoted": { total: string };
  "view": NoValues;
}

export const t = makeTranslate<Messages>({
  "agreed": ["Agreed total: ",["total"]],
  "agreedForOther": ["Agreed total: ",["total"],", for ",["date"]," and ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],". The booking has changed since."],
  "accepted": ["Quote accepted: ",["total"]],
  "waitsForYou": ["Quote: ",["total"],". Answer until ",["date"],"."],
  "waitsForCouple": ["Quote sent: ",["total"],", valid until ",["date"],"."],
  "quoted": ["Quote: ",["total"]],
  "view": "View quote",
});
