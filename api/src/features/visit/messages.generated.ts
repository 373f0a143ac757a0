// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "visitNotFound": NoValues;
  "bookingClosed": NoValues;
  "blocked": NoValues;
  "alreadyConfirmed": { time: string };
  "afterEvent": { date: string };
  "noAnswerNeeded": NoValues;
  "waitingForOther": NoValues;
  "timeNotProposed": NoValues;
  "timePassed": { time: string };
  "cancelled": NoValues;
  "notConfirmed": NoValues;
  "changed": { time: string };
  "visitPassed": NoValues;
}

export const t = makeTranslate<Messages>({
  "visitNotFound": "Visit not found",
  "bookingClosed": "This enquiry is closed, so no visit can be arranged.",
  "blocked": "You can’t arrange a visit in this conversation.",
  "alreadyConfirmed": ["Your visit is already confirmed for ",["time"],". Move or cancel it instead."],
  "afterEvent": ["Choose a time before the event on ",["date"],"."],
  "noAnswerNeeded": "There is no request to answer anymore. Check the visit again.",
  "waitingForOther": "The other side answers next. You can propose other times.",
  "timeNotProposed": "This time is no longer proposed. Check the visit again.",
  "timePassed": [["time"]," has passed. Propose other times."],
  "cancelled": "This visit was cancelled. The couple can request another one.",
  "notConfirmed": "This visit isn’t confirmed, so it can’t be moved.",
  "changed": ["The visit has changed. It’s now at ",["time"],"."],
  "visitPassed": "The time of this visit has passed.",
});
