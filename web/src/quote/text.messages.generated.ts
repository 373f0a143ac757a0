// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "heading": { version: number; time: string };
  "event": { date: string; guests: number };
  "line": { label: string; quantity: string; price: string; amount: string; rate: number };
  "sums": { subtotal: string; discount: string; gst: string; total: string };
  "status.OPEN": { date: string };
  "status.OUTDATED": NoValues;
  "status.EXPIRED": { date: string };
  "status.ACCEPTED": NoValues;
  "status.DECLINED": NoValues;
  "status.SUPERSEDED": NoValues;
  "status.CLOSED": NoValues;
  "included": { included: string };
  "note": { note: string };
  "changeAsked": { note: string };
}

export const t = makeTranslate<Messages>({
  "heading": ["Quote, version ",["version",4],", ",["time"]],
  "event": ["For ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "line": [["label"],": ",["quantity"]," × ",["price"]," = ",["amount"],", GST ",["rate",4]," %"],
  "sums": ["Subtotal ",["subtotal"],", discount ",["discount"],", GST ",["gst"],", total ",["total"]],
  "status.OPEN": ["Valid until ",["date"]],
  "status.OUTDATED": "Outdated: the date or the number of guests changed",
  "status.EXPIRED": ["Expired on ",["date"]],
  "status.ACCEPTED": "Accepted",
  "status.DECLINED": "Declined",
  "status.SUPERSEDED": "Replaced by a newer version",
  "status.CLOSED": "Closed with the enquiry",
  "included": ["Included: ",["included"]],
  "note": ["Note: ",["note"]],
  "changeAsked": ["Asked for a change: ",["note"]],
});
