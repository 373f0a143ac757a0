// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "title": { listing: string };
  "back": NoValues;
  "print": NoValues;
  "from": NoValues;
  "to": NoValues;
  "gstin": { gstin: string };
  "event": { typeOfEvent: string; date: string; guests: number };
  "version": { version: number; date: string };
  "status": NoValues;
  "validUntil": NoValues;
  "item": NoValues;
  "quantity": NoValues;
  "unitPrice": NoValues;
  "amount": NoValues;
  "discount": NoValues;
  "gst": NoValues;
  "lineTotal": NoValues;
  "rate": { rate: number };
  "gstAt": { rate: number; taxable: string };
  "subtotal": NoValues;
  "total": NoValues;
  "included": NoValues;
  "note": NoValues;
  "noPayment": NoValues;
}

export const t = makeTranslate<Messages>({
  "title": ["Quote from ",["listing"]],
  "back": "Back to the conversation",
  "print": "Print or save as PDF",
  "from": "From",
  "to": "For",
  "gstin": ["GSTIN ",["gstin"]],
  "event": [["typeOfEvent"]," on ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "version": ["Version ",["version",4]," of ",["date"]],
  "status": "Status",
  "validUntil": "Valid until",
  "item": "Item",
  "quantity": "Quantity",
  "unitPrice": "Unit price",
  "amount": "Amount",
  "discount": "Discount",
  "gst": "GST",
  "lineTotal": "Total",
  "rate": [["rate",4]," %"],
  "gstAt": ["GST at ",["rate",4]," % on ",["taxable"]],
  "subtotal": "Subtotal",
  "total": "Total",
  "included": "What is included",
  "note": "Note",
  "noPayment": "No payment is made on Mandap. Pay the business directly, as agreed with it. This is a quote, not a tax invoice.",
});
