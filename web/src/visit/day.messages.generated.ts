// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts } from '@mandap/api/texts';

interface Messages {
  "visitBy": { couple: string };
}

export const t = makeTexts<Messages>({
  "visitBy": ["Visit by ",["couple"]],
});
