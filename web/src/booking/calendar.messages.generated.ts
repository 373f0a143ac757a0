// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "eventAndGuests": { typeOfEvent: string; guests: number };
  "requestedDate": { requestedDate: string };
  "requestedFrom": { date: string };
  "monthCaption": { month: string };
  "legend.booked": NoValues;
  "legend.enquiries": NoValues;
  "legend.rescheduleRequested": NoValues;
  "legend.blocked": NoValues;
  "legend.visits": NoValues;
  "visits": { visits: number };
  "blocked": NoValues;
  "full": NoValues;
  "bookedOf": { approved: number; capacity: number };
  "fullBooked": { approved: number };
  "enquiries": { pending: number };
}

export const t = makeTranslate<Messages>({
  "eventAndGuests": [["typeOfEvent"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "requestedDate": ["Requested new date: ",["requestedDate"]],
  "requestedFrom": ["Wants to move here from ",["date"]],
  "monthCaption": [["month"],", enquiries and bookings by day"],
  "legend.booked": "booked",
  "legend.enquiries": "enquiries",
  "legend.rescheduleRequested": "to move here",
  "legend.blocked": "blocked",
  "legend.visits": "visits",
  "visits": [["visits",2,{"one":"visit","other":"visits"}]],
  "blocked": "Blocked",
  "full": "Full",
  "bookedOf": [["approved",4]," of ",["capacity",4]],
  "fullBooked": [", ",["approved",4]," booked"],
  "enquiries": [["pending",2,{"one":"enquiry","other":"enquiries"}]],
});
