// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "backToHome": NoValues;
  "search": NoValues;
  "searchPlaceholder": NoValues;
  "missing.page": NoValues;
  "missing.venue": NoValues;
  "missing.vendor": NoValues;
  "missing.blog": NoValues;
  "missing.realWedding": NoValues;
  "all.venues": NoValues;
  "all.vendors": NoValues;
  "all.blogs": NoValues;
  "all.realWeddings": NoValues;
  "notFoundHint": NoValues;
  "search.venues": NoValues;
  "search.vendors": NoValues;
}

export const t = makeTranslate<Messages>({
  "backToHome": "Back to home",
  "search": "Search",
  "searchPlaceholder": "Search by name, state, or city...",
  "missing.page": "Page not found",
  "missing.venue": "Venue not found",
  "missing.vendor": "Vendor not found",
  "missing.blog": "Blog post not found",
  "missing.realWedding": "Real Wedding post not found",
  "all.venues": "All venues",
  "all.vendors": "All vendors",
  "all.blogs": "All blogs",
  "all.realWeddings": "All real weddings",
  "notFoundHint": "It may have moved or been removed.",
  "search.venues": "Search venues",
  "search.vendors": "Search vendors",
});
