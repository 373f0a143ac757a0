// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "emailActionFailed": { subject: string; problem: string };
  "mailQueue": NoValues;
  "undeliverableLead": NoValues;
  "email": NoValues;
  "addressNotShown": NoValues;
  "error": NoValues;
  "attempts": NoValues;
  "lastTried": NoValues;
  "tryAgainNamed": { hidden: Tag; subject: string };
  "emailRetried": NoValues;
  "deleteEmailNamed": { subject: string };
  "noUndeliverable": NoValues;
  "noUndeliverableHint": NoValues;
  "deleteEmailEffect": { subject: string; recipient: string };
  "deleteEmailTitle": NoValues;
  "deleteEmail": NoValues;
  "emailDeleted": NoValues;
}

export const t = makeTranslate<Messages>({
  "emailActionFailed": ["Nothing was changed for “",["subject"],"”. ",["problem"]],
  "mailQueue": "Undeliverable emails",
  "undeliverableLead": "Emails we couldn’t deliver. They are deleted after 30 days.",
  "email": "Email",
  "addressNotShown": "Address not shown",
  "error": "Error",
  "attempts": "Attempts",
  "lastTried": "Last attempt",
  "tryAgainNamed": ["Try again",["hidden",": ",["subject"]]],
  "emailRetried": "The email will be sent again.",
  "deleteEmailNamed": ["Delete ",["subject"]],
  "noUndeliverable": "No undeliverable emails",
  "noUndeliverableHint": "Every email was sent, or is still being tried.",
  "deleteEmailEffect": ["“",["subject"],"” won’t be sent to ",["recipient",1,{"nobody":"anybody","other":[["recipient"]]}],"."],
  "deleteEmailTitle": "Delete this email?",
  "deleteEmail": "Delete",
  "emailDeleted": "The email was deleted.",
});
