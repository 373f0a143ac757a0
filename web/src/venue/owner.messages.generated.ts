// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "gstin": NoValues;
  "gstinHint": NoValues;
  "notAvailable": NoValues;
  "aboutTheVenue": NoValues;
  "businessName": NoValues;
  "city": NoValues;
  "address": NoValues;
  "contact": NoValues;
  "guestCapacity": NoValues;
  "bookingsADay": NoValues;
  "foodPackages": NoValues;
  "vegPrice": NoValues;
  "nonVegPrice": NoValues;
  "description": NoValues;
  "summary": NoValues;
  "featuresOfVenue": NoValues;
  "howToReach": NoValues;
  "policies": NoValues;
  "cancellation": NoValues;
  "venuePolicies": NoValues;
  "venueTypeAndFacilities": NoValues;
  "venueType": NoValues;
  "facilitiesOf": { count: number; facilityCount: number };
  "capacityReading": { text: string; guests: string };
  "perPlate": NoValues;
  "yourDescriptionSays": { line: string };
  "useThesePrices": NoValues;
  "pricesNotConfirmed": { refusal: string };
  "pricesConfirmed": NoValues;
  "pricesRead": { b: Tag; line: string };
  "noPriceRead": { onRequest: string };
  "confirming": NoValues;
  "theseAreRight": NoValues;
  "thatIsRight": NoValues;
  "editPrices": NoValues;
  "facilities": NoValues;
  "venueUpdated": NoValues;
  "venueNotUpdated": { message: string };
  "editDetails": NoValues;
  "stateHint": NoValues;
  "capacityHint": NoValues;
  "shownAs": { guests: string };
  "dailyCapacityHint": NoValues;
  "vegPriceField": NoValues;
  "nonVegPriceField": NoValues;
  "foodPackagesHint": NoValues;
  "class": NoValues;
  "typeHint": NoValues;
  "update": NoValues;
  "updating": NoValues;
  "lowPriceHint": { price: string };
  "priceHint": NoValues;
}

export const t = makeTranslate<Messages>({
  "gstin": "GSTIN (optional)",
  "gstinHint": "Printed on your quotes.",
  "notAvailable": "Not Available",
  "aboutTheVenue": "About the venue",
  "businessName": "Business name",
  "city": "City",
  "address": "Address",
  "contact": "Contact",
  "guestCapacity": "Guest capacity",
  "bookingsADay": "Bookings a day",
  "foodPackages": "Food packages",
  "vegPrice": "Veg Price",
  "nonVegPrice": "Non-Veg Price",
  "description": "Description",
  "summary": "Summary",
  "featuresOfVenue": "Features of venue",
  "howToReach": "How to reach",
  "policies": "Policies",
  "cancellation": "Cancellation",
  "venuePolicies": "Venue policies",
  "venueTypeAndFacilities": "Venue type and facilities",
  "venueType": "Venue type",
  "facilitiesOf": ["Facilities (",["count",4]," of ",["facilityCount",4],")"],
  "capacityReading": [["text"]," (shown as ",["guests"]," pax)"],
  "perPlate": "per plate",
  "yourDescriptionSays": ["Your description says ",["line"],"."],
  "useThesePrices": "Use these prices",
  "pricesNotConfirmed": ["Your prices were not confirmed. ",["refusal"]],
  "pricesConfirmed": "Your prices are confirmed.",
  "pricesRead": ["We read these prices per plate from your food packages text: ",["b",["line"]],". Are they right?"],
  "noPriceRead": ["We found no price per plate in your food packages text, so couples see “",["onRequest"],"”. Is that right?"],
  "confirming": "Confirming…",
  "theseAreRight": "These are right",
  "thatIsRight": "That’s right",
  "editPrices": "Edit prices",
  "facilities": "Facilities",
  "venueUpdated": "Your venue was updated.",
  "venueNotUpdated": ["Your venue was not updated. ",["message"]],
  "editDetails": "Edit details",
  "stateHint": "We fill in the state for you.",
  "capacityHint": "Such as 300-600 guests",
  "shownAs": ["Shown as ",["guests"]," pax"],
  "dailyCapacityHint": "A date is full once this many bookings are approved. Existing bookings stay.",
  "vegPriceField": "Veg price",
  "nonVegPriceField": "Non-veg price",
  "foodPackagesHint": "What a plate includes, the minimum number of plates, taxes.",
  "class": "Class",
  "typeHint": "Visitors filter the list of venues by these.",
  "update": "Update",
  "updating": "Updating…",
  "lowPriceHint": [["price"]," for a whole plate? Check the amount."],
  "priceHint": "Rupees per plate. Leave it empty if you don’t serve it.",
});
