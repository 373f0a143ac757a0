// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "created": NoValues;
  "updated": NoValues;
  "deleted": NoValues;
  "alreadyPending": NoValues;
  "alreadyPublished": NoValues;
  "alreadyDecided": { status: string };
  "storyNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "created": "Real Wedding post uploaded successfully!",
  "updated": "Real Wedding post updated",
  "deleted": "Real Wedding post deleted",
  "alreadyPending": "This story is already waiting for review.",
  "alreadyPublished": "This story is already published.",
  "alreadyDecided": [["status",1,{"published":"This story is already published.","rejected":"This story is already rejected.","other":"This story is already pending."}]],
  "storyNotFound": "Real Wedding post not found",
});
