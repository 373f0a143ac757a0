// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "hello": { name: string };
  "open": NoValues;
  "summary": { listing: string };
  "summaryForOwner": { couple: string };
  "requested.subject": { couple: string };
  "requested.times": { count: number; couple: string; listing: string };
  "offered.subject": { count: number; listing: string };
  "offered.times": { count: number; listing: string };
  "confirmed.subject": { time: string };
  "confirmed.couple": { listing: string; time: string };
  "confirmed.owner": { couple: string; listing: string; time: string };
  "confirmed.calendar": NoValues;
  "moved.subject": { time: string };
  "moved.couple": { listing: string; previous: string; time: string };
  "moved.owner": { couple: string; listing: string; previous: string; time: string };
  "moved.calendar": NoValues;
  "cancelled.subject": { time: string };
  "cancelled.couple": { listing: string; time: string };
  "cancelled.owner": { couple: string; listing: string; time: string };
  "cancelled.calendar": NoValues;
  "closed.subject": { listing: string };
  "closed.subjectForOwner": { couple: string };
  "closed.couple": { listing: string };
  "closed.owner": { couple: string };
  "reminder.subject": { time: string };
  "reminder.couple": { listing: string; time: string };
  "reminder.owner": { couple: string; listing: string; time: string };
  "reminder.change": NoValues;
}

export const t = makeTranslate<Messages>({
  "hello": ["Hello ",["name"],","],
  "open": "Open the conversation",
  "summary": ["Visit: ",["listing"]],
  "summaryForOwner": ["Visit by ",["couple"]],
  "requested.subject": [["couple"]," would like to visit"],
  "requested.times": [["count",2,{"one":[["couple"]," would like to visit ",["listing"],". Confirm this time or offer others:"],"other":[["couple"]," would like to visit ",["listing"],". Confirm one of these times or offer others:"]}]],
  "offered.subject": [["count",2,{"one":[["listing"]," offers another time for your visit"],"other":[["listing"]," offers other times for your visit"]}]],
  "offered.times": [["count",2,{"one":[["listing"]," offers another time for your visit. Confirm it or propose others:"],"other":[["listing"]," offers other times for your visit. Confirm one of them or propose others:"]}]],
  "confirmed.subject": ["Visit confirmed: ",["time"]],
  "confirmed.couple": ["Your visit to ",["listing"]," is confirmed for ",["time"],"."],
  "confirmed.owner": [["couple"],"’s visit to ",["listing"]," is confirmed for ",["time"],"."],
  "confirmed.calendar": "Add it to your calendar with the attached file. If the visit is moved or cancelled, we’ll send you an update.",
  "moved.subject": ["Visit moved to ",["time"]],
  "moved.couple": ["Your visit to ",["listing"]," was moved from ",["previous"]," to ",["time"],"."],
  "moved.owner": [["couple"],"’s visit to ",["listing"]," was moved from ",["previous"]," to ",["time"],"."],
  "moved.calendar": "The attached file updates your calendar.",
  "cancelled.subject": ["Visit cancelled: ",["time"]],
  "cancelled.couple": ["Your visit to ",["listing"]," on ",["time"]," is cancelled."],
  "cancelled.owner": [["couple"],"’s visit to ",["listing"]," on ",["time"]," is cancelled."],
  "cancelled.calendar": "The attached file removes it from your calendar.",
  "closed.subject": ["Visit request cancelled: ",["listing"]],
  "closed.subjectForOwner": ["Visit request cancelled: ",["couple"]],
  "closed.couple": ["The visit to ",["listing"]," that you were arranging is cancelled."],
  "closed.owner": ["The visit that you were arranging with ",["couple"]," is cancelled."],
  "reminder.subject": ["Reminder: visit on ",["time"]],
  "reminder.couple": ["Your visit to ",["listing"]," is on ",["time"],"."],
  "reminder.owner": [["couple"]," visits ",["listing"]," on ",["time"],"."],
  "reminder.change": "If something has come up, move or cancel the visit in the conversation.",
});
