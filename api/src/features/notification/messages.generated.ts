// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "event": { type: string; date: string; guests: number };
  "formerBusiness": NoValues;
  "enquirySent": { business: string; event: string };
  "enquiryReceived": { couple: string; event: string };
  "enquiryWithdrawn": { couple: string; event: string };
  "enquiryUnanswered": { business: string; event: string };
  "youApproved": { couple: string; event: string };
  "approved": { business: string; event: string };
  "youRejected": { couple: string; event: string };
  "rejected": { business: string; event: string };
  "dateRequested": { couple: string; requestedDate: string; event: string };
  "dateAccepted": { business: string; date: string };
  "dateDeclined": { business: string; requestedDate: string; date: string };
  "requestCancelled": { couple: string; requestedDate: string; date: string };
  "dateChanged": { couple: string; previousDate: string; date: string };
  "rejectionReason": { reason: string };
  "rejectionNote": { note: string };
  "guestsChanged": { couple: string; previousGuests: number; guests: number };
  "datesOffered": { business: string; dates: string; date: string };
  "offerAccepted": { couple: string; date: string; previousDate: string };
  "offerDeclined": { couple: string; date: string };
  "visitRequested": { couple: string; times: string };
  "visitOffered": { count: number; business: string; times: string };
  "visitConfirmed": { other: string; time: string };
  "visitMoved": { other: string; time: string };
  "visitSoon": { business: string; time: string };
  "coupleVisitsSoon": { couple: string; business: string; time: string };
  "visitCancelled": { business: string; time: string };
  "visitCancelledForOwner": { couple: string; time: string };
  "visitRequestCancelled": { other: string };
  "quoteSent": { business: string; total: string; validUntil: string };
  "quoteSentAgain": { business: string; total: string; validUntil: string };
  "quoteAccepted": { couple: string; total: string };
  "quoteDeclined": { couple: string };
  "quoteChangeAsked": { couple: string; note: string };
  "messageFrom": { sender: string; count: number };
  "cityInterest": { city: string };
  "listingApproved": { business: string };
  "listingRejected": { business: string; reason: string };
  "enquiryClosed": { business: string; event: string };
  "bookingStays": { business: string; event: string };
  "coupleWithdrew": { event: string };
  "coupleDeleted": { event: string };
  "bothPricesRead": { veg: number; nonVeg: number };
  "vegPriceRead": { veg: number };
  "nonVegPriceRead": { nonVeg: number };
  "noPriceRead": NoValues;
  "pricesReadAgain": NoValues;
  "listingSuspended": { business: string; reason: string };
  "listingReinstated": { business: string };
  "storyPublished": { title: string };
  "storyRejected": { title: string; reason: string };
  "reviewPublished": { business: string };
  "reviewRejected": { business: string; reason: string };
  "flaggedReviewKept": { reviewer: string };
  "flaggedReviewRemoved": { reviewer: string };
  "markedRead": NoValues;
  "notificationNotFound": NoValues;
  "reviewRequested": { date: string; business: string };
  "confirmationRequested": { couple: string; date: string };
  "eventDenied": { business: string; date: string };
  "ownReviewUpheld": { business: string; reason: string };
  "ownReviewPublished": { business: string; reason: string };
  "ownReviewRemoved": { business: string; reason: string };
  "disputedReviewUpheld": { couple: string; reason: string };
  "disputedReviewPublished": { couple: string; reason: string };
  "disputedReviewRemoved": { couple: string; reason: string };
  "reportDismissed": { other: string };
  "reportedMessageRemoved": { other: string };
  "reportedSenderWarned": { other: string };
  "messageRemoved": { other: string; reason: string };
  "messageWarned": { other: string; reason: string };
  "messageRemovedWithoutReason": { other: string };
  "messageWarnedWithoutReason": { other: string };
}

export const t = makeTranslate<Messages>({
  "event": [["type"]," on ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "formerBusiness": "A former business",
  "enquirySent": ["Enquiry sent to ",["business"],": ",["event"],"."],
  "enquiryReceived": ["New enquiry from ",["couple"],": ",["event"],"."],
  "enquiryWithdrawn": [["couple"]," withdrew their enquiry: ",["event"],"."],
  "enquiryUnanswered": [["business"]," hasn’t replied to your enquiry yet: ",["event"],"."],
  "youApproved": ["You approved ",["couple"],"’s booking: ",["event"],"."],
  "approved": [["business"]," approved your booking: ",["event"],"."],
  "youRejected": ["You rejected ",["couple"],"’s enquiry: ",["event"],"."],
  "rejected": [["business"]," rejected your enquiry: ",["event"],"."],
  "dateRequested": [["couple"]," requested a new date, ",["requestedDate"],", for their ",["event"],"."],
  "dateAccepted": [["business"]," moved your booking to ",["date"],"."],
  "dateDeclined": [["business"]," can’t move your booking to ",["requestedDate"],". It stays on ",["date"],"."],
  "requestCancelled": [["couple"]," cancelled their request for ",["requestedDate"],". The booking stays on ",["date"],"."],
  "dateChanged": [["couple"]," changed the date of their enquiry from ",["previousDate"]," to ",["date"],"."],
  "rejectionReason": ["Reason: ",["reason"],"."],
  "rejectionNote": ["“",["note"],"”"],
  "guestsChanged": [["couple"]," changed the number of guests of their enquiry from ",["previousGuests",4]," to ",["guests",4],"."],
  "datesOffered": [["business"]," offers ",["dates"]," instead of ",["date"],"."],
  "offerAccepted": [["couple"]," accepted ",["date"]," instead of ",["previousDate"],"."],
  "offerDeclined": [["couple"]," declined the dates that you offered. Their enquiry stays on ",["date"],"."],
  "visitRequested": [["couple"]," would like to visit: ",["times"],"."],
  "visitOffered": [["count",2,{"one":[["business"]," offers another time for your visit: ",["times"],"."],"other":[["business"]," offers other times for your visit: ",["times"],"."]}]],
  "visitConfirmed": [["other"]," confirmed the visit on ",["time"],"."],
  "visitMoved": [["other"]," moved the visit to ",["time"],"."],
  "visitSoon": ["Your visit to ",["business"]," is on ",["time"],"."],
  "coupleVisitsSoon": [["couple"]," visits ",["business"]," on ",["time"],"."],
  "visitCancelled": ["Your visit to ",["business"]," on ",["time"]," is cancelled."],
  "visitCancelledForOwner": [["couple"],"’s visit on ",["time"]," is cancelled."],
  "visitRequestCancelled": ["The visit that you were arranging with ",["other"]," is cancelled."],
  "quoteSent": [["business"]," sent you a quote of ",["total"],", valid until ",["validUntil"],"."],
  "quoteSentAgain": [["business"]," sent you a new version of the quote: ",["total"],", valid until ",["validUntil"],"."],
  "quoteAccepted": [["couple"]," accepted your quote of ",["total"],"."],
  "quoteDeclined": [["couple"]," declined your quote."],
  "quoteChangeAsked": [["couple"]," declined your quote and asks for a change: “",["note"],"”"],
  "messageFrom": [["sender"]," sent you ",["count",2,{"one":"a message","other":[0," messages"]}],"."],
  "cityInterest": ["A couple is looking for a venue in ",["city"],"."],
  "listingApproved": [["business"]," is approved. Couples can find it now."],
  "listingRejected": [["business"]," was not approved: ",["reason"]],
  "enquiryClosed": [["business"]," is no longer on Mandap. Your enquiry is closed: ",["event"],"."],
  "bookingStays": [["business"]," is no longer on Mandap. Your booking stays in your dashboard: ",["event"],". Please agree on everything else with them directly."],
  "coupleWithdrew": ["A couple has left Mandap, and their enquiry is withdrawn: ",["event"],"."],
  "coupleDeleted": ["A couple has left Mandap. Their booking stays approved: ",["event"],"."],
  "bothPricesRead": ["We read these prices per plate from your food packages text: veg ₹",["veg",4],", non-veg ₹",["nonVeg",4],". Please check them under Details and confirm them."],
  "vegPriceRead": ["We read these prices per plate from your food packages text: veg ₹",["veg",4],". Please check them under Details and confirm them."],
  "nonVegPriceRead": ["We read these prices per plate from your food packages text: non-veg ₹",["nonVeg",4],". Please check them under Details and confirm them."],
  "noPriceRead": "We found no price per plate in your food packages text. Please enter your prices under Details.",
  "pricesReadAgain": "We have read the prices in your food packages text again. Please check them under Details and confirm them.",
  "listingSuspended": [["business"]," is suspended: ",["reason"]],
  "listingReinstated": [["business"]," is public again. Couples can find it and send enquiries."],
  "storyPublished": ["Your story “",["title"],"” is published."],
  "storyRejected": ["Your story “",["title"],"” was not published: ",["reason"]],
  "reviewPublished": ["Your review of ",["business"]," is published."],
  "reviewRejected": ["Your review of ",["business"]," was not published: ",["reason"]],
  "flaggedReviewKept": [["reviewer"],"’s review, which you flagged, stays. It doesn’t break our rules."],
  "flaggedReviewRemoved": ["We removed ",["reviewer"],"’s review, which you flagged."],
  "markedRead": "Marked as Read",
  "notificationNotFound": "Notification not found",
  "reviewRequested": ["How was your event on ",["date"]," with ",["business"],"? Other couples would like to read your review."],
  "confirmationRequested": ["Did ",["couple"],"’s event on ",["date"]," take place?"],
  "eventDenied": [["business"]," says that your event on ",["date"]," didn’t take place. If it did, tell us what happened."],
  "ownReviewUpheld": ["Your review of ",["business"]," stays: ",["reason"]],
  "ownReviewPublished": ["Your disputed review of ",["business"]," is published and verified: ",["reason"]],
  "ownReviewRemoved": ["We removed your review of ",["business"],": ",["reason"]],
  "disputedReviewUpheld": [["couple"],"’s review, which you disputed, stays: ",["reason"]],
  "disputedReviewPublished": [["couple"],"’s review, which you disputed, is published and verified: ",["reason"]],
  "disputedReviewRemoved": ["We removed ",["couple"],"’s review, which you disputed: ",["reason"]],
  "reportDismissed": ["We have read the message from ",["other"]," that you reported. It doesn’t break our rules, so it stays."],
  "reportedMessageRemoved": ["We have removed the message from ",["other"]," that you reported."],
  "reportedSenderWarned": ["We have warned ",["other"]," because of the message that you reported."],
  "messageRemoved": ["We have removed a message that you sent to ",["other"],": ",["reason"]],
  "messageWarned": [["other"]," reported a message from you, and we found the report justified: ",["reason"]],
  "messageRemovedWithoutReason": ["We have removed a message that you sent to ",["other"],"."],
  "messageWarnedWithoutReason": [["other"]," reported a message from you, and we found the report justified."],
});
