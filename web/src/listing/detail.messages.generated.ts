// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "logInForContact": { kind: string };
  "logIn": NoValues;
  "phoneMissing": NoValues;
  "emailMissing": NoValues;
  "faqTitle": NoValues;
  "noImages": NoValues;
  "viewLess": NoValues;
  "viewMore": NoValues;
  "picturesOfName": { name: string };
  "ownerOfSuspended": NoValues;
  "pictureOf": { index: number; count: number; caption: Tag; alt: string };
  "previousPicture": NoValues;
  "nextPicture": NoValues;
  "close": NoValues;
  "shareOnWhatsApp": { hidden: Tag };
  "placeInCity": { name: string; kind: string; city: string };
  "prices": NoValues;
  "hideContact": NoValues;
  "viewContact": NoValues;
  "unavailable": { name: string };
  "unavailableHint": NoValues;
  "venuesInCity": { city: string };
  "allVendors": NoValues;
  "backToHome": NoValues;
  "cancellation.NON_CANCELLABLE": NoValues;
  "cancellation.REFUND_24H": NoValues;
  "contactLimitHint": NoValues;
  "photoCount": { count: number };
  "onlyOwner.PENDING": NoValues;
  "onlyOwner.REJECTED": NoValues;
  "hiddenFromVisitors.PENDING": NoValues;
  "hiddenFromVisitors.REJECTED": NoValues;
}

export const t = makeTranslate<Messages>({
  "logInForContact": ["Please log in to view the contact details of this ",["kind",1,{"venue":"venue","other":"vendor"}],"."],
  "logIn": "Log In",
  "phoneMissing": "Phone number not available",
  "emailMissing": "Email not available",
  "faqTitle": "Questions couples ask",
  "noImages": "No images available",
  "viewLess": "View Less",
  "viewMore": "View More",
  "picturesOfName": ["Photos of ",["name"]],
  "ownerOfSuspended": "This listing is suspended. Visitors see that it’s currently not available.",
  "pictureOf": [["index",4]," of ",["count",4],["caption",["alt"]]],
  "previousPicture": "Previous photo",
  "nextPicture": "Next photo",
  "close": "Close",
  "shareOnWhatsApp": ["Share",["hidden"," on WhatsApp (opens in a new tab)"]],
  "placeInCity": [["name"],", ",["kind"]," in ",["city"]],
  "prices": "Prices",
  "hideContact": "Hide Contact",
  "viewContact": "View Contact",
  "unavailable": [["name"]," is currently not available"],
  "unavailableHint": "It takes no new enquiries for now. Your existing enquiries and bookings there continue.",
  "venuesInCity": ["Venues in ",["city"]],
  "allVendors": "All vendors",
  "backToHome": "Back to home",
  "cancellation.NON_CANCELLABLE": "Booking is non-cancellable but may be moved to another date at no extra charge.",
  "cancellation.REFUND_24H": "Cancellation up to 24 hours before the event gives a full refund.",
  "contactLimitHint": "You’ve seen the contact details of so many businesses today that we can’t show more. You can still send enquiries. You can see more contact details tomorrow.",
  "photoCount": [["count",2,{"one":[0," photo"],"other":[0," photos"]}]],
  "onlyOwner.PENDING": "Only you can see this page: it’s awaiting approval. Visitors will see it like this.",
  "onlyOwner.REJECTED": "Only you can see this page: it was not approved. Visitors will see it like this.",
  "hiddenFromVisitors.PENDING": "Visitors can’t see this page: it’s awaiting approval.",
  "hiddenFromVisitors.REJECTED": "Visitors can’t see this page: it was not approved.",
});
