// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "title": { couple: string };
  "subtitle": { date: string; guests: number };
  "enquiryChanged": { date: string; guests: number };
  "changeChecked": NoValues;
  "newerVersion": { version: number };
  "line": { number: number };
  "label": NoValues;
  "quantity": NoValues;
  "unit": NoValues;
  "unitPrice": NoValues;
  "gstRate": NoValues;
  "rate": { rate: number };
  "amount": { amount: string; gst: string };
  "amountUnknown": NoValues;
  "moveUp": { number: number };
  "moveDown": { number: number };
  "remove": { number: number };
  "moved": { number: number };
  "removed": NoValues;
  "addLine": NoValues;
  "addSuggestion": { label: string; price: string };
  "discount": NoValues;
  "validUntil": NoValues;
  "included": NoValues;
  "includedHint": NoValues;
  "note": NoValues;
  "totals": NoValues;
  "totalsUnknown": NoValues;
  "send": NoValues;
  "sending": NoValues;
  "sent": { couple: string };
  "notSent": { couple: string; why: string };
  "close": NoValues;
  "draftKept": NoValues;
  "discard": NoValues;
  "fix": NoValues;
}

export const t = makeTranslate<Messages>({
  "title": ["Quote for ",["couple"]],
  "subtitle": [["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],". You don’t take payment on Mandap."],
  "enquiryChanged": ["The couple has changed the enquiry. It’s now for ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}],". Check quantities and prices before you send the quote."],
  "changeChecked": "I’ve checked them",
  "newerVersion": ["Version ",["version",4]," has been sent since you began this quote. If you send yours, it replaces that version. To begin with version ",["version",4]," instead, choose “Start again”."],
  "line": ["Line ",["number",4]],
  "label": "What it’s for",
  "quantity": "Quantity",
  "unit": "Unit",
  "unitPrice": "Price per unit, ₹",
  "gstRate": "GST",
  "rate": [["rate",4]," %"],
  "amount": [["amount"]," + ",["gst"]," GST"],
  "amountUnknown": "Amount: –",
  "moveUp": ["Move line ",["number",4]," up"],
  "moveDown": ["Move line ",["number",4]," down"],
  "remove": ["Remove line ",["number",4]],
  "moved": ["Line moved to position ",["number",4]],
  "removed": "Line removed",
  "addLine": "Add a line",
  "addSuggestion": ["Add ",["label"],", ",["price"]],
  "discount": "Discount before GST, ₹ (optional)",
  "validUntil": "Valid until",
  "included": "What is included (optional)",
  "includedHint": "Such as décor, the welcome drink, or rooms for the couple.",
  "note": "Note (optional)",
  "totals": "Totals",
  "totalsUnknown": "The total appears once every line has a quantity and a price.",
  "send": "Send quote",
  "sending": "Sending…",
  "sent": ["Quote sent to ",["couple"],"."],
  "notSent": ["The quote wasn’t sent to ",["couple"],". ",["why"]],
  "close": "Close",
  "draftKept": "What you type is stored in this browser tab until you send it.",
  "discard": "Start again",
  "fix": "Please check the marked fields.",
});
