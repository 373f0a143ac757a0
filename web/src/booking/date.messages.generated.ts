// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "date": NoValues;
  "enquiryChanged": { listingName: string; date: string; guests: number };
  "enquiryNotChanged": { message: string };
  "changeEnquiry": NoValues;
  "cancel": NoValues;
  "save": NoValues;
  "saving": NoValues;
  "changeEffect": { b: Tag; date: string; guests: number; listingName: string };
  "acceptedQuoteStays": { date: string; guests: number; listingName: string };
  "changeClosesOffer": NoValues;
  "guests": NoValues;
  "guestsFit": { listingName: string; maxGuests: number };
  "guestsTooMany": { listingName: string; maxGuests: number };
  "dayFree": { day: string };
  "sending": NoValues;
  "fullyBooked": NoValues;
  "dateRequested": { listingName: string; requestedDate: string };
  "requestAnotherDate": NoValues;
  "request": NoValues;
  "requestEffect": { b: Tag; date: string };
}

export const t = makeTranslate<Messages>({
  "date": "Date",
  "enquiryChanged": ["Your enquiry to ",["listingName"]," is now for ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],"."],
  "enquiryNotChanged": ["Your enquiry was not changed. ",["message"]],
  "changeEnquiry": "Change enquiry",
  "cancel": "Cancel",
  "save": "Save",
  "saving": "Saving…",
  "changeEffect": ["Your enquiry is for ",["b",["date"]],", ",["b",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],". We’ll notify ",["listingName"]," of the change. Your code stays the same."],
  "acceptedQuoteStays": ["The quote that you accepted stays as agreed for ",["date"]," and ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],". ",["listingName"]," can’t send a new one, so settle any difference in the conversation before you change your enquiry."],
  "changeClosesOffer": "This closes the offer of other dates.",
  "guests": "Guests",
  "guestsFit": [["listingName"]," takes up to ",["maxGuests",4]," guests."],
  "guestsTooMany": [["listingName"]," takes up to ",["maxGuests",4]," guests. Reduce the number or ask them first."],
  "dayFree": [["day"]," is free."],
  "sending": "Sending…",
  "fullyBooked": "Fully booked on this date. Choose another date or message the business.",
  "dateRequested": ["We’ve asked ",["listingName"]," for ",["requestedDate"],". We’ll let you know once they reply."],
  "requestAnotherDate": "Request another date",
  "request": "Request",
  "requestEffect": ["Your booking stays approved for ",["b",["date"]]," until they accept. Moving it costs nothing."],
});
