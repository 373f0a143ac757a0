// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "label": NoValues;
  "tooFew": NoValues;
  "answered": { time: string; percent: number; enquiries: number };
  "unanswered": { percent: number; enquiries: number };
  "withApproved": { response: string; percent: number };
  "hours": { hours: number };
  "days": { days: number };
}

export const t = makeTranslate<Messages>({
  "label": "Response time:",
  "tooFew": "Too few enquiries yet",
  "answered": ["Usually replies ",["time"]," · ",["percent",4]," % of ",["enquiries",2,{"one":[0," enquiry"],"other":[0," enquiries"]}]],
  "unanswered": [["percent",4]," % of ",["enquiries",2,{"one":[0," enquiry"],"other":[0," enquiries"]}]," answered"],
  "withApproved": [["response"]," · ",["percent",4]," % approved"],
  "hours": [["hours",2,{"one":"within an hour","other":["within ",0," hours"]}]],
  "days": ["within ",["days",4]," days"],
});
