// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "eventsCompleted": NoValues;
  "willingToTravel": NoValues;
  "yes": NoValues;
  "no": NoValues;
  "summary": NoValues;
  "notAvailable": NoValues;
  "experience": NoValues;
  "detailsComingSoon": NoValues;
  "days": { days: number };
  "cheapestPackageCaption": NoValues;
  "packages": NoValues;
  "bookingPolicy": NoValues;
  "remainderOnTheDay": NoValues;
  "termsAndPolicies": NoValues;
  "cancellationAndChanges": NoValues;
  "travelAndHours": NoValues;
  "picturesAndFilm": NoValues;
  "noTransportCharges": NoValues;
  "changesInWriting": NoValues;
  "rawFootage": NoValues;
  "delivery": NoValues;
  "extraShots": NoValues;
  "travelUnknown": { name: string };
  "travels": { name: string; city: string };
  "travelsNot": { name: string; city: string };
  "payQuestion": NoValues;
  "payAnswer": NoValues;
  "cancelQuestion": NoValues;
  "cancelAnswer": { name: string; cancellation: string };
  "travelQuestion": { city: string };
  "dayQuestion": NoValues;
  "dayAnswer": NoValues;
  "discountQuestion": NoValues;
  "discountAnswer": NoValues;
  "toBook": NoValues;
  "hours": NoValues;
  "years": { years: number };
  "packageFacts": { days: string; minAdvance: string };
  "packageFactsNoAdvance": { days: string };
  "halfADay": NoValues;
}

export const t = makeTranslate<Messages>({
  "eventsCompleted": "Events completed",
  "willingToTravel": "Willing to travel",
  "yes": "Yes",
  "no": "No",
  "summary": "Summary",
  "notAvailable": "Not Available",
  "experience": "Experience",
  "detailsComingSoon": "Details coming soon!",
  "days": [["days",2,{"one":[0," day"],"other":[0," days"]}]],
  "cheapestPackageCaption": "Cheapest package",
  "packages": "Packages",
  "bookingPolicy": "Booking policy",
  "remainderOnTheDay": "The remainder is paid directly to the vendor on the event day.",
  "termsAndPolicies": "Terms and policies",
  "cancellationAndChanges": "Cancellation and changes",
  "travelAndHours": "Travel and hours",
  "picturesAndFilm": "Photos and video",
  "noTransportCharges": "No transport charges within the city.",
  "changesInWriting": "Changes must be in writing and are charged to you.",
  "rawFootage": "Raw footage is not shared.",
  "delivery": "Delivery in 6 to 8 weeks.",
  "extraShots": "Extra shots cost more.",
  "travelUnknown": [["name"]," hasn’t said. Name the place in your enquiry."],
  "travels": ["Yes, ",["name"]," is willing to travel. Within ",["city"]," there are no transport charges; ask for the price elsewhere."],
  "travelsNot": ["No, ",["name"]," works in ",["city"]," only. Within the city there are no transport charges."],
  "payQuestion": "How much do we pay to book?",
  "payAnswer": "Pay 40% of the package price to book; the remainder is paid directly to the vendor on the event day. There is no online payment.",
  "cancelQuestion": "Can we cancel?",
  "cancelAnswer": ["It depends on the vendor. At ",["name"],": ",["cancellation"]," There are two policies on Mandap: most bookings are non-cancellable but may be moved to another date at no extra charge, and some are refunded in full up to 24 hours before the event."],
  "travelQuestion": ["Do they travel to a wedding outside ",["city"],"?"],
  "dayQuestion": "How long is a day?",
  "dayAnswer": "A 4-hour day is a half day and an 8-hour day a full day. Extra hours are charged; agree on the price before the event.",
  "discountQuestion": "Are there discounts for large events?",
  "discountAnswer": "Often: up to 30% where a vendor offers it. Mention your dates and your guest count in the enquiry, and the vendor will answer with a price.",
  "toBook": "Pay 40% of the package price to book.",
  "hours": "A 4-hour day is a half day and an 8-hour day a full day; extra hours are charged.",
  "years": [["years",2,{"one":[0," year"],"other":[0," years"]}]],
  "packageFacts": [["days"],", minimum advance ",["minAdvance"]],
  "packageFactsNoAdvance": [["days"],", no advance"],
  "halfADay": "Half a day",
});
