// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "cityAndDay": { listingCity: string; day: string };
  "date": NoValues;
  "event": NoValues;
  "guests": NoValues;
  "unavailable": { listingName: string; status: string };
  "changeEnquiryOf": { hidden: Tag; listingName: string };
  "withdrawOf": { hidden: Tag; listingName: string };
  "listingGone": { listingName: string };
  "rejected.DATE_TAKEN": { listingName: string };
  "rejected.TOO_MANY_GUESTS": { listingName: string };
  "rejected.TOO_FEW_GUESTS": { listingName: string };
  "rejected.NOT_OUR_KIND_OF_EVENT": { listingName: string };
  "rejected.CLOSED_FOR_SEASON": { listingName: string };
  "rejected.OTHER": { listingName: string };
  "rejectionNote": { note: string };
  "withdrawnExplanation": NoValues;
  "expiredAskAgain": { listingName: string };
  "expired": { listingName: string };
  "noReplyYet": { listingName: string };
  "freeOnYourDate": NoValues;
  "approvedPast": { listingName: string };
  "approved": { listingName: string };
  "historyOf": { hidden: Tag; listingName: string };
  "step.you": NoValues;
  "step.sent": NoValues;
  "step.wrongCode": { name: string };
  "step.approved": { name: string };
  "step.rejected": { name: string };
  "step.rejectedFor": { name: string; reason: string };
  "step.guestsChanged": { previousGuests: number; guests: number };
  "step.offered": { name: string; dates: string };
  "step.offerAccepted": { day: string };
  "step.offerDeclined": NoValues;
  "step.eventConfirmed": { name: string };
  "step.eventDenied": { name: string };
  "step.reviewUpheld": NoValues;
  "step.reviewRemoved": NoValues;
  "step.withdrawn": NoValues;
  "step.dateChangedFrom": { previousDate: string; day: string };
  "step.dateChanged": { day: string };
  "step.requested": { day: string };
  "step.requestCancelled": { day: string };
  "step.moved": { name: string; day: string };
  "step.declined": { name: string; day: string };
  "step.anotherDay": NoValues;
  "yourEnquiryCode": NoValues;
  "copyFailed": NoValues;
  "codeCopied": NoValues;
  "copyCode": NoValues;
  "giveCodeTo": { listingName: string };
  "offerTitle": { listingName: string };
  "offerHint": { date: string };
  "acceptDate": { day: string };
  "declineOffer": { hidden: Tag; listingName: string };
  "offerAccepted": { listingName: string; date: string };
  "offerDeclined": { listingName: string; date: string };
  "expiredOfferDeclined": { listingName: string };
  "offerNotAnswered": { why: string };
  "requestNotCancelled": { refusal: string };
  "dateRequestedPending": { b: Tag; requestedDate: string; listingName: string };
  "requestAnotherDateOf": { hidden: Tag; listingName: string };
  "cancelRequest": { hidden: Tag; requestedDate: string };
  "notWithdrawn": { refusal: string };
  "withdrawn": { listingName: string };
  "withdrawEffect": { listingName: string; date: string };
  "withdrawTitle": NoValues;
  "withdraw": NoValues;
}

export const t = makeTranslate<Messages>({
  "cityAndDay": [["listingCity"],", sent ",["day"]],
  "date": "Date",
  "event": "Event",
  "guests": "Guests",
  "unavailable": [["listingName"]," is currently not available on Mandap. Your ",["status",1,{"pending":"enquiry","other":"booking"}]," continues."],
  "changeEnquiryOf": ["Change",["hidden"," the enquiry to ",["listingName"]]],
  "withdrawOf": ["Withdraw",["hidden"," the enquiry to ",["listingName"]]],
  "listingGone": [["listingName"]," is no longer on Mandap. Other places may have your date free."],
  "rejected.DATE_TAKEN": [["listingName"]," can’t take this date. Other places may have it free."],
  "rejected.TOO_MANY_GUESTS": [["listingName"]," can’t take this many guests."],
  "rejected.TOO_FEW_GUESTS": [["listingName"]," takes larger events only."],
  "rejected.NOT_OUR_KIND_OF_EVENT": [["listingName"]," doesn’t take this kind of event."],
  "rejected.CLOSED_FOR_SEASON": [["listingName"]," is closed for the season."],
  "rejected.OTHER": [["listingName"]," rejected your enquiry."],
  "rejectionNote": ["They write: “",["note"],"”"],
  "withdrawnExplanation": "You withdrew this enquiry.",
  "expiredAskAgain": [["listingName"]," didn’t approve this enquiry before its date. You can send them a new enquiry for another date."],
  "expired": [["listingName"]," didn’t approve this enquiry before its date."],
  "noReplyYet": [["listingName"]," hasn’t replied yet. You can wait, or withdraw your enquiry."],
  "freeOnYourDate": "Similar places that are free on your date:",
  "approvedPast": [["listingName"]," approved this booking."],
  "approved": [["listingName"]," approved your booking."],
  "historyOf": ["History",["hidden"," of the enquiry to ",["listingName"]]],
  "step.you": "You",
  "step.sent": "You sent the enquiry",
  "step.wrongCode": [["name"]," entered a wrong code"],
  "step.approved": [["name"]," approved it with your code"],
  "step.rejected": [["name"]," rejected it"],
  "step.rejectedFor": [["name"]," rejected it: ",["reason"]],
  "step.guestsChanged": ["You changed the guests from ",["previousGuests",4]," to ",["guests",4]],
  "step.offered": [["name"]," offered ",["dates"]],
  "step.offerAccepted": ["You accepted ",["day"]],
  "step.offerDeclined": "You declined the offered dates",
  "step.eventConfirmed": [["name"]," confirmed that it took place"],
  "step.eventDenied": [["name"]," said that it didn’t take place"],
  "step.reviewUpheld": "An admin upheld your review",
  "step.reviewRemoved": "An admin removed your review",
  "step.withdrawn": "You withdrew it",
  "step.dateChangedFrom": ["You changed the date from ",["previousDate"]," to ",["day"]],
  "step.dateChanged": ["You changed the date to ",["day"]],
  "step.requested": ["You requested ",["day"]],
  "step.requestCancelled": ["You cancelled your request for ",["day"]],
  "step.moved": [["name"]," accepted ",["day"]],
  "step.declined": [["name"]," declined ",["day"],"; the date stays"],
  "step.anotherDay": "another day",
  "yourEnquiryCode": "Your enquiry code",
  "copyFailed": "Your browser doesn’t allow copying. Please type the code.",
  "codeCopied": "Copied",
  "copyCode": "Copy code",
  "giveCodeTo": ["Give it to ",["listingName"]," once you agree on the date."],
  "offerTitle": [["listingName"]," offers other dates"],
  "offerHint": ["Your enquiry is for ",["date"],". Accept a date to move it. It stays pending until they approve it with your code."],
  "acceptDate": ["Accept ",["day"]],
  "declineOffer": ["Decline",["hidden"," the dates of ",["listingName"]]],
  "offerAccepted": ["Your enquiry to ",["listingName"]," is now for ",["date"],"."],
  "offerDeclined": ["You declined. Your enquiry to ",["listingName"]," stays on ",["date"],"."],
  "expiredOfferDeclined": ["You declined. You can send ",["listingName"]," a new enquiry for another date."],
  "offerNotAnswered": ["Your answer was not sent. ",["why"]],
  "requestNotCancelled": ["Your request was not cancelled. ",["refusal"]],
  "dateRequestedPending": ["You requested ",["b",["requestedDate"]],". ",["listingName"]," hasn’t replied yet."],
  "requestAnotherDateOf": ["Request another date",["hidden"," from ",["listingName"]]],
  "cancelRequest": ["Cancel request",["hidden",": ",["requestedDate"]]],
  "notWithdrawn": ["Your enquiry was not withdrawn. ",["refusal"]],
  "withdrawn": ["You withdrew your enquiry to ",["listingName"],"."],
  "withdrawEffect": ["We’ll notify ",["listingName"]," that you no longer need ",["date"],", and your code will stop working. You can send another enquiry at any time."],
  "withdrawTitle": "Withdraw this enquiry?",
  "withdraw": "Withdraw",
});
