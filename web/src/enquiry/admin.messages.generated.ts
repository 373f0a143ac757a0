// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "contact": NoValues;
  "location": NoValues;
  "date": NoValues;
  "guests": NoValues;
  "address": NoValues;
  "typeOfEvent2": NoValues;
  "listing": NoValues;
  "kindAndDay": { kind: string; createdAt: string };
  "read": NoValues;
  "new": NoValues;
  "markedAsRead": NoValues;
  "markAsReadOf": { hidden: Tag; name: string };
  "kind.GENERAL": NoValues;
  "kind.CONTACT": NoValues;
  "kind.CALL_BACK": NoValues;
  "kind.REGISTRATION": NoValues;
}

export const t = makeTranslate<Messages>({
  "contact": "Contact",
  "location": "Location",
  "date": "Date",
  "guests": "Guests",
  "address": "Address",
  "typeOfEvent2": "Type of event",
  "listing": "Listing",
  "kindAndDay": [["kind"],", sent ",["createdAt"]],
  "read": "Read",
  "new": "New",
  "markedAsRead": "Marked as Read",
  "markAsReadOf": ["Mark as read",["hidden",": ",["name"]]],
  "kind.GENERAL": "Enquiry",
  "kind.CONTACT": "Contact",
  "kind.CALL_BACK": "Call-back",
  "kind.REGISTRATION": "Registration",
});
