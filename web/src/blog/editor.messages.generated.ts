// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "title": NoValues;
  "category": NoValues;
  "categoryHint": NoValues;
  "image": NoValues;
  "chooseImages": NoValues;
  "imageHint": { blogMaxImages: number };
  "content": NoValues;
  "contentHint": NoValues;
  "saved": NoValues;
  "notSaved": { message: string };
  "savingArticle": NoValues;
  "save": NoValues;
  "saving": NoValues;
  "draftSaved": NoValues;
  "uploaded": NoValues;
  "uploadFailed": { message: string };
  "uploading": NoValues;
  "publish": NoValues;
  "saveAsDraft": NoValues;
}

export const t = makeTranslate<Messages>({
  "title": "Title",
  "category": "Category",
  "categoryHint": "Shown above the title.",
  "image": "Image",
  "chooseImages": "Choose pictures",
  "imageHint": ["Optional. Up to ",["blogMaxImages",4],", at most 10 MB each. The first one appears on the card."],
  "content": "Content",
  "contentHint": "An empty line begins a new paragraph. # begins a heading, - a list. *Stars* make italics, **two of them** bold.",
  "saved": "Article saved.",
  "notSaved": ["The article was not saved. ",["message"]],
  "savingArticle": "Saving the article…",
  "save": "Save",
  "saving": "Saving…",
  "draftSaved": "Draft saved.",
  "uploaded": "Blog uploaded successfully!",
  "uploadFailed": ["Error uploading blog: ",["message"]],
  "uploading": "Uploading blog...",
  "publish": "Publish",
  "saveAsDraft": "Save as draft",
});
