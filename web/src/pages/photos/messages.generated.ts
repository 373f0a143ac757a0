// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '@mandap/api/texts';

interface Messages {
  "title": NoValues;
  "description": NoValues;
  "lead": NoValues;
  "loadingFailed": NoValues;
  "noImagesAvailable": NoValues;
}

export const t = makeTexts<Messages>({
  "title": "Wedding Photo Gallery",
  "description": "Discover beautiful moments from real weddings: mandaps, baraats, sangeets, rangoli and the small things between them.",
  "lead": "Discover beautiful moments from real weddings",
  "loadingFailed": "Error while loading data",
  "noImagesAvailable": "No images available",
});
