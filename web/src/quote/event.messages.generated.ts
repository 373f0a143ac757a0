// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate } from '@mandap/api/translate';

interface Messages {
  "sent": { who: string };
  "sentVersion": { who: string; version: number };
  "accepted": { who: string };
  "declined": { who: string };
  "acceptedVersion": { who: string; version: number };
  "declinedVersion": { who: string; version: number };
}

export const t = makeTranslate<Messages>({
  "sent": [["who"]," sent a quote"],
  "sentVersion": [["who"]," sent version ",["version",4]," of the quote"],
  "accepted": [["who"]," accepted the quote"],
  "declined": [["who"]," declined the quote"],
  "acceptedVersion": [["who"]," accepted version ",["version",4]," of the quote"],
  "declinedVersion": [["who"]," declined version ",["version",4]," of the quote"],
});
