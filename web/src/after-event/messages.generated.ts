// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "howWasIt": NoValues;
  "howWasItHint": { listingName: string };
  "updateHint": { listingName: string };
  "update": { hidden: Tag; listingName: string };
  "review": { hidden: Tag; listingName: string };
  "deniedForCouple": { listingName: string };
  "deniedAndReviewed": { listingName: string };
  "yourStatement": { statement: string };
  "tellUs": { hidden: Tag; listingName: string };
  "editStatement": { hidden: Tag; listingName: string };
  "tellUsTitle": NoValues;
  "tellUsHint": NoValues;
  "stated": NoValues;
  "didItTakePlace": NoValues;
  "didItTakePlaceHint": NoValues;
  "yes": { hidden: Tag; name: string };
  "no": { hidden: Tag; name: string };
  "denyTitle": NoValues;
  "denyHint": { name: string };
  "confirmed": NoValues;
  "denied": { statement: string };
  "changeToNo": { hidden: Tag; name: string };
  "changeToYes": { hidden: Tag; name: string };
  "answered": NoValues;
  "notSent": { why: string };
  "whatHappened": NoValues;
  "send": NoValues;
  "sending": NoValues;
  "decided.COUPLE.UPHELD": { reason: string };
  "decided.COUPLE.REMOVED": { reason: string };
  "decided.BUSINESS.UPHELD": { reason: string };
  "decided.BUSINESS.REMOVED": { reason: string };
}

export const t = makeTranslate<Messages>({
  "howWasIt": "How was it?",
  "howWasItHint": ["Your event with ",["listingName"]," is over. A few sentences and photos help other couples."],
  "updateHint": ["Your event with ",["listingName"]," is over. Update your review to say how it went; it is then verified by this event."],
  "update": ["Update your review",["hidden"," of ",["listingName"]]],
  "review": ["Write a review",["hidden"," of ",["listingName"]]],
  "deniedForCouple": [["listingName"]," says that this event didn’t take place. If you review them, an admin reads both sides and decides."],
  "deniedAndReviewed": [["listingName"]," says that this event didn’t take place. An admin reads both sides and decides. Your review stays as it is until then."],
  "yourStatement": ["You told us: “",["statement"],"”"],
  "tellUs": ["Tell us what happened",["hidden"," at ",["listingName"]]],
  "editStatement": ["Edit your answer",["hidden"," about ",["listingName"]]],
  "tellUsTitle": "What happened?",
  "tellUsHint": "Only our admins read this.",
  "stated": "Thank you. Our admins read your answer when they decide.",
  "didItTakePlace": "Did this event take place?",
  "didItTakePlaceHint": "Reviews of events that took place are marked as verified.",
  "yes": ["Yes, it did",["hidden",": the event of ",["name"]]],
  "no": ["No",["hidden",", the event of ",["name"]," didn’t take place"]],
  "denyTitle": "What happened instead?",
  "denyHint": ["Only our admins read this. We’ll inform ",["name"]," that you say the event didn’t take place."],
  "confirmed": "You told us that this event took place.",
  "denied": ["You told us that this event didn’t take place: “",["statement"],"” If the couple has reviewed you or still does, an admin reads both sides and decides."],
  "changeToNo": ["It didn’t take place",["hidden",": change your answer about ",["name"]]],
  "changeToYes": ["It did take place",["hidden",": change your answer about ",["name"]]],
  "answered": "Thank you for your answer.",
  "notSent": ["Your answer was not sent. ",["why"]],
  "whatHappened": "Your side of it",
  "send": "Send",
  "sending": "Sending…",
  "decided.COUPLE.UPHELD": ["An admin read both sides and upheld your review. “",["reason"],"”"],
  "decided.COUPLE.REMOVED": ["An admin read both sides and removed your review. “",["reason"],"”"],
  "decided.BUSINESS.UPHELD": ["An admin read both sides and upheld the review. “",["reason"],"”"],
  "decided.BUSINESS.REMOVED": ["An admin read both sides and removed the review. “",["reason"],"”"],
});
