// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "hello": { name: string };
  "howWasIt.subject": { listing: string };
  "howWasIt.event": { listing: string; date: string; type: string };
  "howWasIt.review": NoValues;
  "howWasIt.action": NoValues;
  "howWasIt.update": NoValues;
  "howWasIt.updateAction": NoValues;
  "tookPlace.subject": { couple: string; date: string };
  "tookPlace.event": { couple: string; date: string; type: string; guests: number };
  "tookPlace.question": NoValues;
  "tookPlace.action": NoValues;
  "denied.subject": { listing: string };
  "denied.event": { listing: string; date: string };
  "denied.review": { listing: string };
  "denied.answer": NoValues;
  "denied.action": NoValues;
  "upheld.subject": { listing: string };
  "upheld.author": { listing: string; date: string };
  "upheld.owner": { couple: string; date: string; listing: string };
  "published.subject": { listing: string };
  "published.author": { listing: string; date: string };
  "published.owner": { couple: string; date: string; listing: string };
  "removed.subject": { listing: string };
  "removed.author": { listing: string; date: string };
  "removed.owner": { couple: string; date: string; listing: string };
  "decided.action": NoValues;
}

export const t = makeTranslate<Messages>({
  "hello": ["Hello ",["name"],","],
  "howWasIt.subject": ["How was it at ",["listing"],"?"],
  "howWasIt.event": ["Your event with ",["listing"]," was on ",["date"],": ",["type"],". We hope it was a lovely day."],
  "howWasIt.review": "How was it? A few sentences and photos help other couples. Your review is marked as a verified booking.",
  "howWasIt.action": "Write a review",
  "howWasIt.update": "How was it? Your review is from before this event. Please update it: other couples want to read how the day went, and it is then verified by this event.",
  "howWasIt.updateAction": "Update your review",
  "tookPlace.subject": ["Did ",["couple"],"’s event on ",["date"]," take place?"],
  "tookPlace.event": [["couple"],"’s event was on ",["date"],": ",["type"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],"."],
  "tookPlace.question": "Please tell us whether it took place. Reviews of events that took place are marked as verified.",
  "tookPlace.action": "Answer",
  "denied.subject": [["listing"]," says that your event didn’t take place"],
  "denied.event": [["listing"]," says that your event on ",["date"]," didn’t take place."],
  "denied.review": ["If you review ",["listing"],", one of our admins reads both sides and decides. Until then your review stays as it is."],
  "denied.answer": "If it did take place, please tell us what happened.",
  "denied.action": "Answer",
  "upheld.subject": ["The review of ",["listing"]," stays"],
  "upheld.author": ["We have read what ",["listing"]," and you say about your event on ",["date"],". Your review stays, marked as a verified booking. The reason:"],
  "upheld.owner": ["We have read what you and ",["couple"]," say about the event on ",["date"],". The review of ",["listing"]," stays, marked as a verified booking. The reason:"],
  "published.subject": ["The review of ",["listing"]," is published"],
  "published.author": ["We have read what ",["listing"]," and you say about your event on ",["date"],". Your review is published, marked as a verified booking. The reason:"],
  "published.owner": ["We have read what you and ",["couple"]," say about the event on ",["date"],". The review of ",["listing"]," is published, marked as a verified booking. The reason:"],
  "removed.subject": ["The review of ",["listing"]," was removed"],
  "removed.author": ["We have read what ",["listing"]," and you say about your event on ",["date"],". We have removed your review from the page of ",["listing"],". The reason:"],
  "removed.owner": ["We have read what you and ",["couple"]," say about the event on ",["date"],". We have removed the review from the page of ",["listing"],". The reason:"],
  "decided.action": "See the booking",
});
