// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "untitled": NoValues;
  "marriedOn": { time: Tag; eventDate: string };
  "realWedding": NoValues;
  "toldBy": { author: string };
  "dateNotAvailable": NoValues;
  "onlyYou": NoValues;
  "rejected": { rejectionReason: string };
  "editAndResubmit": NoValues;
  "picturesOfTheWedding": NoValues;
  "shareThisStory": NoValues;
  "unknownAuthor": NoValues;
}

export const t = makeTranslate<Messages>({
  "untitled": "Untitled",
  "marriedOn": ["Married on ",["time",["eventDate"]]],
  "realWedding": "Real Wedding",
  "toldBy": ["Told by ",["author"]],
  "dateNotAvailable": "Date not available",
  "onlyYou": "We read every story before it appears. Until then, only you can see this page.",
  "rejected": ["This story was not published. ",["rejectionReason"]],
  "editAndResubmit": "Edit and resubmit",
  "picturesOfTheWedding": "Photos of the wedding",
  "shareThisStory": "Share this story",
  "unknownAuthor": "Unknown author",
});
