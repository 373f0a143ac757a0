// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "booking": NoValues;
  "bookings": NoValues;
  "enquiries": NoValues;
  "messageModeration": NoValues;
  "facts": { typeOfEvent: string; date: string; guests: number };
  "details": NoValues;
  "notWithdrawable.approved": NoValues;
  "notWithdrawable.rejected": NoValues;
  "notWithdrawable.withdrawn": NoValues;
  "notWithdrawable.expired": NoValues;
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
  "notWithdrawable.approved": "This enquiry was approved, so it can’t be withdrawn here. If your plans have changed, send a message.",
  "notWithdrawable.rejected": "This enquiry was rejected, so there’s nothing to withdraw.",
  "notWithdrawable.withdrawn": "You’ve already withdrawn this enquiry.",
  "notWithdrawable.expired": "The date of this enquiry has passed, so there’s nothing to withdraw.",
  "sentTo": ["To ",["listing"],", sent ",["day"]],
  "date": "Date",
  "guests": "Guests",
  "contact": "Contact",
  "location": "Location",
  "address": "Address",
});
