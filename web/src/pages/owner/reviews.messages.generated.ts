// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "reviews": NoValues;
  "reviewsLead": NoValues;
  "rating": NoValues;
  "allRatings": NoValues;
  "yourAnswer": NoValues;
  "noneMatch": NoValues;
  "noReviewsHint": NoValues;
  "notYetReviewed": NoValues;
  "stars": { stars: number };
  "answered": NoValues;
  "allReviews": NoValues;
  "notAnswered": NoValues;
}

export const t = makeTranslate<Messages>({
  "reviews": "Reviews",
  "reviewsLead": "You can reply once to each review.",
  "rating": "Rating",
  "allRatings": "All ratings",
  "yourAnswer": "Your answer",
  "noneMatch": "No reviews match these filters.",
  "noReviewsHint": "Reviews by couples and guests will appear here and on your page.",
  "notYetReviewed": "Not yet reviewed",
  "stars": [["stars",2,{"one":[0," star"],"other":[0," stars"]}]],
  "answered": "Answered",
  "allReviews": "All reviews",
  "notAnswered": "Not answered",
});
