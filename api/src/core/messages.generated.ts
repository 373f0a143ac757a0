// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from './translate.js';

interface Messages {
  "loginRequired": NoValues;
  "forbidden": NoValues;
  "storageFull": NoValues;
  "justDeleted": NoValues;
  "valueNotAllowed": NoValues;
  "foreignSite": NoValues;
  "idempotencyKeyInvalid": NoValues;
  "idempotencyKeyUsed": NoValues;
  "idempotencyKeyRunning": NoValues;
  "sessionOnly": NoValues;
  "inputInvalid": NoValues;
  "cursorInvalid": NoValues;
  "pageAndCursor": NoValues;
  "pageSizeRange": { max: number };
  "tooMany": { wait: string };
  "seconds": { count: number };
  "minutes": { count: number };
  "hours": { count: number };
  "busy": NoValues;
  "tooDeep": { max: number };
  "tooManyValues": { max: number };
  "scopeMissing": { scope: string };
  "furtherErrors": { count: number };
}

export const t = makeTranslate<Messages>({
  "loginRequired": "Please log in to continue.",
  "forbidden": "Your account doesn’t have permission to do this.",
  "storageFull": "Our storage is full, so nothing was saved. Please try again later.",
  "justDeleted": "This was just deleted. Please reload the page.",
  "valueNotAllowed": "The request contains a value that is not allowed.",
  "foreignSite": "This request came from another site.",
  "idempotencyKeyInvalid": "An Idempotency-Key has 1 to 255 visible ASCII characters.",
  "idempotencyKeyUsed": "This Idempotency-Key was used for another request. Please use a new one.",
  "idempotencyKeyRunning": "The first request with this Idempotency-Key is still running.",
  "sessionOnly": "API keys can’t do this. Log in on the site to do it.",
  "inputInvalid": "Invalid input",
  "cursorInvalid": "after is not a cursor of this list",
  "pageAndCursor": "Use either page or after, not both",
  "pageSizeRange": ["first must be 1 to ",["max",4]],
  "tooMany": ["Too many attempts. Please wait ",["wait"],"."],
  "seconds": [["count",2,{"one":[0," second"],"other":[0," seconds"]}]],
  "minutes": [["count",2,{"one":[0," minute"],"other":[0," minutes"]}]],
  "hours": [["count",2,{"one":[0," hour"],"other":[0," hours"]}]],
  "busy": "We’re busy right now. Please try again in a moment.",
  "tooDeep": ["The body may have at most ",["max",4]," levels."],
  "tooManyValues": ["The body may have at most ",["max",4]," values."],
  "scopeMissing": ["This API key needs the scope ",["scope"]," to do this."],
  "furtherErrors": [["count",2,{"one":[0," more value is not valid."],"other":[0," more values are not valid."]}]],
});
