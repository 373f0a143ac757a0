// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '@mandap/api/texts';

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

export const t = makeTexts<Messages>({
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
