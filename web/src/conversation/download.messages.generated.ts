// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '@mandap/api/texts';

interface Messages {
  "attachments": { count: number; names: string };
  "message": { senderName: string; moment: string };
  "held": NoValues;
  "removed": NoValues;
}

export const t = makeTexts<Messages>({
  "attachments": [["count",2,{"one":"Attachment","other":"Attachments"}],": ",["names"]],
  "message": [["senderName"],", ",["moment"],":"],
  "held": "(waiting for approval)",
  "removed": "Removed by Mandap",
});
