// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "nextStepsTitle": NoValues;
  "callNamed": { name: string };
  "whatsappNamed": { hidden: Tag; name: string };
  "pay": { listingName: string };
  "payQuoted": { advance: string; total: string; listingName: string };
  "inWriting": NoValues;
  "coupleMessage": { listingName: string; name: string; booking: string };
  "tellHowToPay": { name: string };
  "tellHowToPayQuoted": { name: string; advance: string; total: string };
  "sendInWriting": NoValues;
  "ownerMessage": { name: string; listingName: string; booking: string };
  "summary": { typeOfEvent: string; date: string; guests: number };
  "agree.VENUE": NoValues;
  "agree.VENDOR": NoValues;
  "agreeOnRest": NoValues;
}

export const t = makeTranslate<Messages>({
  "nextStepsTitle": "What to settle next",
  "callNamed": ["Call ",["name"],":"],
  "whatsappNamed": ["WhatsApp",["hidden"," to ",["name"]," (opens in a new tab)"]],
  "pay": ["Pay 40% of the package price to book. The remainder is paid directly to ",["listingName"]," on the event day."],
  "payQuoted": ["Pay ",["advance"],", 40% of the agreed total of ",["total"],", to book. The remainder is paid directly to ",["listingName"]," on the event day."],
  "inWriting": "Get the agreement in writing.",
  "coupleMessage": ["Hello ",["listingName"],", this is ",["name"],". You approved our booking on Mandap: ",["booking"],". Let’s settle the next steps."],
  "tellHowToPay": ["Tell ",["name"]," how to pay the 40% that books the date."],
  "tellHowToPayQuoted": ["Tell ",["name"]," how to pay ",["advance"],", 40% of the agreed total of ",["total"],", to book the date."],
  "sendInWriting": "Send the agreement in writing.",
  "ownerMessage": ["Hello ",["name"],", this is ",["listingName"],". Your booking on Mandap is approved: ",["booking"],". Let’s settle the next steps."],
  "summary": [["typeOfEvent"]," on ",["date"],", ",["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "agree.VENUE": "Agree on the final guest count, the menu and the timings.",
  "agree.VENDOR": "Agree on the package, the place and the timings.",
  "agreeOnRest": "Agree on the place and the timings.",
});
