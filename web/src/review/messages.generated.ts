// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues, type Tag } from '@mandap/api/texts';

interface Messages {
  "answerPublished": { author: string };
  "answerNotPublished": { message: string };
  "answerToAuthor": { author: string };
  "yourAnswer": NoValues;
  "answerHint": NoValues;
  "publishAnswer": NoValues;
  "publishing": NoValues;
  "flagSent": NoValues;
  "flagFailed": { message: string };
  "flagThisReview": NoValues;
  "ofAuthor": { author: string };
  "cancel": NoValues;
  "send": NoValues;
  "sending": NoValues;
  "flagReason": NoValues;
  "flagHint": NoValues;
  "venueOrVendor": NoValues;
  "searchPlaceholder": NoValues;
  "searchHint": { shortest: number };
  "venuesAndVendors": NoValues;
  "nothingFound": NoValues;
  "pendingOwn": NoValues;
  "notPublished": { b: Tag; reason: string };
  "ownerAnswered": { listingName: string; answer: string };
  "editYourReview": NoValues;
  "outOf5": NoValues;
  "countAndVerified": { count: number; verified: number };
  "stars": { count: number };
  "verifiedBooking": NoValues;
  "flagged": NoValues;
  "published": NoValues;
  "eventIn": { eventMonth: string };
  "flaggedOn": { flaggedAt: string; flagReason: string };
  "changedSince": { author: string };
  "answerReviewOf": { hidden: Tag; author: string };
  "flagReviewOf": { hidden: Tag; author: string };
  "writeAReview": NoValues;
  "opensInANewTab": NoValues;
  "flaggedByTheOwner": { b: Tag; reason: string };
  "rejectedBecause": { rejectionReason: string };
  "verifiedEventIn": { eventMonth: string };
  "ownerReplied": { answer: string };
  "held": NoValues;
  "rejected": NoValues;
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
  "name": NoValues;
  "nameHint": NoValues;
  "email": NoValues;
  "emailHint": NoValues;
  "pendingOnPage": NoValues;
  "notYetReviewed": NoValues;
  "rating": NoValues;
  "allRatings": NoValues;
  "sortBy": NoValues;
  "noneWithRating": NoValues;
  "moreFailed": { moreProblem: string };
  "showMore": NoValues;
  "newestReviews": NoValues;
  "resubmitOf": { hidden: Tag; listingName: string };
  "editOf": { hidden: Tag; listingName: string };
  "starsColon": { count: number; hidden: Tag };
  "reviewsGiven": { count: number; hidden: Tag };
  "keep": { hidden: Tag; listingName: string; author: string };
  "publish": { hidden: Tag; listingName: string; author: string };
  "reject": { hidden: Tag; listingName: string; author: string };
  "replied": { listingName: string };
  "repliedEarlier": { listingName: string };
  "yourAnswerOn": { day: string };
  "poor": NoValues;
  "fair": NoValues;
  "good": NoValues;
  "veryGood": NoValues;
  "excellent": NoValues;
  "formerUser": NoValues;
  "held.NEW_ACCOUNT": NoValues;
  "held.WORDS": NoValues;
  "held.REJECTED_BEFORE": NoValues;
}

export const t = makeTexts<Messages>({
  "answerPublished": ["Your answer to ",["author"]," is published."],
  "answerNotPublished": ["Your answer was not published. ",["message"]],
  "answerToAuthor": ["Answer to ",["author"]],
  "yourAnswer": "Your answer",
  "answerHint": "Everybody can read it under the review. You can reply once, and can’t change it later.",
  "publishAnswer": "Publish answer",
  "publishing": "Publishing…",
  "flagSent": "Thank you. Our team will look at it.",
  "flagFailed": ["The review was not flagged. ",["message"]],
  "flagThisReview": "Flag this review",
  "ofAuthor": ["of ",["author"]],
  "cancel": "Cancel",
  "send": "Send",
  "sending": "Sending…",
  "flagReason": "What is wrong with it?",
  "flagHint": "Only our team reads this. The review stays public until they have looked at it.",
  "venueOrVendor": "Venue or vendor",
  "searchPlaceholder": "Search by name, state, or city...",
  "searchHint": ["Type ",["shortest",4]," letters or more"],
  "venuesAndVendors": "Venues and vendors",
  "nothingFound": "No venue or vendor has that name. Try part of the name, or the city.",
  "pendingOwn": "We’re reading your review. You’ll find our decision here.",
  "notPublished": [["b","Not published."]," ",["reason"]],
  "ownerAnswered": [["listingName"]," replied: ",["answer"]],
  "editYourReview": "Edit your Review",
  "outOf5": "out of 5",
  "countAndVerified": [["count",2,{"one":[0," review"],"other":[0," reviews"]}],", ",["verified",4]," from verified bookings"],
  "stars": [["count",2,{"one":[0," star"],"other":[0," stars"]}]],
  "verifiedBooking": "Verified booking",
  "flagged": "Flagged",
  "published": "Published",
  "eventIn": ["Event in ",["eventMonth"]],
  "flaggedOn": ["You flagged it on ",["flaggedAt"],": “",["flagReason"],"” It stays public until our team has looked."],
  "changedSince": [["author"]," has changed the review since."],
  "answerReviewOf": ["Answer",["hidden"," the review of ",["author"]]],
  "flagReviewOf": ["Flag",["hidden"," the review of ",["author"]]],
  "writeAReview": "Write a Review",
  "opensInANewTab": "(opens in a new tab)",
  "flaggedByTheOwner": [["b","Flagged by the owner:"]," ",["reason"]],
  "rejectedBecause": ["Rejected: ",["rejectionReason"]],
  "verifiedEventIn": ["Verified booking, event in ",["eventMonth"]],
  "ownerReplied": ["The owner replied: ",["answer"]],
  "held": "Held",
  "rejected": "Rejected",
  "usersOnly": ["Reviews come from couples and visitors. Log in with a user account to review ",["name"],"."],
  "tooEarly": ["Your event at ",["name"]," is on ",["eventDay"],". Please write your review after it: other couples want to read how it went."],
  "tryAgain": "Try again",
  "close": "Close",
  "resubmit": "Resubmit",
  "save": "Save",
  "logIn": "Log In",
  "ofListing": ["of ",["value"]],
  "whichListing": "Which venue or vendor is it about?",
  "filledInLater": "Filled in when you log in",
  "loginNeeded": "You must be logged in to send a review. You can write it now: we’ll keep it until you’re back.",
  "pendingHere": "We’re reading your review. It appears once we have, usually within a day.",
  "wasRejected": [["b","Your review was not published."]," ",["rejectionReason"]," You can edit it and resubmit it; we’ll read it again."],
  "yourRating": "Your rating",
  "message": "Message",
  "name": "Name",
  "nameHint": "Shown as first name and initial",
  "email": "Email",
  "emailHint": "Never shown to others",
  "pendingOnPage": "We’re reading your review. It appears here once we have, usually within a day.",
  "notYetReviewed": "Not yet reviewed",
  "rating": "Rating",
  "allRatings": "All ratings",
  "sortBy": "Sort by",
  "noneWithRating": "No reviews with this rating.",
  "moreFailed": ["More reviews could not be loaded. ",["moreProblem"]],
  "showMore": "Show more",
  "newestReviews": "Newest reviews",
  "resubmitOf": ["Edit and resubmit",["hidden"," your review of ",["listingName"]]],
  "editOf": ["Edit your Review",["hidden"," of ",["listingName"]]],
  "starsColon": [["count"],["hidden"," ",["count",2,{"one":"star","other":"stars"}],": "]],
  "reviewsGiven": [["count",4],["hidden"," ",["count",2,{"one":"review","other":"reviews"}]]],
  "keep": ["Keep",["hidden"," the review of ",["listingName"]," by ",["author"]]],
  "publish": ["Publish",["hidden"," the review of ",["listingName"]," by ",["author"]]],
  "reject": ["Reject",["hidden"," the review of ",["listingName"]," by ",["author"]]],
  "replied": [["listingName"]," replied"],
  "repliedEarlier": [["listingName"]," replied before the review was changed"],
  "yourAnswerOn": ["Your answer, ",["day"]],
  "poor": "Poor",
  "fair": "Fair",
  "good": "Good",
  "veryGood": "Very good",
  "excellent": "Excellent",
  "formerUser": "A former user",
  "held.NEW_ACCOUNT": "Held because its author’s account was less than a day old.",
  "held.WORDS": "Held because of its words: abuse, a link, an email address or a phone number.",
  "held.REJECTED_BEFORE": "Held because it was rejected before, and then resubmitted.",
});
