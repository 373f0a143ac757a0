// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "accountDeleted.subject": NoValues;
  "accountDeleted.paragraph1": NoValues;
  "accountDeleted.paragraph2": NoValues;
  "accountDeleted.action": NoValues;
  "accountRemoved.subject": NoValues;
  "accountRemoved.paragraph1": NoValues;
  "accountRemoved.paragraph2": NoValues;
  "accountRemoved.action": NoValues;
  "listingRemoved.subject": { name: string };
  "listingRemoved.paragraph1": { ownerName: string };
  "listingRemoved.paragraph2": { name: string };
  "listingRemoved.paragraph3": NoValues;
  "listingRemoved.action": NoValues;
}

export const t = makeTranslate<Messages>({
  "accountDeleted.subject": "Your Mandap account is deleted",
  "accountDeleted.paragraph1": "Your account is deleted, as you requested. Nobody can log in to it any more.",
  "accountDeleted.paragraph2": "If it wasn’t you, write to us at once: somebody knows your password. Change it wherever else you use it.",
  "accountDeleted.action": "Write to us",
  "accountRemoved.subject": "Your Mandap account was removed",
  "accountRemoved.paragraph1": "Our team has removed your account from Mandap. Nobody can log in to it any more.",
  "accountRemoved.paragraph2": "If you think that this is a mistake, tell us through our contact form and we’ll look at it again.",
  "accountRemoved.action": "Write to us",
  "listingRemoved.subject": [["name"]," was removed from Mandap"],
  "listingRemoved.paragraph1": ["Hello ",["ownerName"],","],
  "listingRemoved.paragraph2": ["Our team has removed ",["name"]," from Mandap, with its pictures, reviews and login. Couples keep their bookings and have been notified."],
  "listingRemoved.paragraph3": "If you think that this is a mistake, tell us through our contact form and we’ll look at it again.",
  "listingRemoved.action": "Write to us",
});
