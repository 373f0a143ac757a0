// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

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
  "reasonMissing": NoValues;
  "datesTooMany": { max: number };
  "datesRepeated": NoValues;
}

export const t = makeTranslate<Messages>({
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
  "reasonMissing": "Please choose a reason",
  "datesTooMany": ["Please offer at most ",["max",4]," dates"],
  "datesRepeated": "Please choose different dates",
});
