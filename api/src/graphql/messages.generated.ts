// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../core/translate.js';

interface Messages {
  "internalError": NoValues;
  "fileNotReceived": NoValues;
  "multipartFields": NoValues;
  "mapOnePath": NoValues;
  "mapUpload": NoValues;
  "mapNoList": NoValues;
  "operationNameMissing": NoValues;
  "operationUnknown": NoValues;
  "responseTooLong": NoValues;
  "sameFieldTooOften": NoValues;
  "oneCredential": NoValues;
  "preliminariesTooLong": NoValues;
  "tooDeep": { max: number };
  "tooManyLines": { max: number };
  "nameTooLong": { max: number };
  "tooManyOperations": { max: number };
  "tooManyFields": { max: number };
  "tooManyAliases": { max: number };
  "tooExpensive": { cost: number; max: number };
  "variableInvalid": { place: string };
  "enumValueUnknown": { enum: string };
  "tooManyPictures": { max: number };
  "picturesTooLarge": { max: number };
  "fieldTooLarge": { max: number };
  "mapPath": { max: number };
  "fieldNotJson": { field: string };
  "fieldNotObject": { field: string };
  "operationTypeMissing": { type: string };
  "onlySubscriptions": NoValues;
  "subscriptionByHttp": NoValues;
}

export const t = makeTranslate<Messages>({
  "internalError": "Something went wrong on our side.",
  "fileNotReceived": "A file did not arrive. Please send the form again.",
  "multipartFields": "A multipart request has the fields operations and map, then its files.",
  "mapOnePath": "Each file in map has a list of one path.",
  "mapUpload": "A path in map leads to a variable that is declared as Upload or a list of it.",
  "mapNoList": "A path in map leads to an element of something that is not a list.",
  "operationNameMissing": "The document has several operations. Name the one to run in operationName.",
  "operationUnknown": "The document has no operation with the name given in operationName.",
  "responseTooLong": "The response would be too long. Request smaller pages or fewer texts.",
  "sameFieldTooOften": "The query requests the same field too often.",
  "oneCredential": "Only one login, registration, reset or approval may be tried in one document.",
  "preliminariesTooLong": "The fields before the files may have at most 200 kB.",
  "tooDeep": ["The query nests deeper than ",["max",4]," fields."],
  "tooManyLines": ["A document may have at most ",["max",4]," lines."],
  "nameTooLong": ["A name may have at most ",["max",4]," characters."],
  "tooManyOperations": ["A document may have at most ",["max",4]," operations."],
  "tooManyFields": ["The query has more than ",["max",4]," fields."],
  "tooManyAliases": ["A field may have at most ",["max",4]," aliases in one place."],
  "tooExpensive": ["The query costs ",["cost",4],". The maximum query cost is ",["max",4],". Request smaller pages."],
  "variableInvalid": [["place"]," has a value that does not fit its type."],
  "enumValueUnknown": ["There is no such value in the ",["enum"],"."],
  "tooManyPictures": ["At most ",["max",4]," pictures at once."],
  "picturesTooLarge": ["At most ",["max",4]," pictures of 10 MB at once."],
  "fieldTooLarge": ["A field may have at most ",["max",4]," kB."],
  "mapPath": ["A path in map is variables.<name>, or variables.<name>.<n> with n from 0 to ",["max",4],"."],
  "fieldNotJson": ["The field ",["field"]," is not JSON."],
  "fieldNotObject": ["The field ",["field"]," must be an object."],
  "operationTypeMissing": ["There is no ",["type"]," here."],
  "onlySubscriptions": "Only subscriptions run here. Send queries and mutations to /graphql.",
  "subscriptionByHttp": "Subscriptions run over a WebSocket at /subscriptions.",
});
