// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "enquirySent": NoValues;
  "sendEnquiry": NoValues;
  "yourEnquiryCode": NoValues;
  "bookingApproved": { name: string; date: string; link: Tag };
  "giveCode": { name: string };
}

export const t = makeTranslate<Messages>({
  "enquirySent": "Enquiry Sent",
  "sendEnquiry": "Send Enquiry",
  "yourEnquiryCode": "Your enquiry code",
  "bookingApproved": [["name"]," approved your booking for ",["date"],". ",["link","Bookings"]],
  "giveCode": ["Give this code to ",["name"]," once you agree on the date. It closes in 5 seconds; press Enquiry Sent to see it again."],
});
