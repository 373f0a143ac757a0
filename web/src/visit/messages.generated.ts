// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "visit": NoValues;
  "summary": { time: string };
  "invite": { listing: string };
  "inviteApproved": { listing: string };
  "request": NoValues;
  "requestAnother": NoValues;
  "youProposed": { times: string; listing: string };
  "coupleProposed": { couple: string };
  "youOffered": { times: string; couple: string };
  "businessOffered": { count: number; listing: string };
  "confirmed": { time: string };
  "addToCalendar": NoValues;
  "over": { time: string };
  "confirmTime": { time: string };
  "proposeOthers": NoValues;
  "offerOthers": NoValues;
  "move": NoValues;
  "cancelVisit": NoValues;
  "cancelRequest": NoValues;
  "decline": NoValues;
  "cancelTitle": NoValues;
  "cancelRequestTitle": NoValues;
  "declineTitle": NoValues;
  "keepVisit": NoValues;
  "keepRequest": NoValues;
  "cancelEffect": { other: string };
  "cancelConfirmedEffect": { time: string; other: string };
  "visitConfirmed": { time: string };
  "visitCancelled": NoValues;
  "notChanged": { why: string };
}

export const t = makeTranslate<Messages>({
  "visit": "Visit",
  "summary": ["Visit: ",["time"]],
  "invite": ["Meet ",["listing"]," before you decide."],
  "inviteApproved": ["Meet ",["listing"]," before your event."],
  "request": "Request a visit",
  "requestAnother": "Request another visit",
  "youProposed": ["You proposed ",["times"],". ",["listing"]," confirms one or offers others."],
  "coupleProposed": [["couple"]," would like to visit. Confirm a time or offer others."],
  "youOffered": ["You offered ",["times"],". ",["couple"]," confirms one or proposes others."],
  "businessOffered": [["count",2,{"one":[["listing"]," offers another time. Confirm it or propose others."],"other":[["listing"]," offers other times. Confirm one or propose others."]}]],
  "confirmed": ["Confirmed for ",["time"],"."],
  "addToCalendar": "Add to your calendar",
  "over": ["The visit was on ",["time"],"."],
  "confirmTime": ["Confirm ",["time"]],
  "proposeOthers": "Propose other times",
  "offerOthers": "Offer other times",
  "move": "Move the visit",
  "cancelVisit": "Cancel the visit",
  "cancelRequest": "Cancel the request",
  "decline": "Decline the visit",
  "cancelTitle": "Cancel this visit?",
  "cancelRequestTitle": "Cancel this request?",
  "declineTitle": "Decline this visit?",
  "keepVisit": "Keep the visit",
  "keepRequest": "Keep the request",
  "cancelEffect": ["We’ll notify ",["other"],"."],
  "cancelConfirmedEffect": ["The visit on ",["time"]," is removed from both calendars, and we’ll notify ",["other"],"."],
  "visitConfirmed": ["Visit confirmed for ",["time"],"."],
  "visitCancelled": "Visit cancelled.",
  "notChanged": ["The visit was not changed. ",["why"]],
});
