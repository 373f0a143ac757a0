// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "home": NoValues;
  "vendors": NoValues;
  "noVendorFound": NoValues;
  "allVendors": NoValues;
  "loadingFailed": NoValues;
  "categories": NoValues;
  "servicesDescription": NoValues;
  "servicesLead": NoValues;
  "searchPlaceholder": NoValues;
  "noneTitle": NoValues;
  "searchInAllCities": { elsewhere: string };
  "firstPage": NoValues;
  "resetFilters": NoValues;
  "noneOfCategory": { key: string };
  "titleInCity": { many: string; city: string };
  "countInCity": { count: string; city: string };
  "titleOfPage": { title: string; page: string };
  "listDescription": { about: string; vendors: string };
  "beyondTheEnd": { page: number };
  "nothingMatches": { q: string };
  "nothingMatchesInCity": { q: string; city: string };
  "noneFree": { many: string; day: string };
  "noneYet": { many: string };
  "noneYetInCity": { many: string; city: string };
}

export const t = makeTranslate<Messages>({
  "home": "Home",
  "vendors": "Vendors",
  "noVendorFound": "No vendor found",
  "allVendors": "All vendors",
  "loadingFailed": "Error while loading data",
  "categories": "Categories",
  "servicesDescription": "Photographers, makeup and mehendi artists, decorators, caterers, DJs and the other people who make an Indian wedding. Choose a service and compare their packages.",
  "servicesLead": "Choose a service, compare packages and prices, and write to the ones you like.",
  "searchPlaceholder": "Search by name, state, or city...",
  "noneTitle": "No Vendor found",
  "searchInAllCities": ["Search in all cities (",["elsewhere"],")"],
  "firstPage": "First page",
  "resetFilters": "Reset filters",
  "noneOfCategory": [["key",1,{"INVITATION_CARDS":"No invitation-card vendors","TRANSPORT":"No transport vendors","CHOREOGRAPHERS":"No choreographers","other":"No vendors"}]," yet. Browse other services."],
  "titleInCity": [["many"]," in ",["city"]],
  "countInCity": [["count"]," in ",["city"]],
  "titleOfPage": [["title"],", page ",["page"]],
  "listDescription": [["about"]," Compare ",["vendors"]," by packages, prices and what couples said after the wedding."],
  "beyondTheEnd": ["The list has fewer than ",["page",2,{"one":[0," page"],"other":[0," pages"]}],"."],
  "nothingMatches": ["Nothing matches “",["q"],"”. Check the spelling or clear the search."],
  "nothingMatchesInCity": ["Nothing matches “",["q"],"” in ",["city"],". Check the spelling or clear the search."],
  "noneFree": ["No ",["many"]," match this search and are free on ",["day"],". Choose another date or city."],
  "noneYet": ["No ",["many"]," yet."],
  "noneYetInCity": ["No ",["many"]," in ",["city"]," yet. Choose another city, or browse all of India."],
});
