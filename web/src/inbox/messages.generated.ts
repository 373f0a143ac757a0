// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "unread": NoValues;
  "labelsAndNote": { hidden: Tag; name: string };
  "labels": NoValues;
  "privateNote": NoValues;
  "onlyYouSeeThis": NoValues;
  "organiseTitle": NoValues;
  "upToLabels": { max: number };
  "noLabelsYet": NoValues;
  "newLabel": NoValues;
  "addLabel": NoValues;
  "addingLabel": NoValues;
  "save": NoValues;
  "saving": NoValues;
  "organiseSaved": NoValues;
  "organiseNotSaved": { message: string };
  "manageLabels": NoValues;
  "rename": NoValues;
  "renameLabel": { name: string };
  "deleteLabel": { name: string };
  "deleteLabelTitle": { name: string };
  "confirmDeleteLabel": NoValues;
  "deleteLabelEffect": NoValues;
  "labelDeleted": { name: string };
  "labelNotDeleted": { message: string };
  "labelName": NoValues;
  "close": NoValues;
  "approved": { name: string; date: string };
  "typeAndDay": { typeOfEvent: string; day: string };
  "date": NoValues;
  "guests": NoValues;
  "contact": NoValues;
  "location": NoValues;
  "address": NoValues;
  "requestedDate": { requestedDate: string };
  "approveOf": { hidden: Tag; name: string };
  "rejectOf": { hidden: Tag; name: string };
  "noAnswerNeeded": { hidden: Tag; name: string };
  "noAnswerMarked": { name: string };
  "undo": NoValues;
  "offerDatesTo": { hidden: Tag; name: string };
  "offered": { dates: string };
  "rejectedFor": { reason: string };
  "rejectedWithNote": { reason: string; note: string };
  "acceptOf": { hidden: Tag; name: string };
  "declineOf": { hidden: Tag; name: string };
  "history": NoValues;
  "step.you": NoValues;
  "step.sent": NoValues;
  "step.wrongCode": NoValues;
  "step.approved": NoValues;
  "step.rejected": NoValues;
  "step.rejectedFor": { reason: string };
  "step.guestsChanged": { previousGuests: number; guests: number };
  "step.offered": { dates: string };
  "step.offerAccepted": { day: string };
  "step.offerDeclined": NoValues;
  "step.eventConfirmed": NoValues;
  "step.eventDenied": NoValues;
  "step.reviewUpheld": NoValues;
  "step.reviewRemoved": NoValues;
  "step.withdrawn": NoValues;
  "step.dateChangedFrom": { previousDate: string; day: string };
  "step.dateChanged": { day: string };
  "step.requested": { day: string };
  "step.moved": { day: string };
  "step.requestCancelled": { day: string };
  "step.declined": { day: string };
  "step.anotherDate": NoValues;
  "notMarked": { why: string };
  "read": NoValues;
  "new": NoValues;
  "name": NoValues;
  "openConversation": NoValues;
  "yourReviews": NoValues;
  "yourStories": NoValues;
  "markAsReadOf": { hidden: Tag; text: string };
  "reject": NoValues;
  "title.ENQUIRY_SENT": NoValues;
  "title.ENQUIRY_RECEIVED": NoValues;
  "title.ENQUIRY_WITHDRAWN": NoValues;
  "title.ENQUIRY_UNANSWERED": NoValues;
  "title.BOOKING_APPROVED": NoValues;
  "title.BOOKING_REJECTED": NoValues;
  "title.RESCHEDULE_REQUESTED": NoValues;
  "title.RESCHEDULE_ACCEPTED": NoValues;
  "title.RESCHEDULE_DECLINED": NoValues;
  "title.RESCHEDULE_CANCELLED": NoValues;
  "title.MESSAGE_RECEIVED": NoValues;
  "title.MESSAGE_REPORT_DECIDED": NoValues;
  "title.MESSAGE_MODERATED": NoValues;
  "title.CITY_INTEREST": NoValues;
  "title.FLAG_DECIDED": NoValues;
  "title.LISTING_APPROVED": NoValues;
  "title.LISTING_REJECTED": NoValues;
  "title.LISTING_DELETED": NoValues;
  "title.COUPLE_DELETED": NoValues;
  "title.PRICES_PARSED": NoValues;
  "title.DATE_CHANGED": NoValues;
  "title.GUESTS_CHANGED": NoValues;
  "title.DATES_OFFERED": NoValues;
  "title.OFFER_ACCEPTED": NoValues;
  "title.OFFER_DECLINED": NoValues;
  "title.REVIEW_REQUESTED": NoValues;
  "title.CONFIRMATION_REQUESTED": NoValues;
  "title.EVENT_DENIED": NoValues;
  "title.DISPUTE_DECIDED": NoValues;
  "title.VISIT_REQUESTED": NoValues;
  "title.VISIT_OFFERED": NoValues;
  "title.VISIT_CONFIRMED": NoValues;
  "title.VISIT_MOVED": NoValues;
  "title.VISIT_REMINDER": NoValues;
  "title.VISIT_CANCELLED": NoValues;
  "title.QUOTE_SENT": NoValues;
  "title.QUOTE_ACCEPTED": NoValues;
  "title.QUOTE_DECLINED": NoValues;
  "title.LISTING_SUSPENDED": NoValues;
  "title.LISTING_REINSTATED": NoValues;
  "title.STORY_PUBLISHED": NoValues;
  "title.STORY_REJECTED": NoValues;
  "title.REVIEW_PUBLISHED": NoValues;
  "title.REVIEW_REJECTED": NoValues;
  "title.LEGACY": NoValues;
  "enterOTP": NoValues;
  "askForCode": { name: string };
  "cancel": NoValues;
  "submit": NoValues;
  "checking": NoValues;
  "code": NoValues;
  "acceptEffect": { name: string; date: string; day: string };
  "acceptTitle": NoValues;
  "accept": NoValues;
  "notMoved": NoValues;
  "moved": { name: string; day: string };
  "declineEffect": { name: string; requestedDate: string; date: string };
  "declineTitle": NoValues;
  "decline": NoValues;
  "notDeclined": NoValues;
  "declined": { name: string; date: string };
  "locked": { timer: Tag; remaining: string };
  "notRejected": { refusal: string };
  "rejected": { name: string };
  "event": { typeOfEvent: string; date: string; guests: number };
  "rejectEffect": { name: string };
  "reason": NoValues;
  "noteToCouple": NoValues;
  "noteHint": { name: string };
  "rejecting": NoValues;
  "offerTitle": NoValues;
  "offerEffect": { date: string; name: string };
  "firstDate": NoValues;
  "secondDate": NoValues;
  "thirdDate": NoValues;
  "dayFree": { day: string };
  "dayLastPlace": { day: string };
  "dayFull": { day: string };
  "sendOffer": NoValues;
  "sendingOffer": NoValues;
  "datesOffered": { name: string };
  "rejectTitle": NoValues;
  "tooManyAttempts": { until: string };
}

export const t = makeTranslate<Messages>({
  "unread": "Unread",
  "labelsAndNote": ["Labels and note",["hidden"," of ",["name"]]],
  "labels": "Labels",
  "privateNote": "Private note",
  "onlyYouSeeThis": "Only you see labels and notes.",
  "organiseTitle": "Labels and private note",
  "upToLabels": ["Up to ",["max",4]," per enquiry."],
  "noLabelsYet": "You have no labels yet. Add one, such as “Call back”.",
  "newLabel": "New label",
  "addLabel": "Add",
  "addingLabel": "Adding…",
  "save": "Save",
  "saving": "Saving…",
  "organiseSaved": "Saved for you only.",
  "organiseNotSaved": ["Your labels and note were not saved. ",["message"]],
  "manageLabels": "Your labels",
  "rename": "Rename",
  "renameLabel": ["Rename ",["name"]],
  "deleteLabel": ["Delete ",["name"]],
  "deleteLabelTitle": ["Delete the label “",["name"],"”?"],
  "confirmDeleteLabel": "Delete",
  "deleteLabelEffect": "It’s removed from all enquiries. Nothing else in them changes.",
  "labelDeleted": ["The label “",["name"],"” was deleted."],
  "labelNotDeleted": ["The label was not deleted. ",["message"]],
  "labelName": "Name",
  "close": "Close",
  "approved": [["name"]," is booked for ",["date"],"."],
  "typeAndDay": [["typeOfEvent"],", sent ",["day"]],
  "date": "Date",
  "guests": "Guests",
  "contact": "Contact",
  "location": "Location",
  "address": "Address",
  "requestedDate": ["Requested new date: ",["requestedDate"]],
  "approveOf": ["Approve",["hidden"," the enquiry of ",["name"]]],
  "rejectOf": ["Reject",["hidden"," the enquiry of ",["name"]]],
  "noAnswerNeeded": ["No answer needed",["hidden"," for ",["name"]]],
  "noAnswerMarked": [["name"]," needs no answer until they write again."],
  "undo": "Undo",
  "offerDatesTo": ["Offer dates",["hidden"," to ",["name"]]],
  "offered": ["You offered ",["dates"],". Waiting for the couple’s answer."],
  "rejectedFor": ["Reason: ",["reason"]],
  "rejectedWithNote": ["Reason: ",["reason"],". “",["note"],"”"],
  "acceptOf": ["Accept",["hidden"," the new date of ",["name"]]],
  "declineOf": ["Decline",["hidden"," the new date of ",["name"]]],
  "history": "History",
  "step.you": "You",
  "step.sent": "The couple sent the enquiry",
  "step.wrongCode": "A wrong code was entered",
  "step.approved": "You approved it",
  "step.rejected": "You rejected it",
  "step.rejectedFor": ["You rejected it: ",["reason"]],
  "step.guestsChanged": ["The couple changed the guests from ",["previousGuests",4]," to ",["guests",4]],
  "step.offered": ["You offered ",["dates"]],
  "step.offerAccepted": ["The couple accepted ",["day"]],
  "step.offerDeclined": "The couple declined the offered dates",
  "step.eventConfirmed": "You confirmed that it took place",
  "step.eventDenied": "You said that it didn’t take place",
  "step.reviewUpheld": "An admin upheld the review",
  "step.reviewRemoved": "An admin removed the review",
  "step.withdrawn": "The couple withdrew it",
  "step.dateChangedFrom": ["The couple changed the date from ",["previousDate"]," to ",["day"]],
  "step.dateChanged": ["The couple changed the date to ",["day"]],
  "step.requested": ["The couple requested ",["day"]],
  "step.moved": ["You accepted ",["day"]],
  "step.requestCancelled": ["The couple cancelled the request for ",["day"]],
  "step.declined": ["You declined ",["day"]],
  "step.anotherDate": "another date",
  "notMarked": ["The notification was not marked as read. ",["why"]],
  "read": "Read",
  "new": "New",
  "name": "Name",
  "openConversation": "Open the conversation",
  "yourReviews": "Your reviews",
  "yourStories": "Your stories",
  "markAsReadOf": ["Mark as Read",["hidden",": ",["text"]]],
  "reject": "Reject",
  "title.ENQUIRY_SENT": "Enquiry sent",
  "title.ENQUIRY_RECEIVED": "New enquiry",
  "title.ENQUIRY_WITHDRAWN": "Enquiry withdrawn",
  "title.ENQUIRY_UNANSWERED": "No reply yet",
  "title.BOOKING_APPROVED": "Booking approved",
  "title.BOOKING_REJECTED": "Enquiry rejected",
  "title.RESCHEDULE_REQUESTED": "New date requested",
  "title.RESCHEDULE_ACCEPTED": "Booking moved",
  "title.RESCHEDULE_DECLINED": "Booking not moved",
  "title.RESCHEDULE_CANCELLED": "Request cancelled",
  "title.MESSAGE_RECEIVED": "New message",
  "title.MESSAGE_REPORT_DECIDED": "Your report",
  "title.MESSAGE_MODERATED": "About your message",
  "title.CITY_INTEREST": "Looking for a venue",
  "title.FLAG_DECIDED": "Flagged review checked",
  "title.LISTING_APPROVED": "Listing approved",
  "title.LISTING_REJECTED": "Listing not approved",
  "title.LISTING_DELETED": "Listing removed",
  "title.COUPLE_DELETED": "Couple deleted their account",
  "title.PRICES_PARSED": "Check your prices",
  "title.DATE_CHANGED": "Date changed",
  "title.GUESTS_CHANGED": "Guests changed",
  "title.DATES_OFFERED": "Other dates offered",
  "title.OFFER_ACCEPTED": "Offered date accepted",
  "title.OFFER_DECLINED": "Offer declined",
  "title.REVIEW_REQUESTED": "How was it?",
  "title.CONFIRMATION_REQUESTED": "Did it take place?",
  "title.EVENT_DENIED": "Event denied",
  "title.DISPUTE_DECIDED": "Dispute decided",
  "title.VISIT_REQUESTED": "Visit requested",
  "title.VISIT_OFFERED": "Times for a visit",
  "title.VISIT_CONFIRMED": "Visit confirmed",
  "title.VISIT_MOVED": "Visit moved",
  "title.VISIT_REMINDER": "Visit soon",
  "title.VISIT_CANCELLED": "Visit cancelled",
  "title.QUOTE_SENT": "New quote",
  "title.QUOTE_ACCEPTED": "Quote accepted",
  "title.QUOTE_DECLINED": "Quote declined",
  "title.LISTING_SUSPENDED": "Listing suspended",
  "title.LISTING_REINSTATED": "Listing public again",
  "title.STORY_PUBLISHED": "Story published",
  "title.STORY_REJECTED": "Story not published",
  "title.REVIEW_PUBLISHED": "Review published",
  "title.REVIEW_REJECTED": "Review not published",
  "title.LEGACY": "Notification",
  "enterOTP": "Enter OTP",
  "askForCode": ["Ask ",["name"]," for the six-digit code."],
  "cancel": "Cancel",
  "submit": "Submit",
  "checking": "Checking…",
  "code": "Code",
  "acceptEffect": [["name"],"’s booking moves from ",["date"]," to ",["day"],", and we’ll notify them."],
  "acceptTitle": "Move this booking?",
  "accept": "Accept",
  "notMoved": "The booking was not moved.",
  "moved": [["name"],"’s booking is now on ",["day"],"."],
  "declineEffect": ["We’ll notify ",["name"]," that ",["requestedDate"]," isn’t possible. The booking stays approved for ",["date"],"."],
  "declineTitle": "Decline the new date?",
  "decline": "Decline",
  "notDeclined": "The new date was not declined.",
  "declined": [["name"],"’s booking stays on ",["date"],"."],
  "locked": ["Five wrong codes: approving is locked for ",["timer",["remaining"]]],
  "notRejected": ["The enquiry was not rejected. ",["refusal"]],
  "rejected": ["You rejected the enquiry of ",["name"],"."],
  "event": [["typeOfEvent"]," on ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],"."],
  "rejectEffect": ["We’ll notify ",["name"]," of the reason. This can’t be undone."],
  "reason": "Reason",
  "noteToCouple": "Note (optional)",
  "noteHint": [["name"]," will see it."],
  "rejecting": "Rejecting…",
  "offerTitle": "Offer other dates",
  "offerEffect": ["The enquiry stays pending for ",["date"]," until ",["name"]," accepts one of your dates. An offer doesn’t hold a date."],
  "firstDate": "First date",
  "secondDate": "Second date (optional)",
  "thirdDate": "Third date (optional)",
  "dayFree": [["day"]," is free."],
  "dayLastPlace": [["day"]," is free: it’s the last place."],
  "dayFull": [["day"]," is fully booked."],
  "sendOffer": "Send offer",
  "sendingOffer": "Sending…",
  "datesOffered": ["We’ve sent your offer to ",["name"],"."],
  "rejectTitle": "Reject this enquiry?",
  "tooManyAttempts": ["Too many attempts. You can try again at ",["until"],"."],
});
