// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../core/translate.js';

interface Messages {
  "addressInvalid": NoValues;
  "notFound": NoValues;
  "methodNotAllowed": NoValues;
  "internalError": NoValues;
  "requestTimeout": NoValues;
  "headersTooLong": NoValues;
  "httpInvalid": NoValues;
  "compressed": NoValues;
  "formIncomplete": NoValues;
  "pictureTooLarge": NoValues;
  "addressTooLong": NoValues;
  "tooManyFields": { max: number };
  "picturesTooLarge": { max: number };
  "upgradeRequired": NoValues;
  "tooManyStreams": { max: number };
}

export const t = makeTranslate<Messages>({
  "addressInvalid": "This address is not valid.",
  "notFound": "Not found",
  "methodNotAllowed": "Queries come by GET or POST, mutations by POST.",
  "internalError": "Something went wrong on our side.",
  "requestTimeout": "The request took too long to arrive.",
  "headersTooLong": "The address and headers are too long.",
  "httpInvalid": "This is not a valid HTTP request.",
  "compressed": "Compressed bodies are not supported.",
  "formIncomplete": "The body is not a complete multipart form.",
  "pictureTooLarge": "A picture may have at most 10 MB.",
  "addressTooLong": "This address is too long.",
  "tooManyFields": ["A form may have at most ",["max",4]," fields."],
  "picturesTooLarge": ["At most ",["max",4]," pictures of 10 MB at once."],
  "upgradeRequired": "Subscriptions are served over WebSockets.",
  "tooManyStreams": ["A connection can have at most ",["max",4]," subscriptions."],
});
