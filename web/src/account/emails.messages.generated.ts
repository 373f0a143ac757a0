// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "MESSAGES": NoValues;
  "MESSAGES.hint": NoValues;
  "ENQUIRIES": NoValues;
  "ENQUIRIES.hint": NoValues;
  "ANSWERS": NoValues;
  "ANSWERS.hint": NoValues;
  "CHANGES": NoValues;
  "CHANGES.hint": NoValues;
  "VISITS": NoValues;
  "VISITS.hint": NoValues;
  "REMINDERS": NoValues;
  "REMINDERS.hint": NoValues;
  "MODERATION": NoValues;
  "MODERATION.hint": NoValues;
  "essential": NoValues;
  "switchedOn": { kind: string };
  "switchedOff": { kind: string };
  "undo": NoValues;
  "notSaved": { message: string };
  "kinds": NoValues;
}

export const t = makeTranslate<Messages>({
  "MESSAGES": "Messages",
  "MESSAGES.hint": "New messages that you haven’t read on Mandap.",
  "ENQUIRIES": "New enquiries",
  "ENQUIRIES.hint": "Enquiries from couples.",
  "ANSWERS": "Answers to your enquiries",
  "ANSWERS.hint": "When a business sends a quote, offers other dates, approves or rejects.",
  "CHANGES": "Changes and cancellations",
  "CHANGES.hint": "When the other side changes or cancels an enquiry or a booking, or answers a quote, and when a business says that an event didn’t take place.",
  "VISITS": "Visits",
  "VISITS.hint": "Proposed times, confirmations and changes of visits.",
  "REMINDERS": "Reminders",
  "REMINDERS.hint": "Enquiries that wait for an answer, visits the next day, and questions after an event.",
  "MODERATION": "Our reviews",
  "MODERATION.hint": "When we decide about your listing, review, story or message, or about what you reported.",
  "essential": "You always get login links, codes, security alerts and confirmations of what you did yourself. Everything else also appears on Mandap.",
  "switchedOn": ["You’ll get these emails: ",["kind"],"."],
  "switchedOff": ["You won’t get these emails any more: ",["kind"],"."],
  "undo": "Undo",
  "notSaved": ["Your choice was not saved. ",["message"]],
  "kinds": "Email me about",
});
