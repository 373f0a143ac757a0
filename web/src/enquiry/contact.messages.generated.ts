// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "callBackTitle": NoValues;
  "callBackLead": { lookingFor: string };
  "thankYou": NoValues;
  "callingYouOn": { called: string };
  "name": NoValues;
  "contact": NoValues;
  "city": NoValues;
  "callMeBack": NoValues;
  "sending": NoValues;
  "messageSent": NoValues;
  "tenDigits": NoValues;
  "location": NoValues;
  "locationHint": NoValues;
  "message": NoValues;
  "sendMessage": NoValues;
}

export const t = makeTranslate<Messages>({
  "callBackTitle": "Get a call back and up to 30% discount",
  "callBackLead": ["Leave your number and the city of the wedding. We’ll call you, ask what you have in mind and suggest ",["lookingFor",1,{"venues":"venues","both":"venues and vendors","other":"vendors"}]," that suit, with up to 30% discount where they offer it. Enquiries are free, with no obligation."],
  "thankYou": "Thank you",
  "callingYouOn": ["We will call you on ",["called"],"."],
  "name": "Name",
  "contact": "Contact",
  "city": "City",
  "callMeBack": "Call me back",
  "sending": "Sending…",
  "messageSent": "Message sent. We will call you.",
  "tenDigits": "Ten digits",
  "location": "Location",
  "locationHint": "The city you’re writing from",
  "message": "Message",
  "sendMessage": "Send message",
});
