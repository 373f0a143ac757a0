// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "captionOf": { name: string };
  "captionLabel": NoValues;
  "save": NoValues;
  "saving": NoValues;
  "cancel": NoValues;
  "alreadyInGallery": NoValues;
  "notDeleted": { problem: string };
  "deleted": NoValues;
  "addPictures": NoValues;
  "galleryFull": { galleryMax: number };
  "uploadHint": NoValues;
  "moved": { id: number; count: number };
  "noPicturesYet": NoValues;
  "picturesInOrder": NoValues;
  "deleteTitle": NoValues;
  "delete": NoValues;
  "deleteNamedEffect": { caption: string };
  "deleteEffect": NoValues;
  "pictureNumber": { place: number };
  "uncaptioned": { place: number };
  "mainPicture": NoValues;
  "addACaption": NoValues;
  "tools": { name: string };
  "moveEarlier": { name: string };
  "moveLater": { name: string };
  "makeMain": { name: string };
  "makeItMain": NoValues;
  "deleteNamed": { name: string };
  "notMoved": { problem: string };
}

export const t = makeTranslate<Messages>({
  "captionOf": ["Caption of ",["name"]],
  "captionLabel": "What does it show?",
  "save": "Save",
  "saving": "Saving…",
  "cancel": "Cancel",
  "alreadyInGallery": "This photo is in your gallery already.",
  "notDeleted": ["The photo was not deleted. ",["problem"]],
  "deleted": "The photo was deleted.",
  "addPictures": "Add photos",
  "galleryFull": ["A gallery holds at most ",["galleryMax",4]," photos."],
  "uploadHint": "Or drop them here. JPEG, PNG, WebP or AVIF, up to 10 MB each.",
  "moved": ["Photo moved to place ",["id",4]," of ",["count",4]],
  "noPicturesYet": "No photos yet",
  "picturesInOrder": "Your photos, in order",
  "deleteTitle": "Delete this photo?",
  "delete": "Delete",
  "deleteNamedEffect": ["“",["caption"],"” will be removed from your page and from the lists."],
  "deleteEffect": "It will be removed from your page and from the lists.",
  "pictureNumber": ["photo ",["place",4]],
  "uncaptioned": ["Photo ",["place",4],", without a caption"],
  "mainPicture": "Main photo",
  "addACaption": "Add a caption",
  "tools": ["Move or delete ",["name"]],
  "moveEarlier": ["Move ",["name"]," earlier"],
  "moveLater": ["Move ",["name"]," later"],
  "makeMain": ["Make ",["name"]," the main photo"],
  "makeItMain": "Make it the main photo",
  "deleteNamed": ["Delete ",["name"]],
  "notMoved": ["The photo was not moved. ",["problem"]],
});
