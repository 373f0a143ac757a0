// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "phoneMissing": NoValues;
  "emailMissing": NoValues;
  "capacitySaved": { count: number };
  "capacityNotSaved": { message: string };
  "bookingsADay": NoValues;
  "bookingsThatFit": NoValues;
  "capacityHint": NoValues;
  "update": NoValues;
  "updating": NoValues;
  "profileUpdated": NoValues;
  "profileNotUpdated": { message: string };
  "editProfile": NoValues;
  "name": NoValues;
  "email": NoValues;
  "ownerEmailHint": NoValues;
  "phone": NoValues;
  "ownerPhoneHint": NoValues;
  "owner": NoValues;
  "mainPicture": { name: string };
  "nameMissing": NoValues;
  "approved": NoValues;
  "suspended": NoValues;
  "suspendedWhatNext": NoValues;
  "notResubmitted": { refusal: string };
  "resubmitted": NoValues;
  "notApproved": NoValues;
  "askWhatIsMissing": { link: Tag };
  "rejectedWhatNext": NoValues;
  "resubmitForApproval": NoValues;
  "resubmitting": NoValues;
  "suspendedSince": { day: string };
  "awaitsReview": NoValues;
  "resubmittedAwaitsReview": { day: string };
}

export const t = makeTranslate<Messages>({
  "phoneMissing": "Phone number not available",
  "emailMissing": "Email not available",
  "capacitySaved": ["You can now take ",["count",2,{"one":[0," booking"],"other":[0," bookings"]}]," a day."],
  "capacityNotSaved": ["Your bookings a day were not changed. ",["message"]],
  "bookingsADay": "Bookings a day",
  "bookingsThatFit": "Bookings that fit on one day",
  "capacityHint": "A date is full once this many bookings are approved. Existing bookings stay.",
  "update": "Update",
  "updating": "Updating…",
  "profileUpdated": "Your profile was updated.",
  "profileNotUpdated": ["Your profile was not updated. ",["message"]],
  "editProfile": "Edit profile",
  "name": "Name",
  "email": "Email",
  "ownerEmailHint": "Logged-in couples see it. We send enquiries to this address.",
  "phone": "Phone",
  "ownerPhoneHint": "Logged-in couples see it.",
  "owner": "Owner",
  "mainPicture": ["Main photo of ",["name"]],
  "nameMissing": "Name not available",
  "approved": "Your listing is approved. Enquiries for it appear under Enquiries.",
  "suspended": "Your listing is suspended.",
  "suspendedWhatNext": "Couples can’t find it or send new enquiries. Your open enquiries and bookings continue. Once you have changed what we asked for, write to us and we’ll reinstate it.",
  "notResubmitted": ["Your listing was not resubmitted. ",["refusal"]],
  "resubmitted": "Your listing was resubmitted. We’ll email you once we’ve decided.",
  "notApproved": "Your listing was not approved.",
  "askWhatIsMissing": [["link","Write to us"]," and we’ll tell you what is missing."],
  "rejectedWhatNext": "Make the changes named here, then resubmit. We’ll review your listing again.",
  "resubmitForApproval": "Resubmit for approval",
  "resubmitting": "Resubmitting…",
  "suspendedSince": ["Your listing was suspended on ",["day"],"."],
  "awaitsReview": "We’re reviewing your listing. Visitors will see it once it’s approved.",
  "resubmittedAwaitsReview": ["You resubmitted your listing on ",["day"],". We’re reviewing it. Visitors will see it once it’s approved."],
});
