// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "between": { couple: string; business: string };
  "sentBy": { sender: string; day: string };
  "held": NoValues;
  "reported": NoValues;
  "holdReason.PHONE": NoValues;
  "holdReason.LINK": NoValues;
  "reportReason": { reporter: string; day: string; b: Tag; reason: string };
  "reason.ABUSE": NoValues;
  "reason.SPAM": NoValues;
  "reason.FRAUD": NoValues;
  "reason.OTHER": NoValues;
  "reportNote": { note: string };
  "read": NoValues;
  "readHint": NoValues;
  "messages": NoValues;
  "subjectHeld": NoValues;
  "subjectReported": NoValues;
  "removed": NoValues;
  "attachmentNames": { count: number; names: string };
  "release": { hidden: Tag; sender: string };
  "remove": { hidden: Tag; sender: string };
  "dismiss": { hidden: Tag; sender: string };
  "warn": { hidden: Tag; sender: string };
  "released": { recipient: string };
  "heldRemoved": { sender: string };
  "dismissed": NoValues;
  "reportedRemoved": NoValues;
  "warned": { sender: string };
  "releaseLabel": NoValues;
  "releaseTitle": NoValues;
  "releaseEffect": { recipient: string };
  "dismissLabel": NoValues;
  "dismissTitle": NoValues;
  "dismissEffect": { recipient: string };
  "removeTitle": NoValues;
  "removeLabel": NoValues;
  "warnTitle": NoValues;
  "warnLabel": NoValues;
  "reasonForSender": { sender: string };
}

export const t = makeTranslate<Messages>({
  "between": [["couple"]," and ",["business"]],
  "sentBy": [["sender"],", ",["day"]],
  "held": "Held",
  "reported": "Reported",
  "holdReason.PHONE": "Held because it contains a phone number and its sender’s account is new. Nobody but the sender sees it until you decide.",
  "holdReason.LINK": "Held because it contains a link and its sender’s account is new. Nobody but the sender sees it until you decide.",
  "reportReason": ["Reported by ",["reporter"]," ",["day"],": ",["b",["reason"]]],
  "reason.ABUSE": "Insulting or threatening",
  "reason.SPAM": "Advertising",
  "reason.FRAUD": "Fraud, or asks for money outside of Mandap",
  "reason.OTHER": "Another reason",
  "reportNote": ["“",["note"],"”"],
  "read": "Read the message",
  "readHint": "The audit log records each time you open it.",
  "messages": "Messages",
  "subjectHeld": "Held message",
  "subjectReported": "Reported message",
  "removed": "Removed by Mandap",
  "attachmentNames": [["count",2,{"one":"Attachment","other":"Attachments"}],": ",["names"]],
  "release": ["Release",["hidden"," the message of ",["sender"]]],
  "remove": ["Remove",["hidden"," the message of ",["sender"]]],
  "dismiss": ["Dismiss",["hidden"," the report about ",["sender"]]],
  "warn": ["Warn",["hidden"," ",["sender"]]],
  "released": ["Message released to ",["recipient"]],
  "heldRemoved": ["Message removed. ",["sender"]," gets your reason."],
  "dismissed": "Report dismissed",
  "reportedRemoved": "Message removed. We’ve notified both sides.",
  "warned": [["sender"]," has been warned. We’ve notified both sides."],
  "releaseLabel": "Release",
  "releaseTitle": "Release this message?",
  "releaseEffect": [["recipient"]," gets it at once, as written. You can’t take it back."],
  "dismissLabel": "Dismiss",
  "dismissTitle": "Dismiss this report?",
  "dismissEffect": ["The message stays, and we’ll let ",["recipient"]," know that it doesn’t break our rules. You can’t change this decision."],
  "removeTitle": "Remove this message?",
  "removeLabel": "Remove message",
  "warnTitle": "Warn the sender?",
  "warnLabel": "Send warning",
  "reasonForSender": [["sender"]," gets this reason by email and as a notification."],
});
