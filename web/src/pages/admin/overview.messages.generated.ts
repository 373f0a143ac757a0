// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "city": NoValues;
  "loading": NoValues;
  "overview": NoValues;
  "pendingDecisions": NoValues;
  "inTotal": NoValues;
  "approvedVenues": NoValues;
  "approvedVendors": NoValues;
  "users": NoValues;
  "bookingEnquiries": NoValues;
  "enquiriesPerWeek": NoValues;
  "enquiriesLead": { asked: string; count: number };
  "listingsPerCity": NoValues;
  "listingsPerCityLead": NoValues;
  "venues": NoValues;
  "vendors": NoValues;
  "vendorsPerCategory": NoValues;
  "vendorsPerCategoryLead": NoValues;
  "category": NoValues;
}

export const t = makeTranslate<Messages>({
  "city": "City",
  "loading": "Loading...",
  "overview": "Overview",
  "pendingDecisions": "Pending",
  "inTotal": "Totals",
  "approvedVenues": "Approved venues",
  "approvedVendors": "Approved vendors",
  "users": "Users",
  "bookingEnquiries": "Booking enquiries",
  "enquiriesPerWeek": "Enquiries per week",
  "enquiriesLead": [["asked"]," in the last ",["count",4]," weeks. Weeks start on Monday."],
  "listingsPerCity": "Listings per city",
  "listingsPerCityLead": "The cities with the most approved listings.",
  "venues": "Venues",
  "vendors": "Vendors",
  "vendorsPerCategory": "Vendors per category",
  "vendorsPerCategoryLead": "Approved vendors.",
  "category": "Category",
});
