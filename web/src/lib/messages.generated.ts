// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "unreadable": NoValues;
  "serverFailed": NoValues;
  "timedOut": NoValues;
  "unreachable": NoValues;
  "listError": { status: string; message: string };
  "unsaved": NoValues;
  "leaveWithoutSaving": NoValues;
  "leave": NoValues;
  "none": NoValues;
  "today": NoValues;
  "yesterday": NoValues;
  "onRequest": NoValues;
  "platePrices": { veg: string; nonVeg: string };
  "keepEditing": NoValues;
}

export const t = makeTranslate<Messages>({
  "unreadable": "We couldn’t read the answer. Please try again.",
  "serverFailed": "Our server could not answer. Please try again.",
  "timedOut": "The answer took too long. Please try again.",
  "unreachable": "We could not reach Mandap. Please check your connection and try again.",
  "listError": ["Error: ",["status"]," - ",["message"]],
  "unsaved": "Your changes aren’t saved yet.",
  "leaveWithoutSaving": "Leave without saving?",
  "leave": "Leave",
  "none": "None",
  "today": "today",
  "yesterday": "yesterday",
  "onRequest": "Price on request",
  "platePrices": ["veg ",["veg"],", non-veg ",["nonVeg"]],
  "keepEditing": "Keep editing",
});
