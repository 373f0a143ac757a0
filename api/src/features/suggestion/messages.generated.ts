// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "vendors": NoValues;
  "categoryInCity": { category: string; city: string };
  "venues": { count: number };
  "vendorCount": { count: number };
}

export const t = makeTranslate<Messages>({
  "vendors": "Vendors",
  "categoryInCity": [["category"]," in ",["city"]],
  "venues": [["count",2,{"one":[0," venue"],"other":[0," venues"]}]],
  "vendorCount": [["count",2,{"one":[0," vendor"],"other":[0," vendors"]}]],
});
