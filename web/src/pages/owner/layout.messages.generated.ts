// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "home": NoValues;
  "calendar": NoValues;
  "profile": NoValues;
  "details": NoValues;
  "business": NoValues;
  "packages": NoValues;
  "gallery": NoValues;
  "portfolio": NoValues;
  "reviews": NoValues;
  "stories": NoValues;
  "enquiries": NoValues;
  "publicPage": NoValues;
  "venueDashboard": NoValues;
  "vendorDashboard": NoValues;
}

export const t = makeTranslate<Messages>({
  "home": "Home",
  "calendar": "Calendar",
  "profile": "Profile",
  "details": "Details",
  "business": "Business",
  "packages": "Packages",
  "gallery": "Gallery",
  "portfolio": "Portfolio",
  "reviews": "Reviews",
  "stories": "Stories",
  "enquiries": "Enquiries",
  "publicPage": "Public page",
  "venueDashboard": "Venue dashboard",
  "vendorDashboard": "Vendor dashboard",
});
