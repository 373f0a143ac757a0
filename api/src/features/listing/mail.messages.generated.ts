// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "listingApproved.subject": { name: string };
  "listingApproved.paragraph1": { ownerName: string };
  "listingApproved.paragraph2": { name: string };
  "listingApproved.paragraph3": NoValues;
  "listingApproved.action": NoValues;
  "listingSuspended.subject": { name: string };
  "listingSuspended.paragraph1": { ownerName: string };
  "listingSuspended.paragraph2": { name: string };
  "listingSuspended.paragraph4": NoValues;
  "listingSuspended.action": NoValues;
  "listingReinstated.subject": { name: string };
  "listingReinstated.paragraph1": { ownerName: string };
  "listingReinstated.paragraph2": { name: string };
  "listingReinstated.action": NoValues;
  "listingRejected.subject": { name: string };
  "listingRejected.paragraph1": { ownerName: string };
  "listingRejected.paragraph2": { name: string };
  "listingRejected.paragraph4": NoValues;
  "listingRejected.action": NoValues;
}

export const t = makeTranslate<Messages>({
  "listingApproved.subject": [["name"]," is on Mandap"],
  "listingApproved.paragraph1": ["Hello ",["ownerName"],","],
  "listingApproved.paragraph2": [["name"]," is approved: couples can find it, send you enquiries and write reviews."],
  "listingApproved.paragraph3": "You get each enquiry in your notifications and by email. Answering within a day makes the difference.",
  "listingApproved.action": "See your page",
  "listingSuspended.subject": [["name"]," is suspended"],
  "listingSuspended.paragraph1": ["Hello ",["ownerName"],","],
  "listingSuspended.paragraph2": ["We have suspended ",["name"],". Couples can’t find it or send new enquiries for now. The reason:"],
  "listingSuspended.paragraph4": "Your enquiries and bookings stay in your inbox, and you can still answer them. Once you have changed what we asked for, write to us and we’ll reinstate your listing.",
  "listingSuspended.action": "Edit your profile",
  "listingReinstated.subject": [["name"]," is public again"],
  "listingReinstated.paragraph1": ["Hello ",["ownerName"],","],
  "listingReinstated.paragraph2": ["We have reinstated ",["name"],": couples can find it and send enquiries again."],
  "listingReinstated.action": "See your page",
  "listingRejected.subject": [["name"]," is not approved yet"],
  "listingRejected.paragraph1": ["Hello ",["ownerName"],","],
  "listingRejected.paragraph2": ["We have reviewed ",["name"]," and can’t approve it as it is. The reason:"],
  "listingRejected.paragraph4": "Update your profile and resubmit it. We’ll review it again.",
  "listingRejected.action": "Edit your profile",
});
