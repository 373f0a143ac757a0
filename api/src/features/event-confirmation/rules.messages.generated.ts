// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "answerMissing": NoValues;
  "statementMissing": NoValues;
  "decisionMissing": NoValues;
  "reasonMissing": NoValues;
}

export const t = makeTranslate<Messages>({
  "answerMissing": "Please choose yes or no",
  "statementMissing": "Please describe what happened",
  "decisionMissing": "Please choose whether the review stays",
  "reasonMissing": "Please give a reason. Both sides read it.",
});
