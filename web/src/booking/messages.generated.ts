// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues, type Tag } from '@mandap/api/texts';

interface Messages {
  "cityAndDay": { listingCity: string; day: string };
  "date": NoValues;
  "event": NoValues;
  "guests": NoValues;
  "unavailable": { listingName: string; status: string };
  "changeDateOf": { hidden: Tag; listingName: string };
  "withdrawOf": { hidden: Tag; listingName: string };
  "listingGone": { listingName: string };
  "rejectedExplanation": { listingName: string };
  "withdrawnExplanation": NoValues;
  "expiredAskAgain": { listingName: string };
  "expired": { listingName: string };
  "approvedPast": { listingName: string };
  "approved": { listingName: string };
  "historyOf": { hidden: Tag; listingName: string };
  "step.sent": NoValues;
  "step.wrongCode": { name: string };
  "step.approved": { name: string };
  "step.rejected": { name: string };
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

export const t = makeTexts<Messages>({
  "cityAndDay": [["listingCity"],", sent ",["day"]],
  "date": "Date",
  "event": "Event",
  "guests": "Guests",
  "unavailable": [["listingName"]," is currently not available on Mandap. Your ",["status",1,{"pending":"enquiry","other":"booking"}]," continues."],
  "changeDateOf": ["Change date",["hidden"," of the enquiry to ",["listingName"]]],
  "withdrawOf": ["Withdraw",["hidden"," the enquiry to ",["listingName"]]],
  "listingGone": [["listingName"]," is no longer on Mandap. Other places may have your date free."],
  "rejectedExplanation": [["listingName"]," can’t take this date. Other places may have it free."],
  "withdrawnExplanation": "You withdrew this enquiry.",
  "expiredAskAgain": [["listingName"]," didn’t reply before this date. You can send them a new enquiry for another date."],
  "expired": [["listingName"]," didn’t reply before this date."],
  "approvedPast": [["listingName"]," approved this booking."],
  "approved": [["listingName"]," approved your booking."],
  "historyOf": ["History",["hidden"," of the enquiry to ",["listingName"]]],
  "step.sent": "You sent the enquiry",
  "step.wrongCode": [["name"]," entered a wrong code"],
  "step.approved": [["name"]," approved it with your code"],
  "step.rejected": [["name"]," rejected it"],
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
