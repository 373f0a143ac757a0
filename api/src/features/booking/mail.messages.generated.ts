// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "hello": { name: string };
  "event": { type: string; date: string; guests: number };
  "open": NoValues;
  "received.subject": { event: string };
  "received.event": { listing: string; couple: string; event: string };
  "received.message": { message: string };
  "received.phone": { phone: string };
  "received.code": NoValues;
  "dateChanged.subject": { type: string; date: string };
  "dateChanged.dates": { couple: string; previousDate: string; date: string };
  "dateChanged.event": { event: string };
  "guestsChanged.subject": { type: string; date: string; guests: number };
  "guestsChanged.guests": { couple: string; previousGuests: number; guests: number };
  "sent.subject": { listing: string };
  "sent.event": { listing: string; event: string };
  "sent.code": NoValues;
  "youApproved.subject": { couple: string };
  "youApproved.event": { couple: string; event: string };
  "youRejected.subject": { couple: string };
  "youRejected.event": { couple: string; event: string };
  "youRejected.reason": { reason: string };
  "rejectionNote": { note: string };
  "approved.subject": { listing: string };
  "approved.event": { listing: string; event: string };
  "approved.payment": NoValues;
  "rejected.subject": { listing: string };
  "rejected.event": { listing: string; event: string };
  "rejected.others": NoValues;
  "rejected.reason": { reason: string };
  "rejected.othersForPlans": NoValues;
  "datesOffered.subject": { listing: string };
  "datesOffered.dates": { listing: string; dates: string; event: string };
  "datesOffered.answer": NoValues;
  "offerAccepted.subject": { couple: string; date: string };
  "offerAccepted.event": { couple: string; event: string };
  "offerAccepted.code": NoValues;
  "offerDeclined.subject": { couple: string };
  "offerDeclined.event": { couple: string; event: string };
  "dateRequested.subject": { date: string };
  "dateRequested.event": { couple: string; date: string; event: string };
  "dateRequested.pending": NoValues;
  "requestCancelled.subject": { requestedDate: string };
  "requestCancelled.event": { couple: string; requestedDate: string; date: string };
  "dateAccepted.subject": { date: string };
  "dateAccepted.date": { listing: string; date: string };
  "dateDeclined.subject": { listing: string; requestedDate: string };
  "dateDeclined.date": { listing: string; requestedDate: string; date: string };
  "listingGone.subject": { listing: string };
  "listingGone.enquiry": { listing: string; event: string };
  "listingGone.booking": { listing: string; event: string };
  "coupleDeleted.subject": { date: string };
  "coupleDeleted.event": { event: string };
}

export const t = makeTranslate<Messages>({
  "hello": ["Hello ",["name"],","],
  "event": [["type"]," on ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "open": "Open the conversation",
  "received.subject": ["New enquiry: ",["event"]],
  "received.event": ["New enquiry for ",["listing"]," from ",["couple"],": ",["event"],"."],
  "received.message": ["“",["message"],"”"],
  "received.phone": ["Phone: +91 ",["phone"]],
  "received.code": "Once you have agreed on the date, ask them for the six-digit code of their enquiry and enter it to approve the booking.",
  "dateChanged.subject": ["New date: ",["type"]," on ",["date"]],
  "dateChanged.dates": [["couple"]," changed the date of their enquiry from ",["previousDate"]," to ",["date"],"."],
  "dateChanged.event": ["Their enquiry is now: ",["event"],". It’s still waiting for your decision."],
  "guestsChanged.subject": ["New guest count: ",["type"]," on ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "guestsChanged.guests": [["couple"]," changed the number of guests from ",["previousGuests",4]," to ",["guests",4],"."],
  "sent.subject": ["Enquiry sent to ",["listing"]],
  "sent.event": ["Your enquiry to ",["listing"]," was sent: ",["event"],"."],
  "sent.code": "Once you have agreed on the date, give them the six-digit code that you find under Bookings.",
  "youApproved.subject": ["You approved ",["couple"],"’s booking"],
  "youApproved.event": ["You approved ",["couple"],"’s booking: ",["event"],"."],
  "youRejected.subject": ["You rejected ",["couple"],"’s enquiry"],
  "youRejected.event": ["You rejected ",["couple"],"’s enquiry: ",["event"],"."],
  "youRejected.reason": ["Reason: ",["reason"]],
  "rejectionNote": ["“",["note"],"”"],
  "approved.subject": [["listing"]," approved your booking"],
  "approved.event": [["listing"]," approved your booking: ",["event"],"."],
  "approved.payment": "To hold the date, pay 40% of the agreed price. The remainder is paid directly to them on the event day.",
  "rejected.subject": [["listing"]," rejected your enquiry"],
  "rejected.event": [["listing"]," rejected your enquiry: ",["event"],"."],
  "rejected.others": "Other venues and vendors may have the date free.",
  "rejected.reason": ["Reason: ",["reason"]],
  "rejected.othersForPlans": "Other venues and vendors may suit your plans.",
  "datesOffered.subject": [["listing"]," offers other dates"],
  "datesOffered.dates": [["listing"]," offers ",["dates"]," for your enquiry: ",["event"],"."],
  "datesOffered.answer": "Your enquiry stays pending. Under Bookings you can accept a date, decline the offer or withdraw your enquiry.",
  "offerAccepted.subject": [["couple"]," accepted ",["date"]],
  "offerAccepted.event": [["couple"]," accepted a date that you offered. Their enquiry is now: ",["event"],"."],
  "offerAccepted.code": "It’s still waiting for your decision. Ask them for the six-digit code of their enquiry and enter it to approve the booking.",
  "offerDeclined.subject": [["couple"]," declined the dates that you offered"],
  "offerDeclined.event": [["couple"]," declined the dates that you offered. Their enquiry stays as it was: ",["event"],". It’s still waiting for your decision."],
  "dateRequested.subject": ["New date requested: ",["date"]],
  "dateRequested.event": [["couple"]," requested a new date, ",["date"],", for their ",["event"],"."],
  "dateRequested.pending": "The booking stays approved for its current date until you accept.",
  "requestCancelled.subject": ["Request cancelled: ",["requestedDate"]],
  "requestCancelled.event": [["couple"]," cancelled their request for ",["requestedDate"],". The booking stays on ",["date"],"."],
  "dateAccepted.subject": ["Your booking is now on ",["date"]],
  "dateAccepted.date": [["listing"]," moved your booking to ",["date"],"."],
  "dateDeclined.subject": [["listing"]," can’t move your booking to ",["requestedDate"]],
  "dateDeclined.date": [["listing"]," can’t move your booking to ",["requestedDate"],". It stays on ",["date"],"."],
  "listingGone.subject": [["listing"]," is no longer on Mandap"],
  "listingGone.enquiry": [["listing"]," is no longer on Mandap. Your enquiry is closed: ",["event"],"."],
  "listingGone.booking": [["listing"]," is no longer on Mandap. Your booking stays in your dashboard: ",["event"],". Please agree on everything else with them directly."],
  "coupleDeleted.subject": ["The couple booked for ",["date"]," has left Mandap"],
  "coupleDeleted.event": ["A couple has left Mandap. Their booking stays approved: ",["event"],"."],
});
