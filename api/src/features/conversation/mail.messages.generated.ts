// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "hello": { name: string };
  "subject": { count: number; sender: string };
  "sent": { sender: string; count: number };
  "quoted": { body: string };
  "attached": { count: number; names: string };
  "open": NoValues;
}

export const t = makeTexts<Messages>({
  "hello": ["Hello ",["name"],","],
  "subject": [["count",2,{"one":"New message","other":[0," new messages"]}]," from ",["sender"]],
  "sent": [["sender"]," sent you ",["count",2,{"one":"a message","other":[0," messages"]}],":"],
  "quoted": ["“",["body"],"”"],
  "attached": [["count",2,{"one":"Attachment","other":"Attachments"}],": ",["names"]],
  "open": "Read and reply",
});
