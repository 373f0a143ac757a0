// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "reloadNeeded": NoValues;
  "breadcrumb": NoValues;
  "loading": NoValues;
  "carousel": NoValues;
  "photoOf": { number: number; count: number };
  "remove": { name: string };
  "close": NoValues;
  "tryAgain": NoValues;
  "cancel": NoValues;
  "unread": { label: string; count: number };
  "moreFailed": { message: string };
  "loadMore": NoValues;
  "loadingNow": NoValues;
  "mandapHome": NoValues;
  "mandap": NoValues;
  "needsScript": NoValues;
  "pages": NoValues;
  "previousPage": NoValues;
  "pageNumber": { page: number };
  "nextPage": NoValues;
  "met": NoValues;
  "hidePassword": NoValues;
  "showPassword": NoValues;
  "chooseDay": NoValues;
  "playSlideshow": NoValues;
  "pauseSlideshow": NoValues;
  "noContentAvailable": NoValues;
  "notYetReviewed": NoValues;
  "rated": { hidden: Tag; b: Tag; value: string };
  "search": NoValues;
  "tooLong": { count: number };
  "share": NoValues;
  "reviewCount": { count: number; hidden: Tag };
  "outOf5Stars": { value: string };
  "email": NoValues;
  "shareBy": { hidden: Tag; name: string };
  "shareOn": { hidden: Tag; name: string };
  "status.pending": NoValues;
  "status.approved": NoValues;
  "status.published": NoValues;
  "status.suspended": NoValues;
  "status.rejected": NoValues;
  "status.expired": NoValues;
  "status.withdrawn": NoValues;
}

export const t = makeTranslate<Messages>({
  "reloadNeeded": "This part of the page could not be loaded. Please reload the page.",
  "breadcrumb": "Breadcrumb",
  "loading": "Loading...",
  "carousel": "carousel",
  "photoOf": ["Photo ",["number",4]," of ",["count",4]],
  "remove": ["Remove ",["name"]],
  "close": "Close",
  "tryAgain": "Try again",
  "cancel": "Cancel",
  "unread": [["label"],", ",["count",4]," unread"],
  "moreFailed": ["More could not be loaded. ",["message"]],
  "loadMore": "Load more",
  "loadingNow": "Loading",
  "mandapHome": "Mandap, home",
  "mandap": "Mandap",
  "needsScript": "This needs JavaScript, which your browser has turned off.",
  "pages": "Pages",
  "previousPage": "Previous page",
  "pageNumber": ["Page ",["page",4]],
  "nextPage": "Next page",
  "met": ", met",
  "hidePassword": "Hide password",
  "showPassword": "Show password",
  "chooseDay": "Choose a day",
  "playSlideshow": "Play slideshow",
  "pauseSlideshow": "Pause slideshow",
  "noContentAvailable": "No content available",
  "notYetReviewed": "Not yet reviewed",
  "rated": [["hidden","Rated "],["b",["value"]],["hidden"," out of 5"]],
  "search": "Search",
  "tooLong": [["count",2,{"one":[0," character"],"other":[0," characters"]}]," too many"],
  "share": "Share",
  "reviewCount": ["(",["count",4],["hidden"," ",["count",2,{"one":"review","other":"reviews"}]],")"],
  "outOf5Stars": [["value"]," out of 5 stars"],
  "email": "Email",
  "shareBy": [["hidden","Share by "],["name"]],
  "shareOn": [["hidden","Share on "],["name"],["hidden"," (opens in a new tab)"]],
  "status.pending": "Pending",
  "status.approved": "Approved",
  "status.published": "Published",
  "status.suspended": "Suspended",
  "status.rejected": "Rejected",
  "status.expired": "Day has passed",
  "status.withdrawn": "Withdrawn",
});
