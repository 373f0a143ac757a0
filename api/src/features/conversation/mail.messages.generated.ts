// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "hello": { name: string };
  "subject": { count: number; sender: string };
  "sent": { sender: string; count: number };
  "earlier": { count: number };
  "quoted": { body: string };
  "attached": { count: number; names: string };
  "open": NoValues;
  "openConversation": NoValues;
  "report.subject": { other: string };
  "report.read": { other: string };
  "report.dismissed": NoValues;
  "report.removed": NoValues;
  "report.warned": NoValues;
  "report.block": { other: string };
  "removed.subject": { other: string };
  "removed.message": { other: string };
  "warned.subject": { other: string };
  "warned.message": { other: string };
  "moderated.rules": NoValues;
}

export const t = makeTranslate<Messages>({
  "hello": ["Hello ",["name"],","],
  "subject": [["count",2,{"one":"New message","other":[0," new messages"]}]," from ",["sender"]],
  "sent": [["sender"]," sent you ",["count",2,{"one":"a message","other":[0," messages"]}],":"],
  "earlier": ["The newest are below. You can read ",["count",2,{"one":"an earlier one","other":[0," earlier ones"]}]," on Mandap."],
  "quoted": ["“",["body"],"”"],
  "attached": [["count",2,{"one":"Attachment","other":"Attachments"}],": ",["names"]],
  "open": "Read and reply",
  "openConversation": "Open the conversation",
  "report.subject": ["Your report about a message from ",["other"]],
  "report.read": ["Thank you for reporting a message from ",["other"],". We have read it."],
  "report.dismissed": "It doesn’t break our rules, so it stays.",
  "report.removed": "We have removed it and sent the reason to its sender.",
  "report.warned": "It stays in your conversation, but we have warned its sender.",
  "report.block": ["If you don’t want to hear from ",["other"]," anymore, you can block them in the conversation."],
  "removed.subject": ["We removed your message to ",["other"]],
  "removed.message": ["We have removed a message that you sent to ",["other"],". The reason:"],
  "warned.subject": ["About your message to ",["other"]],
  "warned.message": [["other"]," reported a message from you, and we found the report justified. The reason:"],
  "moderated.rules": "Please keep conversations on Mandap polite and honest. If this goes on, we may suspend your listing or delete your account.",
});
