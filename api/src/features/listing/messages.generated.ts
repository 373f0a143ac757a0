// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "pictureIdInvalid": NoValues;
  "galleryChanged": NoValues;
  "rankMissing": NoValues;
  "alreadyApproved": NoValues;
  "suspended": NoValues;
  "picturesMissing": NoValues;
  "alreadySuspended": NoValues;
  "onlyApprovedSuspended": NoValues;
  "notSuspended": NoValues;
  "pictureIdMissing": NoValues;
  "noReason": NoValues;
  "galleryFull": { max: number };
  "alreadyDecided": { status: string };
  "pictureNotFound": NoValues;
  "listingNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "pictureIdInvalid": "This is not the ID of a photo",
  "galleryChanged": "The gallery has changed. Please reload it and try again.",
  "rankMissing": "Rank is required",
  "alreadyApproved": "Your listing is already approved.",
  "suspended": "Your listing is suspended. Write to us once you have changed what we asked for.",
  "picturesMissing": "Please choose at least one photo",
  "alreadySuspended": "This listing is already suspended.",
  "onlyApprovedSuspended": "Only approved listings can be suspended.",
  "notSuspended": "This listing is not suspended.",
  "pictureIdMissing": "No ID provided",
  "noReason": "No reason was given. Please write to us to find out what to change.",
  "galleryFull": ["A gallery can have at most ",["max",4]," photos"],
  "alreadyDecided": [["status",1,{"approved":"This listing is already approved.","rejected":"This listing is already rejected.","suspended":"This listing is already suspended.","other":"This listing is already pending."}]],
  "pictureNotFound": "Photo not found",
  "listingNotFound": "Listing not found",
});
