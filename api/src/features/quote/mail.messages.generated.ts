// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "hello": { name: string };
  "open": NoValues;
  "note": { note: string };
  "sent.subject": { listing: string; total: string };
  "sent.text": { listing: string; date: string; guests: number; total: string };
  "sent.replaces": NoValues;
  "sent.answer": { validUntil: string };
  "accepted.subject": { couple: string; total: string };
  "accepted.text": { couple: string; total: string; date: string; guests: number };
  "accepted.code": NoValues;
  "accepted.approved": NoValues;
  "declined.subject": { couple: string };
  "changeAsked.subject": { couple: string };
  "declined.text": { couple: string; total: string; date: string };
  "changeAsked.text": { couple: string; total: string; date: string };
  "declined.answer": NoValues;
}

export const t = makeTranslate<Messages>({
  "hello": ["Hello ",["name"],","],
  "open": "Open the quote",
  "note": ["“",["note"],"”"],
  "sent.subject": [["listing"]," sent you a quote: ",["total"]],
  "sent.text": [["listing"]," sent you a quote for ",["date"]," and ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],": ",["total"],", including GST."],
  "sent.replaces": "It replaces the earlier quote.",
  "sent.answer": ["It’s valid until ",["validUntil"],". Accept it or ask for a change on Mandap. You don’t pay on Mandap."],
  "accepted.subject": [["couple"]," accepted your quote: ",["total"]],
  "accepted.text": [["couple"]," accepted your quote of ",["total"]," for ",["date"]," and ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],"."],
  "accepted.code": "Ask them for their code and approve the enquiry with it to confirm the booking.",
  "accepted.approved": "The booking now shows this total to both of you.",
  "declined.subject": [["couple"]," declined your quote"],
  "changeAsked.subject": [["couple"]," asks for a change to your quote"],
  "declined.text": [["couple"]," declined your quote of ",["total"]," for ",["date"],"."],
  "changeAsked.text": [["couple"]," declined your quote of ",["total"]," for ",["date"]," and asks for a change:"],
  "declined.answer": "You can send a new version.",
});
