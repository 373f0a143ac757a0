// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from './translate.js';

interface Messages {
  "WEDDING": NoValues;
  "RECEPTION": NoValues;
  "ENGAGEMENT": NoValues;
  "SANGEET": NoValues;
  "MEHENDI": NoValues;
  "HALDI": NoValues;
  "ANNIVERSARY": NoValues;
  "BIRTHDAY": NoValues;
  "CORPORATE_EVENT": NoValues;
  "OTHER": NoValues;
}

export const t = makeTranslate<Messages>({
  "WEDDING": "Wedding",
  "RECEPTION": "Reception",
  "ENGAGEMENT": "Engagement",
  "SANGEET": "Sangeet",
  "MEHENDI": "Mehendi",
  "HALDI": "Haldi",
  "ANNIVERSARY": "Anniversary",
  "BIRTHDAY": "Birthday",
  "CORPORATE_EVENT": "Corporate event",
  "OTHER": "Other",
});
