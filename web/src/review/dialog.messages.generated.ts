// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "send": NoValues;
  "sending": NoValues;
  "venueOrVendor": NoValues;
  "searchPlaceholder": NoValues;
  "searchHint": { shortest: number };
  "resultCount": { count: number };
  "venuesAndVendors": NoValues;
  "nothingFound": NoValues;
  "editYourReview": NoValues;
  "stars": { count: number };
  "writeAReview": NoValues;
  "usersOnly": { name: string };
  "tooEarly": { name: string; eventDay: string };
  "tryAgain": NoValues;
  "close": NoValues;
  "resubmit": NoValues;
  "save": NoValues;
  "logIn": NoValues;
  "ofListing": { value: string };
  "whichListing": NoValues;
  "filledInLater": NoValues;
  "loginNeeded": NoValues;
  "pendingHere": NoValues;
  "wasRejected": { b: Tag; rejectionReason: string };
  "yourRating": NoValues;
  "message": NoValues;
  "photos": NoValues;
  "photosHint": { max: number };
  "tooManyPhotos": { max: number };
  "addPhotos": NoValues;
  "photoNumber": { index: number };
  "removePhoto": { index: number };
  "photosAfterLogin": NoValues;
  "name": NoValues;
  "nameHint": NoValues;
  "email": NoValues;
  "emailHint": NoValues;
  "poor": NoValues;
  "fair": NoValues;
  "good": NoValues;
  "veryGood": NoValues;
  "excellent": NoValues;
  "outcome.PUBLISHED": { name: string };
  "outcome.PENDING": { name: string };
  "outcome.REJECTED": { name: string };
}

export const t = makeTranslate<Messages>({
  "send": "Send",
  "sending": "Sending…",
  "venueOrVendor": "Venue or vendor",
  "searchPlaceholder": "Search by name, state, or city...",
  "searchHint": ["Type ",["shortest",4]," letters or more"],
  "resultCount": [["count",4]," ",["count",2,{"one":"result","other":"results"}]],
  "venuesAndVendors": "Venues and vendors",
  "nothingFound": "No venue or vendor has that name. Try part of the name, or the city.",
  "editYourReview": "Edit your Review",
  "stars": [["count",2,{"one":[0," star"],"other":[0," stars"]}]],
  "writeAReview": "Write a Review",
  "usersOnly": ["Reviews come from couples and visitors. Log in with a user account to review ",["name"],"."],
  "tooEarly": ["Your event at ",["name"]," is on ",["eventDay"],". Please write your review after it: other couples want to read how it went."],
  "tryAgain": "Try again",
  "close": "Close",
  "resubmit": "Resubmit",
  "save": "Save",
  "logIn": "Log In",
  "ofListing": ["About ",["value"]],
  "whichListing": "Which venue or vendor is it about?",
  "filledInLater": "Filled in when you log in",
  "loginNeeded": "You must be logged in to send a review. You can write it now: we’ll keep it until you’re back.",
  "pendingHere": "We’re reading your review. It appears once we have, usually within a day.",
  "wasRejected": [["b","Your review was not published."]," ",["rejectionReason"]," You can edit it and resubmit it; we’ll read it again."],
  "yourRating": "Your rating",
  "message": "Message",
  "photos": "Photos (optional)",
  "photosHint": ["Up to ",["max",4],". An admin looks at photos before your review appears, usually within a day."],
  "tooManyPhotos": ["A review can have up to ",["max",4]," photos."],
  "addPhotos": "Add photos",
  "photoNumber": ["Photo ",["index",4]],
  "removePhoto": ["Remove photo ",["index",4]],
  "photosAfterLogin": "You can add photos once you are logged in.",
  "name": "Name",
  "nameHint": "Shown as first name and initial",
  "email": "Email",
  "emailHint": "Never shown to others",
  "poor": "Poor",
  "fair": "Fair",
  "good": "Good",
  "veryGood": "Very good",
  "excellent": "Excellent",
  "outcome.PUBLISHED": ["Thank you! Your review of ",["name"]," is published."],
  "outcome.PENDING": ["Thank you! We read your review of ",["name"]," before it appears, usually within a day."],
  "outcome.REJECTED": ["Your review of ",["name"]," was not published."],
});
