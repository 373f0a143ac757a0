// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "sent": NoValues;
  "notSent": { reason: string };
}

export const t = makeTranslate<Messages>({
  "sent": "Your message was sent.",
  "notSent": ["Your message was not sent. ",["reason"]," Open the conversation to try again."],
});
