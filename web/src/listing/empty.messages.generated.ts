// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "onlyYouSeeThis": NoValues;
  "lead": NoValues;
  "photos": NoValues;
  "summary": NoValues;
  "facilities": NoValues;
  "features": NoValues;
  "howToReach": NoValues;
  "policies": NoValues;
  "prices": NoValues;
  "experience": NoValues;
  "packages": NoValues;
  "inclusions": NoValues;
}

export const t = makeTranslate<Messages>({
  "onlyYouSeeThis": "Only you see this",
  "lead": "These sections are empty, so visitors don’t see them:",
  "photos": "Photos",
  "summary": "Summary",
  "facilities": "Facilities",
  "features": "Features of the venue",
  "howToReach": "How to reach",
  "policies": "Your policies",
  "prices": "Prices",
  "experience": "Experience",
  "packages": "Packages",
  "inclusions": "What your packages include",
});
