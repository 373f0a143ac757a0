// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "alreadyAnswered": NoValues;
  "formerUser": NoValues;
  "alreadyDecided": { status: string };
  "eventAhead": { listing: string; date: string };
  "listingNotFound": NoValues;
  "pictureNotFound": NoValues;
  "pictureGone": NoValues;
  "photoBy": { index: number; author: string };
  "reviewNotFound": NoValues;
  "reviewBy": { listing: string; author: string };
  "reviewByFormerUser": { listing: string };
}

export const t = makeTranslate<Messages>({
  "alreadyAnswered": "You have already replied to this review.",
  "formerUser": "Former user",
  "alreadyDecided": [["status",1,{"published":"This review is already published.","rejected":"This review is already rejected.","other":"This review is already pending."}]],
  "eventAhead": ["Your event at ",["listing"]," is on ",["date"],". You can write your review after it."],
  "listingNotFound": "Listing not found",
  "pictureNotFound": "Photo not found",
  "pictureGone": "One of these photos is no longer there. Remove it and add it again.",
  "photoBy": ["Photo ",["index",4]," by ",["author"]],
  "reviewNotFound": "Review not found",
  "reviewBy": [["listing"],", by ",["author"]],
  "reviewByFormerUser": [["listing"],", by a former user"],
});
