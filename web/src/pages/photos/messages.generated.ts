// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "title": NoValues;
  "description": NoValues;
  "lead": NoValues;
  "loadingFailed": NoValues;
  "noImagesAvailable": NoValues;
}

export const t = makeTranslate<Messages>({
  "title": "Wedding Photo Gallery",
  "description": "Discover beautiful moments from real weddings: mandaps, baraats, sangeets, rangoli and the small things between them.",
  "lead": "Discover beautiful moments from real weddings",
  "loadingFailed": "Error while loading data",
  "noImagesAvailable": "No images available",
});
