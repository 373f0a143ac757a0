// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "city": NoValues;
  "learnMore": { hidden: Tag; many: string };
  "cheapestPackage": NoValues;
  "allCities": NoValues;
  "reset": NoValues;
  "apply": NoValues;
}

export const t = makeTranslate<Messages>({
  "city": "City",
  "learnMore": ["Learn More",["hidden"," about ",["many"]]],
  "cheapestPackage": "cheapest package",
  "allCities": "All cities",
  "reset": "Reset",
  "apply": "Apply",
});
