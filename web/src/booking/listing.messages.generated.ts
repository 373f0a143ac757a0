// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues, type Tag } from '@mandap/api/texts';

interface Messages {
  "enquirySent": NoValues;
  "sendEnquiry": NoValues;
  "yourEnquiryCode": NoValues;
  "bookingApproved": { name: string; date: string; link: Tag };
  "giveCode": { name: string };
}

export const t = makeTexts<Messages>({
  "enquirySent": "Enquiry Sent",
  "sendEnquiry": "Send Enquiry",
  "yourEnquiryCode": "Your enquiry code",
  "bookingApproved": [["name"]," approved your booking for ",["date"],". ",["link","Bookings"]],
  "giveCode": ["Give this code to ",["name"]," once you agree on the date. It closes in 5 seconds; press Enquiry Sent to see it again."],
});
