// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "messages": NoValues;
  "showEarlier": NoValues;
  "nothingYet": NoValues;
  "askFirst": NoValues;
  "answerFirst": NoValues;
  "you": NoValues;
  "sentBy": { hidden: Tag; name: string };
  "read": NoValues;
  "sent": NoValues;
  "heldForPhone": NoValues;
  "heldForLink": NoValues;
  "removedByMandap": NoValues;
  "report": { hidden: Tag; name: string };
  "reported": NoValues;
  "reportDismissed": NoValues;
  "reportedAndWarned": { name: string };
  "warned": NoValues;
  "sending": NoValues;
  "waiting": NoValues;
  "notSent": { reason: string };
  "tryAgain": NoValues;
  "edit": NoValues;
  "discard": NoValues;
  "discarded": NoValues;
  "undo": NoValues;
  "newMessage": { name: string; body: string };
  "writeTo": { name: string };
  "placeholder": NoValues;
  "send": NoValues;
  "attach": NoValues;
  "attachHint": NoValues;
  "attachments": NoValues;
  "removeAttachment": { name: string };
  "openPicture": { name: string };
  "pdf": { name: string; size: string };
  "kilobytes": { size: number };
  "megabytes": { size: string };
  "chooseAttachment": NoValues;
  "pdfTooLarge": NoValues;
  "pictureTooLarge": NoValues;
  "emptyFile": NoValues;
  "uploadAgain": { name: string };
  "uploadFailed": { name: string };
  "tooManyAttachments": { max: number };
  "deletedAttachments": { count: number };
  "closesOn": { time: string };
  "closed": NoValues;
  "otherSideLeft": NoValues;
  "adminsSeeEvents": NoValues;
  "block": { hidden: Tag; name: string };
  "unblock": { hidden: Tag; name: string };
  "blockTitle": { name: string };
  "blockEffect": { name: string };
  "confirmBlock": NoValues;
  "blocked": { name: string };
  "download": NoValues;
  "fileName": { name: string };
  "event.sent": { couple: string };
  "event.wrongCode": { business: string };
  "event.approved": { business: string };
  "event.rejected": { business: string };
  "reason": { reason: string };
  "event.withdrawn": { couple: string };
  "event.dateChangedFrom": { couple: string; previousDate: string; day: string };
  "event.dateChanged": { couple: string; day: string };
  "event.guestsChanged": { couple: string; previousGuests: number; guests: number };
  "event.offered": { business: string; dates: string };
  "event.offerAccepted": { couple: string; day: string };
  "event.offerDeclined": { couple: string };
  "event.confirmed": { business: string };
  "event.denied": { business: string };
  "event.reviewUpheld": NoValues;
  "event.reviewRemoved": NoValues;
  "event.requested": { couple: string; day: string };
  "event.moved": { business: string; day: string };
  "event.declined": { business: string; day: string };
  "event.requestCancelled": { couple: string; day: string };
}

export const t = makeTranslate<Messages>({
  "messages": "Messages",
  "showEarlier": "Show earlier messages",
  "nothingYet": "No messages yet.",
  "askFirst": "No messages yet. Ask about the place, the date or the price.",
  "answerFirst": "No messages yet. Answer the enquiry, or ask what you need to know.",
  "you": "You",
  "sentBy": [["hidden",["name"],": "]],
  "read": "Read",
  "sent": "Sent",
  "heldForPhone": "Waiting for approval: it contains a phone number, and your account is new. We’ll check it before it is delivered.",
  "heldForLink": "Waiting for approval: it contains a link, and your account is new. We’ll check it before it is delivered.",
  "removedByMandap": "Removed by Mandap",
  "report": ["Report",["hidden"," this message from ",["name"]]],
  "reported": "You reported this message",
  "reportDismissed": "You reported this message. We’ve read it: it doesn’t break our rules.",
  "reportedAndWarned": ["You reported this message. We’ve warned ",["name"],"."],
  "warned": "We’ve warned you because of this message.",
  "sending": "Sending…",
  "waiting": "Not sent yet. This message will be sent once we can reach Mandap.",
  "notSent": ["Not sent. ",["reason"]],
  "tryAgain": "Try again",
  "edit": "Edit",
  "discard": "Discard",
  "discarded": "Message discarded.",
  "undo": "Undo",
  "newMessage": ["New message from ",["name"],": ",["body"]],
  "writeTo": ["Message to ",["name"]],
  "placeholder": "Write a message",
  "send": "Send",
  "attach": "Attach files",
  "attachHint": "Attach pictures or PDF files",
  "attachments": "Attachments",
  "removeAttachment": ["Remove ",["name"]],
  "openPicture": ["Picture: ",["name"]],
  "pdf": [["name"]," (PDF, ",["size"],")"],
  "kilobytes": [["size",4]," kB"],
  "megabytes": [["size"]," MB"],
  "chooseAttachment": "Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF file.",
  "pdfTooLarge": "A PDF file can have at most 5 MB.",
  "pictureTooLarge": "A picture can have at most 10 MB.",
  "emptyFile": "This file is empty.",
  "uploadAgain": ["Upload ",["name"]," again"],
  "uploadFailed": [["name"]," isn’t uploaded. Try again or remove it, then send the message."],
  "tooManyAttachments": ["A message can have up to ",["max",4]," attachments."],
  "deletedAttachments": [["count",2,{"one":"The attachment was","other":[0," attachments were"]}]," deleted with the account."],
  "closesOn": ["You can send messages here until ",["time"],"."],
  "closed": "This conversation is closed for new messages. You can still read it.",
  "otherSideLeft": "The other side has left Mandap, so nobody would receive a new message. You can still read the conversation.",
  "adminsSeeEvents": "Only the couple and the business can read their messages.",
  "block": ["Block",["hidden"," ",["name"]]],
  "unblock": ["Unblock",["hidden"," ",["name"]]],
  "blockTitle": ["Block ",["name"],"?"],
  "blockEffect": ["You and ",["name"]," will no longer be able to send each other messages, enquiries, quotes or proposed visits on Mandap, and an open quote can’t be accepted. You can undo this at any time. What was agreed before stays."],
  "confirmBlock": "Block",
  "blocked": ["You blocked ",["name"],". Neither of you can send messages."],
  "download": "Download messages",
  "fileName": ["Messages with ",["name"],".txt"],
  "event.sent": [["couple"]," sent the enquiry"],
  "event.wrongCode": [["business"]," entered a wrong code"],
  "event.approved": [["business"]," approved the booking"],
  "event.rejected": [["business"]," rejected the enquiry"],
  "reason": ["Reason: ",["reason"]],
  "event.withdrawn": [["couple"]," withdrew the enquiry"],
  "event.dateChangedFrom": [["couple"]," changed the date from ",["previousDate"]," to ",["day"]],
  "event.dateChanged": [["couple"]," changed the date to ",["day"]],
  "event.guestsChanged": [["couple"]," changed the number of guests from ",["previousGuests",4]," to ",["guests",4]],
  "event.offered": [["business"]," offered ",["dates"]],
  "event.offerAccepted": [["couple"]," accepted ",["day"]],
  "event.offerDeclined": [["couple"]," declined the offered dates"],
  "event.confirmed": [["business"]," confirmed that the event took place"],
  "event.denied": [["business"]," said that the event didn’t take place"],
  "event.reviewUpheld": "An admin upheld the review",
  "event.reviewRemoved": "An admin removed the review",
  "event.requested": [["couple"]," requested ",["day"]],
  "event.moved": [["business"]," accepted ",["day"]],
  "event.declined": [["business"]," declined ",["day"]],
  "event.requestCancelled": [["couple"]," cancelled the request for ",["day"]],
});
