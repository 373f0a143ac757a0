// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from './translate.js';

interface Messages {
  "unsubscribe.messages": NoValues;
  "unsubscribe.enquiries": NoValues;
  "unsubscribe.answers": NoValues;
  "unsubscribe.changes": NoValues;
  "unsubscribe.visits": NoValues;
  "unsubscribe.reminders": NoValues;
  "unsubscribe.moderation": NoValues;
}

export const t = makeTranslate<Messages>({
  "unsubscribe.messages": "Unsubscribe from emails about messages",
  "unsubscribe.enquiries": "Unsubscribe from emails about new enquiries",
  "unsubscribe.answers": "Unsubscribe from emails about answers to your enquiries",
  "unsubscribe.changes": "Unsubscribe from emails about changes to enquiries and bookings",
  "unsubscribe.visits": "Unsubscribe from emails about visits",
  "unsubscribe.reminders": "Unsubscribe from reminders",
  "unsubscribe.moderation": "Unsubscribe from emails about our reviews of what you submit",
});
