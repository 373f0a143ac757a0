// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "labelNotFound": NoValues;
  "bookingNotFound": NoValues;
  "labelExists": NoValues;
  "labelLimit": { max: number };
  "labelsPerEnquiry": { max: number };
  "noteNotKept": NoValues;
  "status.pending": NoValues;
  "status.approved": NoValues;
  "status.rejected": NoValues;
  "status.withdrawn": NoValues;
  "status.expired": NoValues;
  "column.name": NoValues;
  "column.status": NoValues;
  "column.typeOfEvent": NoValues;
  "column.date": NoValues;
  "column.guests": NoValues;
  "column.location": NoValues;
  "column.contact": NoValues;
  "column.address": NoValues;
  "column.message": NoValues;
  "column.sent": NoValues;
  "column.decided": NoValues;
  "column.rejectionReason": NoValues;
  "column.labels": NoValues;
  "column.note": NoValues;
  "exportNotAllowed": NoValues;
  "exportInvalid": NoValues;
}

export const t = makeTranslate<Messages>({
  "labelNotFound": "Label not found",
  "bookingNotFound": "Enquiry not found",
  "labelExists": "You already have a label with this name.",
  "labelLimit": ["You can have up to ",["max",4]," labels. Delete one that you no longer need."],
  "labelsPerEnquiry": ["An enquiry can have up to ",["max",4]," labels. Remove one first."],
  "noteNotKept": "Notes are kept for two years after the event, so a new one would be deleted tonight.",
  "status.pending": "Pending",
  "status.approved": "Approved",
  "status.rejected": "Rejected",
  "status.withdrawn": "Withdrawn",
  "status.expired": "Expired",
  "column.name": "Name",
  "column.status": "Status",
  "column.typeOfEvent": "Type of event",
  "column.date": "Date",
  "column.guests": "Guests",
  "column.location": "Location",
  "column.contact": "Contact",
  "column.address": "Address",
  "column.message": "Message",
  "column.sent": "Sent",
  "column.decided": "Decided",
  "column.rejectionReason": "Reason for rejection",
  "column.labels": "Labels",
  "column.note": "Private note",
  "exportNotAllowed": "Log in as a venue or vendor to export your enquiries.",
  "exportInvalid": "This link has invalid filters. Open your enquiries, and export them from there.",
});
