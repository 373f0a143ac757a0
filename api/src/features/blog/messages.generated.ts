// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "created": NoValues;
  "updated": NoValues;
  "deleted": NoValues;
  "alreadyPublished": NoValues;
  "alreadyDraft": NoValues;
  "blogNotFound": NoValues;
}

export const t = makeTexts<Messages>({
  "created": "Blog uploaded successfully!",
  "updated": "Blog updated",
  "deleted": "Blog deleted",
  "alreadyPublished": "This article is already published.",
  "alreadyDraft": "This article is already a draft.",
  "blogNotFound": "Blog post not found",
});
