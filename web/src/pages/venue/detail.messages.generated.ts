// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "weddingVenue": NoValues;
  "loadingFailed": NoValues;
  "home": NoValues;
  "venues": NoValues;
  "descriptionOfOne": { name: string; city: string };
  "editorsRank": { rank: number; rankMax: number };
  "availability": NoValues;
  "reviews": NoValues;
  "upToPax": { maxGuests: number };
  "free": NoValues;
  "vegUnit": NoValues;
  "nonVegUnit": NoValues;
  "kind": NoValues;
  "pricePerPlate": { price: string };
  "priceRangePerPlate": { lowest: string; highest: string };
}

export const t = makeTranslate<Messages>({
  "weddingVenue": "Wedding venue",
  "loadingFailed": "Error while loading data",
  "home": "Home",
  "venues": "Venues",
  "descriptionOfOne": [["name"]," is a wedding venue in ",["city"],"."],
  "editorsRank": ["Editor’s rank ",["rank",4],"/",["rankMax",4]],
  "availability": "Availability",
  "reviews": "Reviews",
  "upToPax": ["Up to ",["maxGuests",4]," pax. Enquiries are free, with no obligation."],
  "free": "Enquiries are free, with no obligation.",
  "vegUnit": "veg, per plate",
  "nonVegUnit": "non-veg, per plate",
  "kind": "a wedding venue",
  "pricePerPlate": [["price"]," per plate"],
  "priceRangePerPlate": [["lowest"]," to ",["highest"]," per plate"],
});
