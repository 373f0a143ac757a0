// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "contact": NoValues;
  "notAvailable": NoValues;
  "city": NoValues;
  "address": NoValues;
  "published": NoValues;
  "status": NoValues;
  "enquiries": NoValues;
  "noEnquiriesYet": NoValues;
  "loading": NoValues;
  "email": NoValues;
  "noIDProvided": NoValues;
  "openProfileFrom": { label: string };
  "kind": NoValues;
  "userManagement": NoValues;
  "phone": NoValues;
  "registered": NoValues;
  "userDeletion": NoValues;
  "userProfile": NoValues;
  "delete": NoValues;
  "coupleOrVisitor": NoValues;
  "emailNotAvailable": NoValues;
  "phoneNumberNotAvailable": NoValues;
  "profileOfTheUser": NoValues;
  "name": NoValues;
  "theWishlistIsEmpty": NoValues;
  "wishlist": NoValues;
  "venueOrVendor": NoValues;
  "venue": NoValues;
  "vendor": NoValues;
  "noOpenBookings": NoValues;
  "noPastBookings": NoValues;
  "noRatingsYet": NoValues;
  "ratings": NoValues;
  "rating": NoValues;
  "ratingOfFive": { rating: number };
  "state": NoValues;
  "review": NoValues;
  "vendorManagement": NoValues;
  "businessType": NoValues;
  "price": NoValues;
  "vendorProfile": NoValues;
  "viewPublicPage": NoValues;
  "nameNotAvailable": NoValues;
  "emailNotConfirmed": NoValues;
  "businessName": NoValues;
  "yearsOfExperience": NoValues;
  "eventsCompleted": NoValues;
  "willingToTravel": NoValues;
  "yes": NoValues;
  "no": NoValues;
  "summary": NoValues;
  "package": NoValues;
  "portfolio": NoValues;
  "portfolioOf": { name: string };
  "venueManagement": NoValues;
  "venueType": NoValues;
  "rank": NoValues;
  "profilePage": NoValues;
  "venueOwner": NoValues;
  "typeOfBusiness": NoValues;
  "guestCapacity": NoValues;
  "pricePerPlate": NoValues;
  "unconfirmedPrice": { price: string };
  "howToReach": NoValues;
  "facilities": NoValues;
  "featuresOfVenue": NoValues;
  "foodPackages": NoValues;
  "venuePolicies": NoValues;
  "pictures": NoValues;
  "picturesOf": { name: string };
  "tab.profile": NoValues;
  "tab.wishlist": NoValues;
  "tab.bookings": NoValues;
  "tab.history": NoValues;
  "tab.ratings": NoValues;
}

export const t = makeTranslate<Messages>({
  "contact": "Contact",
  "notAvailable": "Not Available",
  "city": "City",
  "address": "Address",
  "published": "Published",
  "status": "Status",
  "enquiries": "Enquiries",
  "noEnquiriesYet": "No enquiries yet",
  "loading": "Loading...",
  "email": "Email",
  "noIDProvided": "No ID provided",
  "openProfileFrom": ["Open a profile from ",["label"],"."],
  "kind": "Kind",
  "userManagement": "User Management",
  "phone": "Phone",
  "registered": "Registered",
  "userDeletion": "Their bookings and reviews stay, without their name. Pending enquiries are withdrawn.",
  "userProfile": "User profile",
  "delete": "Delete",
  "coupleOrVisitor": "Couple or visitor",
  "emailNotAvailable": "Email not available",
  "phoneNumberNotAvailable": "Phone number not available",
  "profileOfTheUser": "Profile of the user",
  "name": "Name",
  "theWishlistIsEmpty": "The wishlist is empty",
  "wishlist": "Wishlist",
  "venueOrVendor": "Venue or vendor",
  "venue": "Venue",
  "vendor": "Vendor",
  "noOpenBookings": "No open bookings",
  "noPastBookings": "No past bookings",
  "noRatingsYet": "No ratings yet",
  "ratings": "Ratings",
  "rating": "Rating",
  "ratingOfFive": [["rating",4]," of 5 stars"],
  "state": "State",
  "review": "Review",
  "vendorManagement": "Vendor Management",
  "businessType": "Business type",
  "price": "Price",
  "vendorProfile": "Vendor profile",
  "viewPublicPage": "View public page",
  "nameNotAvailable": "Name not available",
  "emailNotConfirmed": "Email not confirmed",
  "businessName": "Business name",
  "yearsOfExperience": "Years of experience",
  "eventsCompleted": "Events completed",
  "willingToTravel": "Willing to travel",
  "yes": "Yes",
  "no": "No",
  "summary": "Summary",
  "package": "Package",
  "portfolio": "Portfolio",
  "portfolioOf": ["Portfolio of ",["name"]],
  "venueManagement": "Venue Management",
  "venueType": "Venue type",
  "rank": "Rank",
  "profilePage": "PROFILE PAGE",
  "venueOwner": "Venue owner",
  "typeOfBusiness": "Type of business",
  "guestCapacity": "Guest capacity",
  "pricePerPlate": "Price per plate",
  "unconfirmedPrice": [["price"]," (not confirmed by the owner)"],
  "howToReach": "How to reach",
  "facilities": "Facilities",
  "featuresOfVenue": "Features of venue",
  "foodPackages": "Food packages",
  "venuePolicies": "Venue policies",
  "pictures": "Photos",
  "picturesOf": ["Photos of ",["name"]],
  "tab.profile": "Profile",
  "tab.wishlist": "Wishlist",
  "tab.bookings": "Bookings",
  "tab.history": "History",
  "tab.ratings": "Ratings",
});
