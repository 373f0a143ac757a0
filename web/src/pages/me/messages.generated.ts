// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "profile": NoValues;
  "noBookingsHint": NoValues;
  "noBookingsYet": NoValues;
  "findAVenue": NoValues;
  "myDashboard": NoValues;
  "weddingBlog": NoValues;
  "unread": NoValues;
  "aPIKeysForPrograms": NoValues;
  "noReviewsHint": NoValues;
  "noReviewsYet": NoValues;
  "wishlistFailed": NoValues;
  "wishlistLoading": NoValues;
  "wishlistEmptyHint": NoValues;
  "wishlistEmpty": NoValues;
  "findAVendor": NoValues;
  "newestFirst": NoValues;
  "maxGuests": { value: string };
  "tab.profile": NoValues;
  "tab.wishlist": NoValues;
  "tab.bookings": NoValues;
  "tab.reviews": NoValues;
  "tab.stories": NoValues;
  "tab.logout": NoValues;
}

export const t = makeTranslate<Messages>({
  "profile": "Profile",
  "noBookingsHint": "Send an enquiry to a venue or vendor that you like. You’ll see it here with its code.",
  "noBookingsYet": "No bookings yet",
  "findAVenue": "Find a venue",
  "myDashboard": "My Dashboard",
  "weddingBlog": "Wedding Blog",
  "unread": "unread",
  "aPIKeysForPrograms": "API keys for programs",
  "noReviewsHint": "Write a review on the page of a venue or vendor that you know. You’ll see here whether it is published.",
  "noReviewsYet": "No reviews yet",
  "wishlistFailed": "Failed to load wishlist. Please try again later.",
  "wishlistLoading": "Loading your wishlist...",
  "wishlistEmptyHint": "Press the heart on a venue or vendor that you like to save it here.",
  "wishlistEmpty": "Your wishlist is empty.",
  "findAVendor": "Find a vendor",
  "newestFirst": "Newest first",
  "maxGuests": ["Max Guests: ",["value"]],
  "tab.profile": "Profile",
  "tab.wishlist": "Wishlist",
  "tab.bookings": "Bookings",
  "tab.reviews": "Reviews",
  "tab.stories": "Stories",
  "tab.logout": "LogOut",
});
