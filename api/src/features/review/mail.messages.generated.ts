// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "reviewPublished.subject": { listingName: string };
  "reviewPublished.paragraph1": { name: string };
  "reviewPublished.paragraph2": { listingName: string };
  "reviewPublished.action": NoValues;
  "reviewRejected.subject": { listingName: string };
  "reviewRejected.paragraph1": { name: string };
  "reviewRejected.paragraph2": { listingName: string };
  "reviewRejected.paragraph4": NoValues;
  "reviewRejected.action": NoValues;
}

export const t = makeTranslate<Messages>({
  "reviewPublished.subject": ["Your review of ",["listingName"]," is published"],
  "reviewPublished.paragraph1": ["Hello ",["name"],","],
  "reviewPublished.paragraph2": ["We have read your review of ",["listingName"],", and it is now on its page. Thank you for helping other couples."],
  "reviewPublished.action": "See your reviews",
  "reviewRejected.subject": ["Your review of ",["listingName"]," was not published"],
  "reviewRejected.paragraph1": ["Hello ",["name"],","],
  "reviewRejected.paragraph2": ["We have read your review of ",["listingName"]," and can’t publish it as it is. The reason:"],
  "reviewRejected.paragraph4": "You can edit it and resubmit it. We’ll read it again.",
  "reviewRejected.action": "Edit your review",
});
