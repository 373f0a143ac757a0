// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "content": NoValues;
  "contentHint": NoValues;
  "titleField": NoValues;
  "uploadImages": NoValues;
  "choosePhotos": NoValues;
  "imagesHint": { realWeddingMaxImages: number };
  "weddingDate": NoValues;
  "optional": NoValues;
  "carousel": NoValues;
  "chosenImages": NoValues;
  "show": { hidden: Tag; name: string };
  "removeName": { hidden: Tag; name: string };
  "writeANewRealWedding": NoValues;
  "noBusinessStoriesHint": NoValues;
  "noStoriesHint": NoValues;
  "noStoriesYet": NoValues;
  "pending": NoValues;
  "notPublished": NoValues;
  "editAndResubmitNamed": { hidden: Tag; title: string };
  "publishedOn": { publishedAt: string };
  "resubmittedOn": { resubmittedAt: string };
  "submittedOn": { createdAt: string };
  "uploaded": NoValues;
  "reviewedFirst": NoValues;
  "uploadFailed": { message: string };
  "uploading": NoValues;
  "logInFirst": { link: Tag };
  "publish": NoValues;
  "logInToPublish": NoValues;
  "admin.button": NoValues;
  "admin.busy": NoValues;
  "admin.sending": NoValues;
  "admin.done": NoValues;
  "admin.failed": { message: string };
  "author.button": NoValues;
  "author.busy": NoValues;
  "author.sending": NoValues;
  "author.done": NoValues;
  "author.failed": { message: string };
}

export const t = makeTranslate<Messages>({
  "content": "Real Wedding Content",
  "contentHint": "An empty line begins a new paragraph. *Stars* make italics, **two of them** bold.",
  "titleField": "Real Wedding Title",
  "uploadImages": "Upload Images",
  "choosePhotos": "Choose photos",
  "imagesHint": ["1 to ",["realWeddingMaxImages",4]," photos, at most 10 MB each."],
  "weddingDate": "Date of the wedding",
  "optional": "Optional.",
  "carousel": "carousel",
  "chosenImages": "Chosen images",
  "show": [["hidden","Show "],["name"]],
  "removeName": ["Remove",["hidden"," ",["name"]]],
  "writeANewRealWedding": "Write a New Real Wedding",
  "noBusinessStoriesHint": "Tell couples about a wedding you worked on. You’ll see here whether your story is published.",
  "noStoriesHint": "Tell other couples how your wedding was. You’ll see here whether your story is published.",
  "noStoriesYet": "No stories yet",
  "pending": "We’re reading your story. You’ll find our decision here.",
  "notPublished": "Not published.",
  "editAndResubmitNamed": ["Edit and resubmit",["hidden"," “",["title"],"”"]],
  "publishedOn": ["Published on ",["publishedAt"]],
  "resubmittedOn": ["Resubmitted on ",["resubmittedAt"]],
  "submittedOn": ["Submitted on ",["createdAt"]],
  "uploaded": "Real Wedding post uploaded successfully!",
  "reviewedFirst": "We read every story before it appears. Yours is next in line.",
  "uploadFailed": ["Error uploading Real Wedding post: ",["message"]],
  "uploading": "Uploading Real Wedding post...",
  "logInFirst": ["You can start without an account. To publish, please ",["link","log in"],"; we’ll keep what you’ve written here."],
  "publish": "Publish",
  "logInToPublish": "Log in to publish",
  "admin.button": "Save",
  "admin.busy": "Saving…",
  "admin.sending": "Saving the story…",
  "admin.done": "Story saved.",
  "admin.failed": ["The story was not saved. ",["message"]],
  "author.button": "Resubmit",
  "author.busy": "Resubmitting…",
  "author.sending": "Resubmitting your story…",
  "author.done": "Story resubmitted.",
  "author.failed": ["Your story was not resubmitted. ",["message"]],
});
