// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "pictures": NoValues;
  "pictureNumber": { index: number };
  "newPicture": NoValues;
  "moveForward": { name: string };
  "moveBack": { name: string };
  "remove": { name: string };
  "notAdded": { name: string; problem: string };
  "uploadedOf": { done: number; count: number };
  "failed": { wrong: number };
  "removeFailed": NoValues;
  "uploads": NoValues;
  "fileUploaded": NoValues;
  "uploadOfName": { name: string };
  "waiting": NoValues;
  "tryAgainName": { hidden: Tag; name: string };
  "dismiss": { name: string };
  "cancelUpload": { name: string };
  "chooseAPicture": NoValues;
  "tooLarge": NoValues;
  "emptyFile": NoValues;
  "uploaded": { count: number };
}

export const t = makeTranslate<Messages>({
  "pictures": "Pictures",
  "pictureNumber": ["picture ",["index",4]],
  "newPicture": "New",
  "moveForward": ["Move ",["name"]," forward"],
  "moveBack": ["Move ",["name"]," back"],
  "remove": ["Remove ",["name"]],
  "notAdded": [["name"]," was not added. ",["problem"]],
  "uploadedOf": [["done",4]," of ",["count",4]," uploaded."],
  "failed": [["wrong",4]," could not be uploaded."],
  "removeFailed": "Remove failed files",
  "uploads": "Uploads",
  "fileUploaded": "File uploaded",
  "uploadOfName": ["Upload of ",["name"]],
  "waiting": "Waiting",
  "tryAgainName": ["Try again",["hidden",": ",["name"]]],
  "dismiss": ["Remove ",["name"]," from the list"],
  "cancelUpload": ["Cancel the upload of ",["name"]],
  "chooseAPicture": "Please choose a JPEG, PNG, WebP or AVIF picture.",
  "tooLarge": "A picture can have at most 10 MB.",
  "emptyFile": "This file is empty.",
  "uploaded": [["count",2,{"one":"File uploaded","other":[0," files uploaded"]}]],
});
