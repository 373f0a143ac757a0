// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "gstin": NoValues;
  "gstinHint": NoValues;
  "unit": NoValues;
  "inclusions": NoValues;
  "inclusionsHint": NoValues;
  "businessSaved": NoValues;
  "businessNotSaved": { message: string };
  "editBusinessData": NoValues;
  "businessName": NoValues;
  "typeOfBusiness": NoValues;
  "otherType": { link: Tag };
  "address": NoValues;
  "city": NoValues;
  "stateHint": NoValues;
  "priceNote": NoValues;
  "priceNoteHint": NoValues;
  "experienceInYears": NoValues;
  "eventsCompleted": NoValues;
  "willingToTravel": NoValues;
  "notSaid": NoValues;
  "yes": NoValues;
  "no": NoValues;
  "bookingsADay": NoValues;
  "dailyCapacityHint": NoValues;
  "summary": NoValues;
  "cancellation": NoValues;
  "save": NoValues;
  "saving": NoValues;
  "notAvailable": NoValues;
  "businessData": NoValues;
  "edit": { hidden: Tag };
  "price": NoValues;
  "noPackagesYet": NoValues;
  "priceFrom": { packagePrice: string };
  "experience": NoValues;
  "detailsComingSoon": NoValues;
  "packageSaved": { name: string };
  "packageNotSaved": { message: string };
  "editNamed": { name: string };
  "addAPackage": NoValues;
  "packageName": NoValues;
  "halfDayHint": NoValues;
  "priceInRupees": NoValues;
  "minimumAdvanceInRupees": NoValues;
  "advanceHint": NoValues;
  "bookingShareOf": { price: string };
  "bookingShare": NoValues;
  "moveNameUp": { name: string };
  "moveNameDown": { name: string };
  "priceToBook": { price: string };
  "shownAsYourPrice": NoValues;
  "edit.package": { hidden: Tag; name: string };
  "delete.package": { hidden: Tag; name: string };
  "personalData": NoValues;
  "edit.personal": { hidden: Tag };
  "name": NoValues;
  "nameNotAvailable": NoValues;
  "email": NoValues;
  "emailNotAvailable": NoValues;
  "phone": NoValues;
  "phoneNumberNotAvailable": NoValues;
  "packageNotDeleted": { refusal: string };
  "packageDeleted": { name: string };
  "deletePackageEffect": { name: string };
  "deletePackageTitle": NoValues;
  "delete": NoValues;
  "orderNotSaved": { refusal: string };
  "orderSaved": { name: string; from: number; count: number };
  "years": { years: number };
  "packageFacts": { days: string; minAdvance: string };
  "packageFactsNoAdvance": { days: string };
  "daysLabel": NoValues;
}

export const t = makeTranslate<Messages>({
  "gstin": "GSTIN (optional)",
  "gstinHint": "Printed on your quotes.",
  "unit": "Price is",
  "inclusions": "What’s included",
  "inclusionsHint": "One line for each, such as “Two photographers”.",
  "businessSaved": "Your business data was saved.",
  "businessNotSaved": ["Your business data was not saved. ",["message"]],
  "editBusinessData": "Edit business data",
  "businessName": "Business name",
  "typeOfBusiness": "Type of business",
  "otherType": ["Is yours another one? ",["link","Write to us"],"."],
  "address": "Address",
  "city": "City",
  "stateHint": "We fill in the state for you.",
  "priceNote": "Price note",
  "priceNoteHint": "Shown beside the prices of your packages: travel, taxes, seasons.",
  "experienceInYears": "Experience in years",
  "eventsCompleted": "Events completed",
  "willingToTravel": "Willing to travel",
  "notSaid": "Not said",
  "yes": "Yes",
  "no": "No",
  "bookingsADay": "Bookings a day",
  "dailyCapacityHint": "A date is full once this many bookings are approved. Existing bookings stay.",
  "summary": "Summary",
  "cancellation": "Cancellation",
  "save": "Save",
  "saving": "Saving…",
  "notAvailable": "Not Available",
  "businessData": "Business data",
  "edit": ["Edit",["hidden"," business data"]],
  "price": "Price",
  "noPackagesYet": "No packages yet",
  "priceFrom": ["From ",["packagePrice"]],
  "experience": "Experience",
  "detailsComingSoon": "Details coming soon!",
  "packageSaved": [["name"]," was saved."],
  "packageNotSaved": ["The package was not saved. ",["message"]],
  "editNamed": ["Edit ",["name"]],
  "addAPackage": "Add a package",
  "packageName": "Package name",
  "halfDayHint": "Half a day is 0.5.",
  "priceInRupees": "Price in rupees",
  "minimumAdvanceInRupees": "Minimum advance in rupees",
  "advanceHint": "Enter 0 if you don’t ask for one.",
  "bookingShareOf": ["A couple pays ",["price"]," (40%) to book, the rest on the event day."],
  "bookingShare": "A couple pays 40% of it to book, the rest on the event day.",
  "moveNameUp": ["Move ",["name"]," up"],
  "moveNameDown": ["Move ",["name"]," down"],
  "priceToBook": [["price"]," to book"],
  "shownAsYourPrice": "Shown as your price",
  "edit.package": ["Edit",["hidden"," ",["name"]]],
  "delete.package": ["Delete",["hidden"," ",["name"]]],
  "personalData": "Personal data",
  "edit.personal": ["Edit",["hidden"," personal data"]],
  "name": "Name",
  "nameNotAvailable": "Name not available",
  "email": "Email",
  "emailNotAvailable": "Email not available",
  "phone": "Phone",
  "phoneNumberNotAvailable": "Phone number not available",
  "packageNotDeleted": ["The package was not deleted. ",["refusal"]],
  "packageDeleted": [["name"]," was deleted."],
  "deletePackageEffect": [["name"]," will disappear from your public page. Existing bookings of it stay."],
  "deletePackageTitle": "Delete this package?",
  "delete": "Delete",
  "orderNotSaved": ["The order was not saved. ",["refusal"]],
  "orderSaved": [["name"]," is now ",["from",4]," of ",["count",4],"."],
  "years": [["years",2,{"one":[0," year"],"other":[0," years"]}]],
  "packageFacts": [["days"],", minimum advance ",["minAdvance"]],
  "packageFactsNoAdvance": [["days"],", no advance"],
  "daysLabel": "Days",
});
