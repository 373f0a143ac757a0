// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "listingNotFound": NoValues;
  "blockedPeriodNotFound": NoValues;
  "offlineBookingNotFound": NoValues;
  "tooManyBlockedPeriods": { max: number };
  "datePassed": { date: string };
  "dateFull": { date: string };
  "fileTooLarge": { megabytes: number };
  "notCalendarFile": NoValues;
  "fileEncodingUnknown": NoValues;
  "fileDamaged": { detail: string };
  "noEvents": NoValues;
  "tooManyEvents": { events: number; max: number };
  "tooManyDays": NoValues;
  "tooManyImported": NoValues;
  "importChanged": NoValues;
  "busyEvent": NoValues;
  "feedNotFound": NoValues;
  "feedName": { listing: string };
  "feedBooking": { typeOfEvent: string; guests: number };
  "feedOfflineBooking": NoValues;
  "feedOfflineBookingOf": { typeOfEvent: string };
  "feedBlocked": NoValues;
  "feedVisit": NoValues;
}

export const t = makeTranslate<Messages>({
  "listingNotFound": "Listing not found",
  "blockedPeriodNotFound": "These days are no longer blocked.",
  "offlineBookingNotFound": "This booking has been deleted.",
  "tooManyBlockedPeriods": ["You can block at most ",["max",4]," periods. Combine neighbouring days into one."],
  "datePassed": [["date"]," has passed."],
  "dateFull": [["date"]," is fully booked or blocked. Choose another date, or free this one first."],
  "fileTooLarge": ["This file is too large. A calendar file may have at most ",["megabytes",4]," MB."],
  "notCalendarFile": "This is not a calendar file. Export your calendar as an .ics file, and choose that file.",
  "fileEncodingUnknown": "The text of this file can’t be read. Save it in UTF-8, and choose it again.",
  "fileDamaged": ["This file is damaged or incomplete. Export it again. (Details: ",["detail"],")"],
  "noEvents": "This file has no events.",
  "tooManyEvents": ["This file has ",["events",4]," events; at most ",["max",4]," can be imported at once. Export a shorter period, or a single calendar."],
  "tooManyDays": "The repeating events in this file take too many days. Remove those that you don’t need, and export it again.",
  "tooManyImported": "Too many events have been imported into this calendar. Import fewer events.",
  "importChanged": "Your calendar or the file has changed since the preview. Check the changes again.",
  "busyEvent": "Busy",
  "feedNotFound": "This calendar doesn’t exist.",
  "feedName": [["listing"]," on Mandap"],
  "feedBooking": [["typeOfEvent"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "feedOfflineBooking": "Offline booking",
  "feedOfflineBookingOf": ["Offline booking: ",["typeOfEvent"]],
  "feedBlocked": "Blocked",
  "feedVisit": "Visit",
});
