// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "attachments": { count: number; names: string };
  "parties": { name: string; listingName: string };
  "event": { typeOfEvent: string; date: string; guests: number };
  "happened": { time: string; text: string };
  "message": { senderName: string; time: string };
  "held": NoValues;
  "removed": NoValues;
}

export const t = makeTranslate<Messages>({
  "attachments": [["count",2,{"one":"Attachment","other":"Attachments"}],": ",["names"]],
  "parties": [["name"]," and ",["listingName"]," on Mandap"],
  "event": [["typeOfEvent"]," on ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "happened": [["time"],": ",["text"]],
  "message": [["senderName"],", ",["time"],":"],
  "held": "(waiting for approval)",
  "removed": "Removed by Mandap",
});
