// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "nothingFound": NoValues;
  "status": NoValues;
  "publish": NoValues;
  "reviewPublished": { listingName: string };
  "reviewRejected": { listingName: string };
  "reviewModeration": NoValues;
  "searchReviews": NoValues;
  "resetSearch": NoValues;
  "nothingMatchesInTab": NoValues;
  "reviewsWaitingHint": NoValues;
  "publishReviewEffect": { listingName: string };
  "publishReviewTitle": NoValues;
  "keep": NoValues;
  "keepReviewEffect": { listingName: string };
  "keepReviewTitle": NoValues;
  "rejectReviewTitle": NoValues;
  "ofListingBy": { listingName: string; authorName: string };
  "rejectReviewHint": NoValues;
  "upholdReview": NoValues;
  "removeReview": NoValues;
  "deciding": NoValues;
  "upholdReviewTitle": NoValues;
  "removeReviewTitle": NoValues;
  "upholdReviewHint": NoValues;
  "upholdHeldReviewHint": NoValues;
  "removeReviewHint": NoValues;
  "reviewStays": { listingName: string };
  "heldReviewUpheld": { listingName: string };
  "reviewRemoved": { listingName: string };
  "tab.waiting": NoValues;
  "tab.held": NoValues;
  "tab.flagged": NoValues;
  "tab.disputed": NoValues;
  "tab.published": NoValues;
  "tab.rejected": NoValues;
  "empty.waiting": NoValues;
  "empty.held": NoValues;
  "empty.flagged": NoValues;
  "empty.disputed": NoValues;
  "empty.published": NoValues;
  "empty.rejected": NoValues;
  "publishedHint": NoValues;
  "rejectedHint": NoValues;
  "formerUser": NoValues;
  "upholdHeldReview": NoValues;
  "upholdHeldReviewTitle": NoValues;
}

export const t = makeTranslate<Messages>({
  "nothingFound": "Nothing found",
  "status": "Status",
  "publish": "Publish",
  "reviewPublished": ["The review of ",["listingName"]," was published."],
  "reviewRejected": ["The review of ",["listingName"]," was rejected."],
  "reviewModeration": "Review Moderation",
  "searchReviews": "Search text, venue, vendor, city…",
  "resetSearch": "Reset search",
  "nothingMatchesInTab": "Nothing matches your search. Check the spelling or try another tab.",
  "reviewsWaitingHint": "Reviews wait here for you if they are from new accounts, contain filtered words, are flagged by the owner, or are about an event that the owner denies.",
  "publishReviewEffect": ["The review of ",["listingName"]," goes public at once and its author is notified. You can’t reject it afterwards, unless the owner flags it."],
  "publishReviewTitle": "Publish this review?",
  "keep": "Keep",
  "keepReviewEffect": ["The review of ",["listingName"]," stays public, and the owner’s flag is removed. You can’t reject it afterwards, unless the owner flags it again."],
  "keepReviewTitle": "Keep this review?",
  "rejectReviewTitle": "Reject this review",
  "ofListingBy": ["Review of ",["listingName"]," by ",["authorName"]],
  "rejectReviewHint": "Visitors no longer see the review. Its author gets this text by email, and can edit and resubmit it.",
  "upholdReview": "Uphold",
  "removeReview": "Remove",
  "deciding": "Deciding…",
  "upholdReviewTitle": "Uphold this review?",
  "removeReviewTitle": "Remove this review?",
  "upholdReviewHint": "It stays public and verified. The couple and the business read your reason.",
  "upholdHeldReviewHint": "It is published and stays verified. The couple and the business read your reason.",
  "removeReviewHint": "It’s hidden, and the booking no longer verifies it. The couple and the business read your reason.",
  "reviewStays": ["The review of ",["listingName"]," stays."],
  "heldReviewUpheld": ["The review of ",["listingName"]," is published and stays verified."],
  "reviewRemoved": ["The review of ",["listingName"]," is removed."],
  "tab.waiting": "Waiting",
  "tab.held": "Held",
  "tab.flagged": "Flagged",
  "tab.disputed": "Disputed",
  "tab.published": "Published",
  "tab.rejected": "Rejected",
  "empty.waiting": "No reviews are waiting",
  "empty.held": "No reviews are held",
  "empty.flagged": "No reviews are flagged",
  "empty.disputed": "No reviews are disputed",
  "empty.published": "No reviews are published",
  "empty.rejected": "No reviews are rejected",
  "publishedHint": "Published reviews appear here.",
  "rejectedHint": "Rejected reviews appear here.",
  "formerUser": "Former user",
  "upholdHeldReview": "Uphold and publish",
  "upholdHeldReviewTitle": "Publish and uphold this review?",
});
