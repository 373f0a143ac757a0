// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "loadingFailed": NoValues;
  "lead": NoValues;
  "searchPlaceholder": NoValues;
  "beyondTheEnd": { page: number };
  "noneTitle": NoValues;
  "searchInAllCities": { elsewhere: string };
  "firstPage": NoValues;
  "resetFilters": NoValues;
  "searchVendorsInstead": NoValues;
  "weddingVenues": NoValues;
  "weddingVenuesIn": { city: string };
  "titleOfPage": { title: string; page: string };
  "count": { total: number; count: string };
  "description": NoValues;
  "descriptionIn": { city: string };
  "descriptionOfCount": { count: string };
  "descriptionOfCountIn": { count: string; city: string };
  "noneWithTerm": { term: string };
  "noneWithTermIn": { term: string; city: string };
  "noneFilteredWithTerm": { term: string };
  "noneFilteredWithTermIn": { term: string; city: string };
  "noneYet": NoValues;
  "noneFiltered": NoValues;
}

export const t = makeTranslate<Messages>({
  "loadingFailed": "Error while loading data",
  "lead": "Prices per plate, as quoted by the venue",
  "searchPlaceholder": "Search by name, state, or city...",
  "beyondTheEnd": ["The list has fewer than ",["page",2,{"one":[0," page"],"other":[0," pages"]}],"."],
  "noneTitle": "No Venue found",
  "searchInAllCities": ["Search in all cities (",["elsewhere"],")"],
  "firstPage": "First page",
  "resetFilters": "Reset filters",
  "searchVendorsInstead": "Search vendors instead",
  "weddingVenues": "Wedding venues",
  "weddingVenuesIn": ["Wedding venues in ",["city"]],
  "titleOfPage": [["title"],", page ",["page"]],
  "count": [["total",2,{"one":[["count"]," venue"],"other":[["count"]," venues"]}]],
  "description": "Compare wedding venues by guests, price per plate and what couples said after the wedding.",
  "descriptionIn": ["Compare wedding venues in ",["city"]," by guests, price per plate and what couples said after the wedding."],
  "descriptionOfCount": ["Compare ",["count"]," by guests, price per plate and what couples said after the wedding."],
  "descriptionOfCountIn": ["Compare ",["count"]," in ",["city"]," by guests, price per plate and what couples said after the wedding."],
  "noneWithTerm": ["Nothing matches “",["term"],"”. Check the spelling, or search for a city or a state."],
  "noneWithTermIn": ["Nothing matches “",["term"],"” in ",["city"],". Check the spelling, or search for a city or a state."],
  "noneFilteredWithTerm": ["Nothing matches “",["term"],"” with these filters. Remove one."],
  "noneFilteredWithTermIn": ["Nothing matches “",["term"],"” in ",["city"]," with these filters. Remove one."],
  "noneYet": "There are no venues yet.",
  "noneFiltered": "No venue matches all of these filters. Remove one.",
});
