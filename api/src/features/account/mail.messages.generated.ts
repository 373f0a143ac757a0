// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "resetCode.subject": NoValues;
  "resetCode.paragraph1": NoValues;
  "resetCode.paragraph2": NoValues;
  "loginLink.subject": NoValues;
  "loginLink.paragraph1": { role: string };
  "loginLink.paragraph2": NoValues;
  "loginLink.action": NoValues;
  "loginAlert.subject": NoValues;
  "loginAlert.paragraph1": { role: string };
  "loginAlert.paragraph2": NoValues;
  "loginAlert.action": NoValues;
  "confirmEmail.subject": NoValues;
  "confirmEmail.paragraph1": { role: string };
  "confirmEmail.paragraph2": NoValues;
  "confirmEmail.paragraph3": NoValues;
  "confirmEmail.action": NoValues;
  "newAddressCode.subject": NoValues;
  "newAddressCode.paragraph1": NoValues;
  "newAddressCode.paragraph2": NoValues;
  "addressChanged.subject": NoValues;
  "addressChanged.paragraph1": { newAddress: string };
  "addressChanged.paragraph2": NoValues;
  "addressChanged.action": NoValues;
  "newAddress.subject": NoValues;
  "newAddress.paragraph1": NoValues;
  "newAddress.action": NoValues;
  "passwordChanged.subject": NoValues;
  "passwordChanged.paragraph1": NoValues;
  "passwordChanged.paragraph2": NoValues;
  "passwordChanged.action": NoValues;
}

export const t = makeTranslate<Messages>({
  "resetCode.subject": "Your Mandap code",
  "resetCode.paragraph1": "Enter this code in the browser where you asked to reset your Mandap password. It works once, within 10 minutes.",
  "resetCode.paragraph2": "If you didn’t request it, ignore this email: your password stays the same. We’ll never ask you for this code.",
  "loginLink.subject": "Your Mandap login link",
  "loginLink.paragraph1": ["Use this link to log in to your Mandap ",["role",1,{"user":"user","vendor":"vendor","venue":"venue","admin":"admin","other":""}]," account. It works once, within 10 minutes, and only in the browser where you requested it."],
  "loginLink.paragraph2": "If you didn’t request it, you can ignore this email. Don’t forward it to anyone.",
  "loginLink.action": "Log in",
  "loginAlert.subject": "Too many failed logins to your Mandap account",
  "loginAlert.paragraph1": ["Someone entered hundreds of wrong passwords for your Mandap ",["role",1,{"user":"user","vendor":"vendor","venue":"venue","admin":"admin","other":""}]," account within a day. For now, we don’t accept its password from browsers we don’t know."],
  "loginAlert.paragraph2": "You can still log in: with your password in a browser where you’ve logged in before, or in any browser with a link that we email you. If your password is easy to guess, choose a new one.",
  "loginAlert.action": "Email me a login link",
  "confirmEmail.subject": "Confirm your email for Mandap",
  "confirmEmail.paragraph1": ["Enter this code in your Mandap ",["role",1,{"user":"user","vendor":"vendor","venue":"venue","admin":"admin","other":""}]," account to confirm this address. It works once, within a day."],
  "confirmEmail.paragraph2": "Until then we only email you codes and links that were requested. Everything else is in your account.",
  "confirmEmail.paragraph3": "If you didn’t register with Mandap, ignore this email. Don’t give the code to anyone.",
  "confirmEmail.action": "Confirm my email",
  "newAddressCode.subject": "Your Mandap code",
  "newAddressCode.paragraph1": "Enter this code to use this address for your Mandap account. It works once, for 10 minutes.",
  "newAddressCode.paragraph2": "If you didn’t request it, ignore this email: the address won’t be used. We’ll never ask you for this code.",
  "addressChanged.subject": "Your Mandap email was changed",
  "addressChanged.paragraph1": ["Your Mandap account now uses ",["newAddress"],". Log in with this address from now on; we’ll send your emails there."],
  "addressChanged.paragraph2": "If it wasn’t you, write to us at once.",
  "addressChanged.action": "Write to us",
  "newAddress.subject": "This is now your Mandap email",
  "newAddress.paragraph1": "From now on, log in to Mandap with this address. Emails about your account come here, and your password stays the same.",
  "newAddress.action": "Log in",
  "passwordChanged.subject": "Your Mandap password was changed",
  "passwordChanged.paragraph1": "The password of your Mandap account was changed, and all other devices were logged out.",
  "passwordChanged.paragraph2": "If it wasn’t you, set a new password at once: we’ll email the code to this address.",
  "passwordChanged.action": "Set a new password",
});
