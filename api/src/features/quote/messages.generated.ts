// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "paiseWhole": NoValues;
  "quoteNotFound": NoValues;
  "bookingNotFound": NoValues;
  "bookingClosed": NoValues;
  "blocked": NoValues;
  "noteBlocked": NoValues;
  "alreadyAccepted": NoValues;
  "bookingChanged": NoValues;
  "afterEvent": { date: string };
  "tooManyVersions": { max: number };
  "superseded": NoValues;
  "outdated": NoValues;
  "expired": { date: string };
  "declined": NoValues;
  "accepted": NoValues;
  "vegPlate": NoValues;
  "nonVegPlate": NoValues;
}

export const t = makeTranslate<Messages>({
  "paiseWhole": "Paise must be a whole number, such as 14500000 for ₹1,45,000.",
  "quoteNotFound": "Quote not found",
  "bookingNotFound": "Booking not found",
  "bookingClosed": "This enquiry is closed, so no quote can be sent or accepted.",
  "blocked": "You can’t send or accept quotes in this conversation.",
  "noteBlocked": "You can’t send a note in this conversation. Leave it out to decline the quote.",
  "alreadyAccepted": "A quote for this booking is already accepted.",
  "bookingChanged": "The couple changed the date or the number of guests. Check the enquiry again before you send the quote.",
  "afterEvent": ["Choose a day until the event on ",["date"],"."],
  "tooManyVersions": ["You have sent ",["max",4]," versions of this quote, which is the maximum. Agree on the rest in the conversation."],
  "superseded": "There is a newer version of this quote. Check it first.",
  "outdated": "The date or the number of guests has changed since this quote. Ask for a new one.",
  "expired": ["This quote was valid until ",["date"],". Ask for a new one."],
  "declined": "You have declined this quote.",
  "accepted": "You have accepted this quote.",
  "vegPlate": "Vegetarian plate",
  "nonVegPlate": "Non-vegetarian plate",
});
