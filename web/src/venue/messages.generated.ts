// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "appliedFilters": NoValues;
  "reset": NoValues;
  "apply": NoValues;
  "titleAndChosen": { title: string; count: number };
  "perPlate": NoValues;
  "veg": NoValues;
  "nonVeg": NoValues;
  "capacityPax": { maxGuests: string };
  "guestsChip": { label: string };
  "perPlateChip": { label: string };
  "guests.title": NoValues;
  "guests.caption": NoValues;
  "price.title": NoValues;
  "price.caption": NoValues;
  "type.title": NoValues;
  "type.caption": NoValues;
  "rating.title": NoValues;
  "rating.caption": NoValues;
}

export const t = makeTranslate<Messages>({
  "appliedFilters": "Applied filters",
  "reset": "Reset",
  "apply": "Apply",
  "titleAndChosen": [["title"],", ",["count",4]," chosen"],
  "perPlate": "per plate",
  "veg": "Veg",
  "nonVeg": "Non-veg",
  "capacityPax": [["maxGuests"]," pax"],
  "guestsChip": [["label"]," guests"],
  "perPlateChip": [["label"]," per plate"],
  "guests.title": "Guests",
  "guests.caption": "Guests",
  "price.title": "Price per plate",
  "price.caption": "Price",
  "type.title": "Venue type",
  "type.caption": "Type",
  "rating.title": "Rating",
  "rating.caption": "Rating",
});
