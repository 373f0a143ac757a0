// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "listingNotFound": NoValues;
  "blockedPeriodNotFound": NoValues;
  "offlineBookingNotFound": NoValues;
  "tooManyBlockedPeriods": { max: number };
  "datePassed": { date: string };
  "dateFull": { date: string };
}

export const t = makeTexts<Messages>({
  "listingNotFound": "Listing not found",
  "blockedPeriodNotFound": "These days are no longer blocked.",
  "offlineBookingNotFound": "This booking has been deleted.",
  "tooManyBlockedPeriods": ["You can block at most ",["max",4]," periods. Combine neighbouring days into one."],
  "datePassed": [["date"]," has passed."],
  "dateFull": [["date"]," is fully booked or blocked. Choose another date, or free this one first."],
});
