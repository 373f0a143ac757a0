// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "title": NoValues;
  "from": { name: string };
  "effect": { name: string };
  "reason": NoValues;
  "reason.abuse": NoValues;
  "reason.spam": NoValues;
  "reason.fraud": NoValues;
  "reason.other": NoValues;
  "note": NoValues;
  "cancel": NoValues;
  "send": NoValues;
  "sending": NoValues;
  "sent": NoValues;
}

export const t = makeTranslate<Messages>({
  "title": "Report this message",
  "from": ["From ",["name"]],
  "effect": ["An admin of Mandap will read this message, with up to five messages before and after it. ",["name"]," won’t see who decided or what you write here. We’ll notify you of the outcome."],
  "reason": "What is wrong with it?",
  "reason.abuse": "It is insulting or threatening",
  "reason.spam": "It is advertising",
  "reason.fraud": "It is a fraud, or asks for money outside of Mandap",
  "reason.other": "Another reason",
  "note": "Anything else we should know (optional)",
  "cancel": "Cancel",
  "send": "Report",
  "sending": "Sending…",
  "sent": "Thank you. We’ll read the message and notify you of our decision.",
});
