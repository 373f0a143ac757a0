// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "quote": NoValues;
  "version": { version: number };
  "status.OPEN": NoValues;
  "status.OUTDATED": NoValues;
  "status.EXPIRED": NoValues;
  "status.ACCEPTED": NoValues;
  "status.DECLINED": NoValues;
  "status.SUPERSEDED": NoValues;
  "status.CLOSED": NoValues;
  "summary": { total: string; status: string };
  "invite": { couple: string };
  "prepare": NoValues;
  "prepareVersion": { version: number };
  "forEvent": { date: string; guests: number };
  "openCouple": { date: string };
  "openBusiness": { couple: string; date: string };
  "outdatedCouple": { listing: string };
  "outdatedBusiness": { couple: string };
  "expiredCouple": { date: string; listing: string };
  "expiredBusiness": { date: string };
  "acceptedPending": { listing: string };
  "acceptedPendingBusiness": { couple: string };
  "acceptedApproved": { total: string };
  "acceptedForOther": { date: string; guests: number };
  "declinedCouple": { listing: string };
  "declinedBusiness": { couple: string };
  "changeAsked": { note: string };
  "closed": NoValues;
  "accept": NoValues;
  "acceptTitle": NoValues;
  "acceptEffect": { total: string; listing: string };
  "acceptEffectApproved": { total: string; listing: string };
  "accepted": NoValues;
  "decline": NoValues;
  "declineOnly": NoValues;
  "askForNew": NoValues;
  "notChanged": { why: string };
  "print": NoValues;
  "noPayment": NoValues;
  "included": NoValues;
  "note": NoValues;
  "lineDetail": { quantity: string; price: string; rate: number };
  "flatDetail": { rate: number };
  "subtotal": NoValues;
  "discount": NoValues;
  "gst": NoValues;
  "total": NoValues;
  "gstin": NoValues;
  "earlier": NoValues;
  "earlierLine": { version: number; date: string; total: string };
}

export const t = makeTranslate<Messages>({
  "quote": "Quote",
  "version": ["Version ",["version",4]],
  "status.OPEN": "Waiting for an answer",
  "status.OUTDATED": "Outdated",
  "status.EXPIRED": "Expired",
  "status.ACCEPTED": "Accepted",
  "status.DECLINED": "Declined",
  "status.SUPERSEDED": "Replaced",
  "status.CLOSED": "Closed",
  "summary": ["Quote: ",["total"]," · ",["status"]],
  "invite": ["Send ",["couple"]," a quote with your prices and GST. They can accept it or ask for a change."],
  "prepare": "Prepare a quote",
  "prepareVersion": ["Prepare version ",["version",4]],
  "forEvent": ["For ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "openCouple": ["Check the quote and answer until ",["date"],"."],
  "openBusiness": [["couple"]," can answer until ",["date"],"."],
  "outdatedCouple": ["The date or the number of guests has changed since, so this quote can’t be accepted. ",["listing"]," can send a new one."],
  "outdatedBusiness": [["couple"]," changed the date or the number of guests since. Send a new version."],
  "expiredCouple": ["This quote was valid until ",["date"],". Ask ",["listing"]," for a new one."],
  "expiredBusiness": ["This quote was valid until ",["date"],". Send a new version if you’re still free."],
  "acceptedPending": ["You accepted the quote. Give ",["listing"]," your code to confirm the booking."],
  "acceptedPendingBusiness": [["couple"]," accepted your quote. Ask them for their code and approve the enquiry with it."],
  "acceptedApproved": ["Agreed total: ",["total"]],
  "acceptedForOther": ["Agreed for ",["date"]," and ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],". The booking has changed since: settle the difference in the conversation."],
  "declinedCouple": ["You declined this quote. ",["listing"]," can send a new version."],
  "declinedBusiness": [["couple"]," declined this quote."],
  "changeAsked": ["Asked for a change: “",["note"],"”"],
  "closed": "The enquiry is closed, and so is this quote.",
  "accept": "Accept the quote",
  "acceptTitle": "Accept this quote?",
  "acceptEffect": ["You agree on ",["total"]," with ",["listing"],". You pay nothing on Mandap. After this, give ",["listing"]," your code to confirm the booking."],
  "acceptEffectApproved": ["You agree on ",["total"]," with ",["listing"],". You pay nothing on Mandap."],
  "accepted": "Quote accepted.",
  "decline": "Decline or ask for a change",
  "declineOnly": "Decline the quote",
  "askForNew": "Ask for a new quote",
  "notChanged": ["Nothing was changed: ",["why"]],
  "print": "Print or save as PDF",
  "noPayment": "Mandap takes no payment. Pay the business directly, as agreed.",
  "included": "What is included",
  "note": "Note",
  "lineDetail": [["quantity"]," × ",["price"]," · GST ",["rate",4]," %"],
  "flatDetail": ["Flat price · GST ",["rate",4]," %"],
  "subtotal": "Subtotal",
  "discount": "Discount",
  "gst": "GST",
  "total": "Total",
  "gstin": "GSTIN of the business",
  "earlier": "Earlier versions",
  "earlierLine": ["Version ",["version",4],", ",["date"],": ",["total"]],
});
