// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "weekOf": { weekStart: string };
  "numbersAsTable": NoValues;
  "weekOfHead": NoValues;
  "pending.venues": NoValues;
  "pending.vendors": NoValues;
  "pending.stories": NoValues;
  "pending.heldReviews": NoValues;
  "pending.flaggedReviews": NoValues;
  "pending.disputedReviews": NoValues;
  "pending.heldMessages": NoValues;
  "pending.reportedMessages": NoValues;
  "pending.enquiries": NoValues;
  "series.listings": NoValues;
  "series.mandap": NoValues;
}

export const t = makeTranslate<Messages>({
  "weekOf": ["Week of ",["weekStart"]],
  "numbersAsTable": "The numbers as a table",
  "weekOfHead": "Week of",
  "pending.venues": "Venues to approve",
  "pending.vendors": "Vendors to approve",
  "pending.stories": "Real weddings to publish",
  "pending.heldReviews": "Reviews held",
  "pending.flaggedReviews": "Reviews flagged",
  "pending.disputedReviews": "Reviews disputed",
  "pending.heldMessages": "Messages held",
  "pending.reportedMessages": "Messages reported",
  "pending.enquiries": "Enquiries unread",
  "series.listings": "To venues and vendors",
  "series.mandap": "To Mandap",
});
