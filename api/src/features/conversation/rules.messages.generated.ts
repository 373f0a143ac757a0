// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "messageMissing": NoValues;
  "tooManyAttachments": { max: number };
  "attachmentNameMissing": NoValues;
  "attachmentMissing": NoValues;
  "reportReasonMissing": NoValues;
  "decisionReasonMissing": NoValues;
}

export const t = makeTranslate<Messages>({
  "messageMissing": "Write a message",
  "tooManyAttachments": ["A message can have up to ",["max",4]," attachments"],
  "attachmentNameMissing": "The file has no name",
  "attachmentMissing": "Choose a file",
  "reportReasonMissing": "Choose a reason",
  "decisionReasonMissing": "Please give a reason",
});
