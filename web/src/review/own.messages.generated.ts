// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "pendingOwn": NoValues;
  "notPublished": { b: Tag; reason: string };
  "removedByAdmin": { b: Tag; reason: string };
  "ownerAnswered": { listingName: string; answer: string };
  "resubmitOf": { hidden: Tag; listingName: string };
  "editOf": { hidden: Tag; listingName: string };
}

export const t = makeTranslate<Messages>({
  "pendingOwn": "We’re reading your review. You’ll find our decision here.",
  "notPublished": [["b","Not published."]," ",["reason"]],
  "removedByAdmin": [["b","Removed by an admin:"]," ",["reason"]],
  "ownerAnswered": [["listingName"]," replied: ",["answer"]],
  "resubmitOf": ["Edit and resubmit",["hidden"," your review of ",["listingName"]]],
  "editOf": ["Edit your Review",["hidden"," of ",["listingName"]]],
});
