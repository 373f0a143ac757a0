// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "emailUnchanged": NoValues;
  "passwordChanged": NoValues;
  "resetExpired": NoValues;
  "loggedIn": NoValues;
  "loggedOut": NoValues;
  "emailTaken": NoValues;
  "wrongPassword": NoValues;
  "wrongOtp": NoValues;
  "codeWrong": NoValues;
  "codeExpired": NoValues;
  "emailConfirmed": NoValues;
  "link.expired": NoValues;
  "link.used": NoValues;
  "link.otherBrowser": NoValues;
  "unconfirmedLimit": { wait: string };
  "tooMany.reset": { wait: string };
  "tooMany.link": { wait: string };
  "contactDetailTooEarly": NoValues;
  "unsubscribeLinkInvalid": NoValues;
}

export const t = makeTranslate<Messages>({
  "emailUnchanged": "This is already your email",
  "passwordChanged": "Your password was changed. Please log in again.",
  "resetExpired": "This reset has expired. Please request a new code.",
  "loggedIn": "Login successful!",
  "loggedOut": "Logged out",
  "emailTaken": "This email is already registered",
  "wrongPassword": "This is not your password",
  "wrongOtp": "Invalid OTP",
  "codeWrong": "This code is not the one we emailed last.",
  "codeExpired": "This code has expired. Request a new one.",
  "emailConfirmed": "Your email is already confirmed.",
  "link.expired": "This link has expired. Request a new one.",
  "link.used": "This link was already used. Request a new one.",
  "link.otherBrowser": "This link only works in the browser where it was requested.",
  "unconfirmedLimit": ["We send at most five emails a day to an address that isn’t confirmed. Please wait ",["wait"],"."],
  "tooMany.reset": ["Too many codes were requested for this address. Log in with an emailed link, then reset your password in this browser, or wait ",["wait"],"."],
  "tooMany.link": ["Too many login links were requested for this address. Open one of those emails in this browser to get a link for it, or wait ",["wait"],"."],
  "contactDetailTooEarly": "Your account is new, so please leave out phone numbers and links here. You can send them in a message, which we read first.",
  "unsubscribeLinkInvalid": "This unsubscribe link isn’t valid. Log in to choose your emails.",
});
