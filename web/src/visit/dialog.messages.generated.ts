// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "requestEffect": { other: string };
  "offerEffect": { other: string };
  "moveTitle": NoValues;
  "moveEffect": { time: string; other: string };
  "firstDay": NoValues;
  "firstTime": NoValues;
  "secondDay": NoValues;
  "secondTime": NoValues;
  "thirdDay": NoValues;
  "thirdTime": NoValues;
  "day": NoValues;
  "time": NoValues;
  "send": NoValues;
  "sending": NoValues;
  "moveIt": NoValues;
  "moving": NoValues;
  "cancel": NoValues;
  "timesSent": { other: string };
  "moved": { time: string };
}

export const t = makeTranslate<Messages>({
  "requestEffect": ["Propose up to three times to ",["other"],". Times are in India’s time."],
  "offerEffect": ["Offer up to three times to ",["other"],". Times are in India’s time."],
  "moveTitle": "Move the visit",
  "moveEffect": ["It’s on ",["time"],". We’ll send ",["other"]," the new time."],
  "firstDay": "First day",
  "firstTime": "First time",
  "secondDay": "Second day (optional)",
  "secondTime": "Second time",
  "thirdDay": "Third day (optional)",
  "thirdTime": "Third time",
  "day": "Day",
  "time": "Time",
  "send": "Send",
  "sending": "Sending…",
  "moveIt": "Move",
  "moving": "Moving…",
  "cancel": "Cancel",
  "timesSent": ["Your times have been sent to ",["other"],"."],
  "moved": ["Visit moved to ",["time"],"."],
});
