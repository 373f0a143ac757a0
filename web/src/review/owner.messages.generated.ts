// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "answerPublished": { author: string };
  "answerNotPublished": { message: string };
  "answerToAuthor": { author: string };
  "yourAnswer": NoValues;
  "answerHint": NoValues;
  "publishAnswer": NoValues;
  "publishing": NoValues;
  "flagSent": NoValues;
  "flagFailed": { message: string };
  "flagThisReview": NoValues;
  "ofAuthor": { author: string };
  "cancel": NoValues;
  "send": NoValues;
  "sending": NoValues;
  "flagReason": NoValues;
  "flagHint": NoValues;
  "verifiedBooking": NoValues;
  "flagged": NoValues;
  "published": NoValues;
  "eventIn": { eventMonth: string };
  "flaggedOn": { flaggedAt: string; flagReason: string };
  "changedSince": { author: string };
  "answerReviewOf": { hidden: Tag; author: string };
  "flagReviewOf": { hidden: Tag; author: string };
  "yourAnswerOn": { day: string };
}

export const t = makeTranslate<Messages>({
  "answerPublished": ["Your answer to ",["author"]," is published."],
  "answerNotPublished": ["Your answer was not published. ",["message"]],
  "answerToAuthor": ["Answer to ",["author"]],
  "yourAnswer": "Your answer",
  "answerHint": "Everybody can read it under the review. You can reply once, and can’t change it later.",
  "publishAnswer": "Publish answer",
  "publishing": "Publishing…",
  "flagSent": "Thank you. Our team will look at it.",
  "flagFailed": ["The review was not flagged. ",["message"]],
  "flagThisReview": "Flag this review",
  "ofAuthor": ["of ",["author"]],
  "cancel": "Cancel",
  "send": "Send",
  "sending": "Sending…",
  "flagReason": "What is wrong with it?",
  "flagHint": "Only our team reads this. The review stays public until they have looked at it; we notify you of their decision.",
  "verifiedBooking": "Verified booking",
  "flagged": "Flagged",
  "published": "Published",
  "eventIn": ["Event in ",["eventMonth"]],
  "flaggedOn": ["You flagged it on ",["flaggedAt"],": “",["flagReason"],"” It stays public until our team has looked."],
  "changedSince": [["author"]," has changed the review since."],
  "answerReviewOf": ["Answer",["hidden"," the review of ",["author"]]],
  "flagReviewOf": ["Flag",["hidden"," the review of ",["author"]]],
  "yourAnswerOn": ["Your answer, ",["day"]],
});
