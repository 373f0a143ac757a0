// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "pictureNotRemoved": { message: string };
  "changePicture": NoValues;
  "uploadAPicture": NoValues;
  "pictureHint": NoValues;
  "removePicture": NoValues;
  "removePictureEffect": NoValues;
  "removePictureTitle": NoValues;
  "remove": NoValues;
  "profileSaved": NoValues;
  "name": NoValues;
  "phoneNumber": NoValues;
  "city": NoValues;
  "address": NoValues;
  "cancel": NoValues;
  "save": NoValues;
  "saving": NoValues;
  "editProfile": NoValues;
  "notAvailable": NoValues;
  "term.name": NoValues;
  "term.phone": NoValues;
  "term.address": NoValues;
  "term.email": NoValues;
}

export const t = makeTranslate<Messages>({
  "pictureNotRemoved": ["Your picture was not removed. ",["message"]],
  "changePicture": "Change picture",
  "uploadAPicture": "Upload a picture",
  "pictureHint": "JPEG, PNG, WebP or AVIF, up to 10 MB. Saved at once.",
  "removePicture": "Remove picture",
  "removePictureEffect": "We’ll show a generated picture instead. You can upload another one at any time.",
  "removePictureTitle": "Remove your picture?",
  "remove": "Remove",
  "profileSaved": "Profile saved.",
  "name": "Name",
  "phoneNumber": "Phone number",
  "city": "City",
  "address": "Address",
  "cancel": "Cancel",
  "save": "Save",
  "saving": "Saving…",
  "editProfile": "Edit profile",
  "notAvailable": "Not Available",
  "term.name": "name",
  "term.phone": "phoneNumber",
  "term.address": "address",
  "term.email": "email",
});
