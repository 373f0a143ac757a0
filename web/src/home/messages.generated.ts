// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "weddingCategories": NoValues;
  "viewAllCategories": NoValues;
  "whereIsTheWedding": NoValues;
  "allCities": NoValues;
  "search": NoValues;
  "heroTitle": NoValues;
  "heroLead": NoValues;
  "carousel": NoValues;
  "weddingsInIndia": NoValues;
  "pictureOf": { number: number; count: number };
  "notSureWhereToStart": NoValues;
  "notSureLead": NoValues;
  "writeToUs": NoValues;
}

export const t = makeTranslate<Messages>({
  "weddingCategories": "Wedding Categories",
  "viewAllCategories": "View all Categories",
  "whereIsTheWedding": "Where is the wedding?",
  "allCities": "All cities",
  "search": "Search",
  "heroTitle": "Find the place for your wedding",
  "heroLead": "Compare venues by what matters: guests, price per plate and what couples said after the wedding.",
  "carousel": "carousel",
  "weddingsInIndia": "Weddings in India",
  "pictureOf": ["Picture ",["number",4]," of ",["count",4]],
  "notSureWhereToStart": "Not sure where to start?",
  "notSureLead": "Write to us with the city, the month and the guest count. We’ll reply with three venues that suit you, and up to 30% discount where a venue offers it.",
  "writeToUs": "Write to us",
});
