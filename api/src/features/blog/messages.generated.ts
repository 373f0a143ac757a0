// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "created": NoValues;
  "updated": NoValues;
  "deleted": NoValues;
  "alreadyPublished": NoValues;
  "alreadyDraft": NoValues;
  "blogNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "created": "Blog uploaded successfully!",
  "updated": "Blog updated",
  "deleted": "Blog deleted",
  "alreadyPublished": "This article is already published.",
  "alreadyDraft": "This article is already a draft.",
  "blogNotFound": "Blog post not found",
});
