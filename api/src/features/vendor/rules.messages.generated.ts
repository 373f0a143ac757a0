// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "nameMissing": NoValues;
  "emailInvalid": NoValues;
  "emailMissing": NoValues;
  "passwordMissing": NoValues;
  "phoneMissing": NoValues;
  "cityMissing": NoValues;
  "businessTypeMissing": NoValues;
  "businessNameMissing": NoValues;
  "categoryUnknown": NoValues;
  "wholeNumber": NoValues;
  "notNegative": NoValues;
  "yearsMax": NoValues;
  "countMax": NoValues;
  "packageNameMissing": NoValues;
  "daysNumber": NoValues;
  "daysMin": NoValues;
  "daysMax": NoValues;
  "daysHalves": NoValues;
  "daysMissing": NoValues;
  "priceMin": NoValues;
  "advanceMin": NoValues;
  "advanceMax": NoValues;
  "idsMissing": NoValues;
  "packagesMax": { max: number };
  "unitMissing": NoValues;
  "inclusionMissing": NoValues;
  "inclusionsMax": { max: number };
  "inclusionTooLong": { max: number };
  "price.number": NoValues;
  "price.whole": NoValues;
  "price.max": NoValues;
  "price.missing": NoValues;
  "advance.number": NoValues;
  "advance.whole": NoValues;
  "advance.max": NoValues;
  "advance.missing": NoValues;
}

export const t = makeTranslate<Messages>({
  "nameMissing": "Please enter your name!",
  "emailInvalid": "Invalid email!",
  "emailMissing": "Please enter your email!",
  "passwordMissing": "Please enter your password!",
  "phoneMissing": "Please enter your phone number!",
  "cityMissing": "Please enter your city!",
  "businessTypeMissing": "Please enter your business type!",
  "businessNameMissing": "Please enter your business name!",
  "categoryUnknown": "This category doesn’t exist",
  "wholeNumber": "Please enter a whole number",
  "notNegative": "This can’t be less than 0",
  "yearsMax": "At most 100 years",
  "countMax": "At most 10,00,000",
  "packageNameMissing": "Package name is required",
  "daysNumber": "Days must be a number",
  "daysMin": "Days must be at least half a day",
  "daysMax": "Days must be at most 365",
  "daysHalves": "Days are counted in whole and half days",
  "daysMissing": "Days is required",
  "priceMin": "Price must be at least ₹1",
  "advanceMin": "Minimum advance can’t be less than ₹0",
  "advanceMax": "Minimum advance can’t be more than the price",
  "idsMissing": "No ID provided",
  "packagesMax": ["You can offer at most ",["max",4]," packages"],
  "unitMissing": "Choose what the price is for",
  "inclusionMissing": "Enter what is included",
  "inclusionsMax": ["List at most ",["max",4]," inclusions"],
  "inclusionTooLong": ["Keep each inclusion to at most ",["max",4]," characters"],
  "price.number": "Price must be a number",
  "price.whole": "Price must be in whole rupees",
  "price.max": "Price must be at most ₹10,00,00,000",
  "price.missing": "Price is required",
  "advance.number": "Minimum advance must be a number",
  "advance.whole": "Minimum advance must be in whole rupees",
  "advance.max": "Minimum advance must be at most ₹10,00,00,000",
  "advance.missing": "Minimum advance is required",
});
