// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "added": NoValues;
  "add": NoValues;
  "addNamed": { name: string };
  "removeNamed": { name: string };
  "unchanged": { reason: string };
  "removed": { name: string };
  "undo": { hidden: Tag; name: string };
  "unavailable": { city: string };
  "remove": { hidden: Tag; name: string };
  "pictures": { name: string };
  "noPictures": NoValues;
  "viewVenue": { hidden: Tag; name: string };
  "viewVendor": { hidden: Tag; name: string };
}

export const t = makeTranslate<Messages>({
  "added": "Added to Wishlist",
  "add": "Wishlist",
  "addNamed": ["Wishlist: ",["name"]],
  "removeNamed": ["Take ",["name"]," off your wishlist"],
  "unchanged": ["Your wishlist has not changed. ",["reason"]],
  "removed": [["name"]," is no longer on your wishlist."],
  "undo": ["Undo",["hidden",": put ",["name"]," back"]],
  "unavailable": [["city"],". Currently not available."],
  "remove": ["Remove",["hidden"," ",["name"]," from your wishlist"]],
  "pictures": ["Photos of ",["name"]],
  "noPictures": "No images available",
  "viewVenue": ["View Venue",["hidden",": ",["name"]]],
  "viewVendor": ["View Vendor",["hidden",": ",["name"]]],
});
