// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "date": NoValues;
  "guests": NoValues;
  "sendEnquiry": NoValues;
  "close": NoValues;
  "notLoaded": NoValues;
  "logIn": NoValues;
  "usersOnly": { name: string };
  "loginNeeded": NoValues;
  "draftKept": NoValues;
  "enquirySentTo": { name: string };
  "alreadySent": { name: string; date: string };
  "openEnquiry": NoValues;
  "toListing": { listing: string };
  "send": NoValues;
  "sending": NoValues;
  "name": NoValues;
  "contact": NoValues;
  "maxGuestsHint": { maxGuests: string };
  "location": NoValues;
  "locationHint": NoValues;
  "typeOfEvent": NoValues;
  "select": NoValues;
  "address": NoValues;
  "addressHint": { name: string };
  "message": NoValues;
  "nearestFreeDates": NoValues;
  "noFreeDates": NoValues;
  "freeOnThatDay": NoValues;
}

export const t = makeTranslate<Messages>({
  "date": "Date",
  "guests": "Guests",
  "sendEnquiry": "Send Enquiry",
  "close": "Close",
  "notLoaded": "The form could not be loaded",
  "logIn": "Log In",
  "usersOnly": ["Enquiries come from couples and visitors. Log in with a user account to write to ",["name"],"."],
  "loginNeeded": "You must be logged in to send an enquiry",
  "draftKept": "We’ll keep what you’ve written until you’re back.",
  "enquirySentTo": ["Enquiry sent to ",["name"]],
  "alreadySent": ["Not sent: you already have an enquiry to ",["name"],", for ",["date"],". You can change it, or write a message."],
  "openEnquiry": "Open it",
  "toListing": ["to ",["listing"]],
  "send": "Send",
  "sending": "Sending…",
  "name": "Name",
  "contact": "Contact",
  "maxGuestsHint": ["This venue takes up to ",["maxGuests"]," guests"],
  "location": "Location",
  "locationHint": "The city you’re writing from",
  "typeOfEvent": "Type of Event",
  "select": "Select",
  "address": "Address",
  "addressHint": ["Where ",["name"]," can write to you"],
  "message": "Message",
  "nearestFreeDates": "Nearest free dates:",
  "noFreeDates": "No other date within half a year is free.",
  "freeOnThatDay": "Free on that day:",
});
