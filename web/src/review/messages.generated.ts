// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "editYourReview": NoValues;
  "outOf5": NoValues;
  "countAndVerified": { count: number; verified: number };
  "stars": { count: number };
  "verifiedBooking": NoValues;
  "eventIn": { eventMonth: string };
  "writeAReview": NoValues;
  "tryAgain": NoValues;
  "pendingOnPage": NoValues;
  "notYetReviewed": NoValues;
  "rating": NoValues;
  "allRatings": NoValues;
  "sortBy": NoValues;
  "noneWithRating": NoValues;
  "moreFailed": { moreProblem: string };
  "showMore": NoValues;
  "newestReviews": NoValues;
  "starsColon": { count: number; hidden: Tag };
  "reviewsGiven": { count: number; hidden: Tag };
  "photosBy": { author: string };
  "replied": { listingName: string };
  "repliedEarlier": { listingName: string };
  "sort.NEWEST": NoValues;
  "sort.HIGHEST": NoValues;
  "sort.LOWEST": NoValues;
}

export const t = makeTranslate<Messages>({
  "editYourReview": "Edit your Review",
  "outOf5": "out of 5",
  "countAndVerified": [["count",2,{"one":[0," review"],"other":[0," reviews"]}],", ",["verified",4]," from verified bookings"],
  "stars": [["count",2,{"one":[0," star"],"other":[0," stars"]}]],
  "verifiedBooking": "Verified booking",
  "eventIn": ["Event in ",["eventMonth"]],
  "writeAReview": "Write a Review",
  "tryAgain": "Try again",
  "pendingOnPage": "We’re reading your review. It appears here once we have, usually within a day.",
  "notYetReviewed": "Not yet reviewed",
  "rating": "Rating",
  "allRatings": "All ratings",
  "sortBy": "Sort by",
  "noneWithRating": "No reviews with this rating.",
  "moreFailed": ["More reviews could not be loaded. ",["moreProblem"]],
  "showMore": "Show more",
  "newestReviews": "Newest reviews",
  "starsColon": [["count"],["hidden"," ",["count",2,{"one":"star","other":"stars"}],": "]],
  "reviewsGiven": [["count",4],["hidden"," ",["count",2,{"one":"review","other":"reviews"}]]],
  "photosBy": [["author"],"’s photos"],
  "replied": [["listingName"]," replied"],
  "repliedEarlier": [["listingName"]," replied before the review was changed"],
  "sort.NEWEST": "Newest",
  "sort.HIGHEST": "Highest rated",
  "sort.LOWEST": "Lowest rated",
});
