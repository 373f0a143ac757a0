// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "listingMissing": NoValues;
  "notApproved": NoValues;
  "bookingPassed": NoValues;
  "businessLeft": { listing: string };
  "anotherEnquiry": NoValues;
  "noRequestedDate": NoValues;
  "codeInEnquiry": NoValues;
  "wrongOtp": NoValues;
  "datePassed": { date: string };
  "datePassedForCouple": { date: string };
  "dateChanged": { date: string };
  "guestsChanged": { guests: number };
  "dateAndGuestsChanged": { date: string; guests: number };
  "alreadyDecided": { status: string };
  "enquiryDateFull": { date: string };
  "sameDate": { date: string };
  "requestedDatePassed": { date: string };
  "requestedDateFull": { date: string };
  "requestedDateChanged": { date: string };
  "tooManyDateChanges": { count: number; wait: string };
  "tooManyOffers": { count: number; wait: string };
  "tooManyAnswers": { count: number; wait: string };
  "tooManyQuotes": { count: number; wait: string };
  "tooManyVisitChanges": { count: number; wait: string };
  "enquiryBlocked": { listing: string };
  "noteBlocked": NoValues;
  "offerBlocked": NoValues;
  "newerEnquiry": NoValues;
  "offerNotFound": NoValues;
  "offerClosed": NoValues;
  "dateNotOffered": { date: string };
  "offeredSameDate": { date: string };
  "offeredDateFull": { dates: string; count: number };
  "acceptedDateFull": { date: string };
  "listingUnavailable": { listing: string };
  "bookingNotFound": NoValues;
  "listingNotFound": NoValues;
  "formerUser": NoValues;
}

export const t = makeTranslate<Messages>({
  "listingMissing": "Please choose a listing",
  "notApproved": "Only approved bookings can be rescheduled.",
  "bookingPassed": "The date of this booking has passed.",
  "businessLeft": [["listing"]," is no longer on Mandap, so nobody could accept another date."],
  "anotherEnquiry": "This couple has another enquiry with you. Decline this request and answer that enquiry.",
  "noRequestedDate": "There is no requested date anymore.",
  "codeInEnquiry": "Please remove the code of your other enquiry. Share it only with that business, once you’ve agreed.",
  "wrongOtp": "Invalid OTP",
  "datePassed": [["date"]," has passed. Send a new enquiry for another date."],
  "datePassedForCouple": [["date"]," has passed. The couple can send a new enquiry for another date."],
  "dateChanged": ["The couple changed the date to ",["date"],". Check the new date, then decide again."],
  "guestsChanged": ["The couple changed the guests to ",["guests",4],". Check the new number, then decide again."],
  "dateAndGuestsChanged": ["The couple changed the date to ",["date"]," and the guests to ",["guests",4],". Check both, then decide again."],
  "alreadyDecided": [["status",1,{"approved":"This enquiry was already approved.","rejected":"This enquiry was already rejected.","withdrawn":"This enquiry was already withdrawn.","other":"This enquiry is pending."}]],
  "enquiryDateFull": [["date"]," is already fully booked. Reject this enquiry or offer other dates."],
  "sameDate": ["Your booking is already on ",["date"],"."],
  "requestedDatePassed": [["date"]," has passed."],
  "requestedDateFull": [["date"]," is already fully booked. Decline the request or agree on another date."],
  "requestedDateChanged": ["The couple now requests ",["date"],"."],
  "tooManyDateChanges": ["You changed this booking ",["count",4]," times within the last hour. Try again in ",["wait"],"."],
  "tooManyOffers": ["You offered dates for this enquiry ",["count",4]," times within the last hour. Try again in ",["wait"],"."],
  "tooManyAnswers": ["You changed your answer ",["count",4]," times within the last hour. Try again in ",["wait"],"."],
  "tooManyQuotes": ["You have sent ",["count",4]," versions of this quote within the last hour. Try again in ",["wait"],"."],
  "tooManyVisitChanges": ["The times of this visit changed ",["count",4]," times within the last hour. Try again in ",["wait"],"."],
  "enquiryBlocked": ["You can’t send an enquiry to ",["listing"],". If you have blocked them, unblock them in your conversation first."],
  "noteBlocked": "You can’t send a note in this conversation. Leave it out to reject the enquiry.",
  "offerBlocked": "You can’t offer dates in this conversation.",
  "newerEnquiry": "You have another enquiry with this business. Decline this offer and use that enquiry.",
  "offerNotFound": "Offer not found",
  "offerClosed": "This offer is no longer open. Check the enquiry again.",
  "dateNotOffered": [["date"]," is not one of the offered dates."],
  "offeredSameDate": ["The enquiry is already for ",["date"],"."],
  "offeredDateFull": [["dates"]," ",["count",2,{"one":"is","other":"are"}]," fully booked. Offer other dates."],
  "acceptedDateFull": [["date"]," is now fully booked. Choose another of the offered dates or decline them."],
  "listingUnavailable": [["listing"]," is currently not available."],
  "bookingNotFound": "Booking not found",
  "listingNotFound": "Listing not found",
  "formerUser": "Former user",
});
