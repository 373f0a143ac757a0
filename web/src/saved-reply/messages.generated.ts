// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "insert": NoValues;
  "insertHint": NoValues;
  "loading": NoValues;
  "failed": { reason: string };
  "tryAgain": NoValues;
  "none": NoValues;
  "manage": NoValues;
  "add": NoValues;
  "title": NoValues;
  "count": { count: number; max: number };
  "intro": NoValues;
  "edit": { title: string };
  "delete": { title: string };
  "deleteTitle": { title: string };
  "deleteEffect": NoValues;
  "confirmDelete": NoValues;
  "deleted": NoValues;
  "newTitle": NoValues;
  "editTitle": NoValues;
  "replyTitle": NoValues;
  "replyBody": NoValues;
  "placeholders": { placeholders: string };
  "cancel": NoValues;
  "close": NoValues;
  "save": NoValues;
  "saving": NoValues;
  "saved": NoValues;
}

export const t = makeTranslate<Messages>({
  "insert": "Saved replies",
  "insertHint": "Insert a saved reply",
  "loading": "Loading…",
  "failed": ["The saved replies couldn’t be loaded. ",["reason"]],
  "tryAgain": "Try again",
  "none": "No saved replies yet",
  "manage": "Manage saved replies",
  "add": "New reply",
  "title": "Saved replies",
  "count": [["count",4]," of ",["max",4]],
  "intro": "Save texts that you send often, and insert them into your messages.",
  "edit": ["Edit ",["title"]],
  "delete": ["Delete ",["title"]],
  "deleteTitle": ["Delete “",["title"],"”?"],
  "deleteEffect": "Messages that you sent stay as they are.",
  "confirmDelete": "Delete",
  "deleted": "Reply deleted",
  "newTitle": "New saved reply",
  "editTitle": "Edit saved reply",
  "replyTitle": "Title",
  "replyBody": "Text",
  "placeholders": ["We’ll fill in ",["placeholders"]," from the booking."],
  "cancel": "Cancel",
  "close": "Close",
  "save": "Save",
  "saving": "Saving…",
  "saved": "Reply saved",
});
