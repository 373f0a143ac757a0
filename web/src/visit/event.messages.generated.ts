// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "requested": { who: string; times: string };
  "offered": { count: number; who: string; times: string };
  "confirmed": { who: string; times: string };
  "moved": { who: string; times: string };
  "cancelled": { who: string; times: string };
  "cancelledRequest": { who: string };
  "closed": { times: string };
  "closedRequest": NoValues;
  "twoTimes": { first: string; second: string };
  "threeTimes": { first: string; second: string; third: string };
}

export const t = makeTranslate<Messages>({
  "requested": [["who"]," would like to visit: ",["times"]],
  "offered": [["count",2,{"one":[["who"]," offered another time for a visit: ",["times"]],"other":[["who"]," offered other times for a visit: ",["times"]]}]],
  "confirmed": [["who"]," confirmed the visit on ",["times"]],
  "moved": [["who"]," moved the visit to ",["times"]],
  "cancelled": [["who"]," cancelled the visit on ",["times"]],
  "cancelledRequest": [["who"]," cancelled the visit that was being arranged"],
  "closed": ["The visit on ",["times"]," was cancelled"],
  "closedRequest": "The visit that was being arranged was cancelled",
  "twoTimes": [["first"]," or ",["second"]],
  "threeTimes": [["first"],"; ",["second"],"; or ",["third"]],
});
