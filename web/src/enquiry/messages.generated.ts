// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "name": NoValues;
  "contact": NoValues;
  "sending": NoValues;
  "location": NoValues;
  "date": NoValues;
  "guests": NoValues;
  "typeOfEvent": NoValues;
  "select": NoValues;
  "address": NoValues;
  "messageOptional": NoValues;
  "submit": NoValues;
  "continue": NoValues;
  "opening": NoValues;
  "close": NoValues;
  "welcomeToMandap": NoValues;
  "pleaseFillTheEnquiryForm": NoValues;
  "enquirySent": { contact: string };
}

export const t = makeTranslate<Messages>({
  "name": "Name",
  "contact": "Contact",
  "sending": "Sending…",
  "location": "Location",
  "date": "Date",
  "guests": "Guests",
  "typeOfEvent": "Type of Event",
  "select": "Select",
  "address": "Address",
  "messageOptional": "Message (optional)",
  "submit": "Submit",
  "continue": "Continue",
  "opening": "Opening…",
  "close": "Close",
  "welcomeToMandap": "Welcome to Mandap",
  "pleaseFillTheEnquiryForm": "Please fill the enquiry form",
  "enquirySent": ["Enquiry sent. We will call you on ",["contact"],"."],
});
