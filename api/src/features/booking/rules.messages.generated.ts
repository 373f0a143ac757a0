// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "nameMissing": NoValues;
  "contactMissing": NoValues;
  "locationMissing": NoValues;
  "messageMissing": NoValues;
  "dayInvalid": NoValues;
  "otpSixDigits": NoValues;
  "otpMissing": NoValues;
  "dateMissing": NoValues;
  "venueIdMissing": NoValues;
  "userIdMissing": NoValues;
  "contactTenDigits": NoValues;
}

export const t = makeTexts<Messages>({
  "nameMissing": "Name is required",
  "contactMissing": "Contact is required",
  "locationMissing": "Location is required",
  "messageMissing": "Message is required",
  "dayInvalid": "This is not a valid date",
  "otpSixDigits": "OTP must be 6 digits",
  "otpMissing": "Please enter the OTP!",
  "dateMissing": "Date is required",
  "venueIdMissing": "vId is required",
  "userIdMissing": "uId is required",
  "contactTenDigits": "Contact must be exactly 10 digits",
});
