// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "emails": NoValues;
  "emailsLead": { email: string };
  "unsubscribeTitle": NoValues;
  "unsubscribeLead": { kind: string };
  "unsubscribe": NoValues;
  "unsubscribedTitle": NoValues;
  "unsubscribedLead": { kind: string };
  "subscribeAgain": NoValues;
  "invalidTitle": NoValues;
  "invalidLead": NoValues;
  "loadingTitle": NoValues;
  "loadingLead": NoValues;
  "failed": { message: string };
  "allEmails": NoValues;
}

export const t = makeTranslate<Messages>({
  "emails": "Emails",
  "emailsLead": ["Choose which emails we send to ",["email"],". Changes are saved at once."],
  "unsubscribeTitle": "Unsubscribe",
  "unsubscribeLead": ["We’ll stop these emails: ",["kind"],". You’ll still find everything on Mandap."],
  "unsubscribe": "Unsubscribe",
  "unsubscribedTitle": "You’re unsubscribed",
  "unsubscribedLead": ["We won’t send you these emails any more: ",["kind"],"."],
  "subscribeAgain": "Undo: send them again",
  "invalidTitle": "This link isn’t valid",
  "invalidLead": "It may be incomplete, or the account may be deleted. Log in to choose which emails you get.",
  "loadingTitle": "Unsubscribe",
  "loadingLead": "Please wait…",
  "failed": ["That didn’t work. ",["message"]],
  "allEmails": "Choose all your emails",
});
