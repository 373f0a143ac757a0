// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '@mandap/api/texts';

interface Messages {
  "sent": NoValues;
  "notSent": { reason: string };
}

export const t = makeTexts<Messages>({
  "sent": "Your message was sent.",
  "notSent": ["Your message was not sent. ",["reason"]," Open the conversation to try again."],
});
