// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues, type Tag } from '@mandap/api/texts';

interface Messages {
  "date": NoValues;
  "dateChanged": { listingName: string; date: string };
  "dateNotChanged": { message: string };
  "changeDate": NoValues;
  "cancel": NoValues;
  "save": NoValues;
  "saving": NoValues;
  "changeDateEffect": { b: Tag; date: string; listingName: string };
  "sending": NoValues;
  "fullyBooked": { day: string };
  "dateRequested": { listingName: string; requestedDate: string };
  "requestAnotherDate": NoValues;
  "request": NoValues;
  "requestEffect": { b: Tag; date: string };
}

export const t = makeTexts<Messages>({
  "date": "Date",
  "dateChanged": ["Your enquiry to ",["listingName"]," is now for ",["date"],"."],
  "dateNotChanged": ["The date was not changed. ",["message"]],
  "changeDate": "Change date",
  "cancel": "Cancel",
  "save": "Save",
  "saving": "Saving…",
  "changeDateEffect": ["Your enquiry is for ",["b",["date"]],". We’ll notify ",["listingName"]," of the new date. Your code stays the same."],
  "sending": "Sending…",
  "fullyBooked": [["day"]," is fully booked. Choose another date or message the business."],
  "dateRequested": ["We’ve asked ",["listingName"]," for ",["requestedDate"],". We’ll let you know once they reply."],
  "requestAnotherDate": "Request another date",
  "request": "Request",
  "requestEffect": ["Your booking stays approved for ",["b",["date"]]," until they accept. Moving it costs nothing."],
});
