// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "declineTitle": NoValues;
  "declineEffect": { listing: string };
  "change": NoValues;
  "changeHint": { listing: string };
  "decline": NoValues;
  "declining": NoValues;
  "declined": { listing: string };
  "cancel": NoValues;
}

export const t = makeTranslate<Messages>({
  "declineTitle": "Decline this quote?",
  "declineEffect": ["We’ll notify ",["listing"],", which can send a new version."],
  "change": "What should change? (optional)",
  "changeHint": [["listing"]," will read this."],
  "decline": "Decline",
  "declining": "Declining…",
  "declined": ["Quote declined. ",["listing"]," has been notified."],
  "cancel": "Cancel",
});
