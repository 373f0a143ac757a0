// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "booking": NoValues;
  "bookings": NoValues;
  "enquiries": NoValues;
  "messageModeration": NoValues;
  "facts": { typeOfEvent: string; date: string; guests: number };
  "details": NoValues;
  "sentTo": { listing: string; day: string };
  "date": NoValues;
  "guests": NoValues;
  "contact": NoValues;
  "location": NoValues;
  "address": NoValues;
}

export const t = makeTranslate<Messages>({
  "booking": "Booking",
  "bookings": "Bookings",
  "enquiries": "Enquiries",
  "messageModeration": "Message Moderation",
  "facts": [["typeOfEvent"]," on ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "details": "Details and actions",
  "sentTo": ["To ",["listing"],", sent ",["day"]],
  "date": "Date",
  "guests": "Guests",
  "contact": "Contact",
  "location": "Location",
  "address": "Address",
});
