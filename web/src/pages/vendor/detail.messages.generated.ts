// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "home": NoValues;
  "vendors": NoValues;
  "loadingFailed": NoValues;
  "weddingVendor": NoValues;
  "titleOfOne": { name: string; one: string; city: string };
  "descriptionOfOne": { name: string; one: string; city: string };
  "free": NoValues;
  "availability": NoValues;
  "reviews": NoValues;
  "cheapestPackage": NoValues;
  "priceRange": { lowest: string; highest: string };
}

export const t = makeTranslate<Messages>({
  "home": "Home",
  "vendors": "Vendors",
  "loadingFailed": "Error while loading data",
  "weddingVendor": "Wedding vendor",
  "titleOfOne": [["name"],", ",["one"]," in ",["city"]],
  "descriptionOfOne": [["name"],": ",["one"]," in ",["city"],"."],
  "free": "Enquiries are free, with no obligation.",
  "availability": "Availability",
  "reviews": "Reviews",
  "cheapestPackage": "cheapest package",
  "priceRange": [["lowest"]," to ",["highest"]],
});
