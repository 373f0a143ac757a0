// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "whoCanCall": NoValues;
  "parameters": NoValues;
  "parametersOf": { method: string; path: string };
  "body": NoValues;
  "bodyOf": { method: string; path: string };
  "inAForm": NoValues;
  "exampleBody": NoValues;
  "exampleBodyOf": { method: string; path: string };
  "response": NoValues;
  "inTheEnvelope": NoValues;
  "withoutEnvelope": NoValues;
  "exampleResponse": NoValues;
  "exampleResponseOf": { method: string; path: string };
  "errors": NoValues;
  "otherStatus": NoValues;
  "onThisPage": NoValues;
  "errorCodes": NoValues;
  "graphqlOnly": NoValues;
  "shape.oneOf": { choices: string };
  "shape.boolean": NoValues;
  "shape.any": NoValues;
  "inThePath": NoValues;
  "header": NoValues;
  "schemas": { count: number };
  "shape.listOf": { items: string };
  "shape.list": NoValues;
  "shape.orNull": { shape: string };
  "shape.or": { first: string; second: string };
  "shape.number": NoValues;
  "shape.numberFromTo": { minimum: string; maximum: string };
  "shape.numberFrom": { minimum: string };
  "shape.text": NoValues;
  "shape.uuid": NoValues;
  "shape.date": NoValues;
  "shape.dateTime": NoValues;
  "people.user": NoValues;
  "people.vendor": NoValues;
  "people.venue": NoValues;
  "people.admin": NoValues;
  "who.anyone": NoValues;
  "who.noKey": { people: string };
  "who.withKey": { people: string; scope: string };
  "who.anyoneNoKey": NoValues;
  "who.anyoneWithKey": { scope: string };
}

export const t = makeTranslate<Messages>({
  "whoCanCall": "Who can call it:",
  "parameters": "Parameters",
  "parametersOf": ["Parameters of ",["method"]," ",["path"]],
  "body": "Body",
  "bodyOf": ["Body of ",["method"]," ",["path"]],
  "inAForm": "in a multipart form",
  "exampleBody": "Example body",
  "exampleBodyOf": ["Example body of ",["method"]," ",["path"]],
  "response": "Response",
  "inTheEnvelope": "In the envelope.",
  "withoutEnvelope": "The bare value, without the envelope.",
  "exampleResponse": "Example response",
  "exampleResponseOf": ["Example response of ",["method"]," ",["path"]],
  "errors": "Errors",
  "otherStatus": "other",
  "onThisPage": "On this page",
  "errorCodes": "Error codes",
  "graphqlOnly": "GraphQL only",
  "shape.oneOf": ["one of ",["choices"]],
  "shape.boolean": "true or false",
  "shape.any": "any value",
  "inThePath": "in the path",
  "header": "a header",
  "schemas": [["count",2,{"one":"Schema:","other":"Schemas:"}]],
  "shape.listOf": ["list of ",["items"]],
  "shape.list": "list",
  "shape.orNull": [["shape"]," or null"],
  "shape.or": [["first"]," or ",["second"]],
  "shape.number": "number",
  "shape.numberFromTo": ["number, ",["minimum"]," to ",["maximum"]],
  "shape.numberFrom": ["number, at least ",["minimum"]],
  "shape.text": "text",
  "shape.uuid": "ID",
  "shape.date": "date, 2027-02-14",
  "shape.dateTime": "date and time",
  "people.user": "couples",
  "people.vendor": "vendors",
  "people.venue": "venue owners",
  "people.admin": "admins",
  "who.anyone": "Anyone.",
  "who.noKey": ["Logged-in ",["people"],"; no API key can."],
  "who.withKey": ["Logged-in ",["people"],", or with an API key for ",["scope"],"."],
  "who.anyoneNoKey": "Anyone; no API key can.",
  "who.anyoneWithKey": ["Anyone, or with an API key for ",["scope"],"."],
});
