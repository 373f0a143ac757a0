// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "home": NoValues;
  "checklist": NoValues;
  "toDo": NoValues;
  "allWork": NoValues;
  "thisWeek": NoValues;
  "last90Days": NoValues;
  "responseFigures": NoValues;
  "responseShown": NoValues;
  "responseMeaning": NoValues;
  "galleryLead": NoValues;
  "profile": NoValues;
  "details": NoValues;
  "business": NoValues;
  "packages": NoValues;
  "gallery": NoValues;
  "portfolio": NoValues;
  "stories": NoValues;
  "galleryCount": { count: number };
  "managePictures": NoValues;
  "noImagesAvailable": NoValues;
  "edit": NoValues;
  "businessName": NoValues;
  "address": NoValues;
  "city": NoValues;
  "detailsOfTheVenue": NoValues;
  "businessData": NoValues;
  "storiesLead": NoValues;
  "businessLead": NoValues;
  "noPriceYet": NoValues;
  "priceShown": { packagePrice: string };
  "addPackage": NoValues;
  "editPackage": NoValues;
  "newPackage": NoValues;
  "noPackagesHint": NoValues;
  "noPackagesYet": NoValues;
  "detailsLead": NoValues;
  "preview": { hidden: Tag };
  "notAvailable": NoValues;
}

export const t = makeTranslate<Messages>({
  "home": "Home",
  "checklist": "Get your listing ready",
  "toDo": "To do",
  "allWork": "Open Home",
  "thisWeek": "The next seven days",
  "last90Days": "The last 90 days",
  "responseFigures": "Your response figures",
  "responseShown": "Couples see this on your card and your page:",
  "responseMeaning": "An enquiry counts once you answer it, or after 72 hours. A message, an offer of dates, a quote, an answer about a visit and a decision are answers. The time is the median to your first answer, over the last 90 days. We compute it every 15 minutes; nobody can change it.",
  "galleryLead": "Your first photo appears on your card and at the top of your page. Drag photos to reorder them.",
  "profile": "Profile",
  "details": "Details",
  "business": "Business",
  "packages": "Packages",
  "gallery": "Gallery",
  "portfolio": "Portfolio",
  "stories": "Stories",
  "galleryCount": ["Gallery (",["count",4],")"],
  "managePictures": "Manage photos",
  "noImagesAvailable": "No images available",
  "edit": "Edit",
  "businessName": "Business name",
  "address": "Address",
  "city": "City",
  "detailsOfTheVenue": "Details of the venue",
  "businessData": "Business data",
  "storiesLead": "Real weddings that you wrote. We review every story before it’s published.",
  "businessLead": "What couples read about you",
  "noPriceYet": "Couples see a price once you offer a package.",
  "priceShown": ["Couples see your cheapest package first: ",["packagePrice"],"."],
  "addPackage": "Add package",
  "editPackage": "Edit package",
  "newPackage": "New package",
  "noPackagesHint": "A package is what you offer, for how many days and at what price. Couples compare vendors by it.",
  "noPackagesYet": "No packages yet",
  "detailsLead": "What visitors read about your venue",
  "preview": ["Preview",["hidden"," (opens in a new tab)"]],
  "notAvailable": "Not Available",
});
