// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "vegPrice": NoValues;
  "nonVegPrice": NoValues;
  "summary": NoValues;
  "howToReach": NoValues;
  "venueType": NoValues;
  "perPlate": NoValues;
  "detailsComingSoon": NoValues;
  "facilities": NoValues;
  "featuresOfTheVenue": NoValues;
  "pricingInfo": NoValues;
  "pricesVary": NoValues;
  "noTransportCharges": NoValues;
  "changesInWriting": NoValues;
  "termsAndPolicies": NoValues;
  "fromVenue": { name: string };
  "catering.ownAndOutside": { name: string };
  "catering.own": { name: string };
  "catering.outside": NoValues;
  "catering.none": NoValues;
  "parking.none": NoValues;
  "payQuestion": NoValues;
  "payAnswer": NoValues;
  "cancelQuestion": NoValues;
  "cancelAnswer": { name: string; cancellation: string };
  "cateringQuestion": NoValues;
  "parkingQuestion": NoValues;
  "discountQuestion": NoValues;
  "bookingPolicy": NoValues;
  "hours": NoValues;
  "parking.ampleAndValet": NoValues;
  "parking.valet": NoValues;
  "parking.ample": NoValues;
  "discountAnswer": NoValues;
  "discountAnswerUpTo": { name: string; maxGuests: number };
}

export const t = makeTranslate<Messages>({
  "vegPrice": "Veg Price",
  "nonVegPrice": "Non-Veg Price",
  "summary": "Summary",
  "howToReach": "How to reach",
  "venueType": "Venue type",
  "perPlate": "per plate",
  "detailsComingSoon": "Details coming soon!",
  "facilities": "Facilities",
  "featuresOfTheVenue": "Features of the venue",
  "pricingInfo": "Pricing Info",
  "pricesVary": "Pricing may vary by guest count and requirements.",
  "noTransportCharges": "No transport charges within the city.",
  "changesInWriting": "Changes must be in writing and are charged to you.",
  "termsAndPolicies": "Terms and policies",
  "fromVenue": ["From ",["name"]],
  "catering.ownAndOutside": [["name"]," caters for your event, and outside food is allowed as well."],
  "catering.own": [["name"]," caters for your event. Outside food is not listed as allowed; ask before you order any."],
  "catering.outside": "The venue has no kitchen of its own, but outside food is allowed: you may bring your own caterer.",
  "catering.none": "The venue lists no catering. Ask about it in your enquiry.",
  "parking.none": "The venue lists no parking of its own. Ask about it in your enquiry.",
  "payQuestion": "How much do we pay to book?",
  "payAnswer": "Pay 40% of the package price to book; the remainder is paid directly to the venue on the event day. There is no online payment.",
  "cancelQuestion": "Can we cancel?",
  "cancelAnswer": ["It depends on the venue. At ",["name"],": ",["cancellation"]," There are two policies on Mandap: most bookings are non-cancellable but may be moved to another date at no extra charge, and some venues give a full refund up to 24 hours before the event."],
  "cateringQuestion": "Who does the catering?",
  "parkingQuestion": "Is there parking?",
  "discountQuestion": "Are there discounts for large events?",
  "bookingPolicy": "Pay 40% of the package price to book. The remainder is paid directly to the venue on the event day.",
  "hours": "A 4-hour day is a half day and an 8-hour day a full day; extra hours are charged.",
  "parking.ampleAndValet": "Yes: there is ample parking, and valets park your guests’ cars.",
  "parking.valet": "Yes: valets park your guests’ cars.",
  "parking.ample": "Yes: there is ample parking.",
  "discountAnswer": "Often: up to 30% where a venue offers it. Mention your guest count in the enquiry, and the venue will answer with its price.",
  "discountAnswerUpTo": ["Often: up to 30% where a venue offers it. Mention your guest count in the enquiry (",["name"]," takes up to ",["maxGuests",4],"), and the venue will answer with its price."],
});
