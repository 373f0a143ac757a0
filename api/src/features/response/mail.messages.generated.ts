// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "hello": { name: string };
  "event": { type: string; date: string; guests: number };
  "open": NoValues;
  "owner.subject": { event: string };
  "owner.waiting": { couple: string; sent: string; event: string };
  "owner.answers": NoValues;
  "owner.answersBlocked": NoValues;
  "couple.subject": { listing: string };
  "couple.waiting": { listing: string; sent: string; event: string };
  "couple.similar": { count: number; date: string };
  "couple.next": NoValues;
  "couple.nextBlocked": NoValues;
  "couple.withdraw": NoValues;
  "similar": { name: string; city: string };
}

export const t = makeTranslate<Messages>({
  "hello": ["Hello ",["name"],","],
  "event": [["type"]," on ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "open": "Open the enquiry",
  "owner.subject": ["An enquiry is waiting for your answer: ",["event"]],
  "owner.waiting": [["couple"]," sent you an enquiry on ",["sent"],": ",["event"],". You haven’t answered it yet."],
  "owner.answers": "Write to them, approve or reject it, or offer other dates. Couples see on your page how quickly you usually reply.",
  "owner.answersBlocked": "Approve or reject it. Couples see on your page how quickly you usually reply.",
  "couple.subject": [["listing"]," hasn’t replied yet"],
  "couple.waiting": [["listing"]," hasn’t replied to your enquiry of ",["sent"],": ",["event"],"."],
  "couple.similar": [["count",2,{"one":["This one is free on ",["date"],":"],"other":["These are free on ",["date"],":"]}]],
  "couple.next": "You can wait, write to them, or withdraw your enquiry.",
  "couple.nextBlocked": "You can wait, or withdraw your enquiry.",
  "couple.withdraw": "Withdraw enquiry",
  "similar": [["name"],", ",["city"]],
});
