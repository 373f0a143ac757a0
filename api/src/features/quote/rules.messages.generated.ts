// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "linesMissing": NoValues;
  "linesMax": { max: number };
  "labelMissing": NoValues;
  "quantityMissing": NoValues;
  "quantityInvalid": NoValues;
  "quantityMin": NoValues;
  "quantityMax": { max: number };
  "unitMissing": NoValues;
  "priceMissing": NoValues;
  "amountInvalid": NoValues;
  "amountNegative": NoValues;
  "priceMax": NoValues;
  "gstRateInvalid": NoValues;
  "totalZero": NoValues;
  "totalMax": NoValues;
  "discountMax": NoValues;
  "dayMissing": NoValues;
  "dayInvalid": NoValues;
  "dayPast": NoValues;
  "dayTooFar": NoValues;
}

export const t = makeTranslate<Messages>({
  "linesMissing": "Add at least one line",
  "linesMax": ["Please use at most ",["max",4]," lines"],
  "labelMissing": "Say what this line is for",
  "quantityMissing": "Enter a quantity",
  "quantityInvalid": "Enter a number with up to two decimals, such as 300 or 2.5",
  "quantityMin": "Enter a quantity above 0",
  "quantityMax": ["The quantity can be up to ",["max",4]],
  "unitMissing": "Choose a unit",
  "priceMissing": "Enter a price",
  "amountInvalid": "Enter an amount in rupees, such as 1,45,000 or 1,450.50",
  "amountNegative": "Enter an amount of ₹0 or more",
  "priceMax": "The price of one unit can be up to ₹10 crore",
  "gstRateInvalid": "Choose one of the GST rates",
  "totalZero": "The total must be more than ₹0",
  "totalMax": "The total can be up to ₹1,000 crore",
  "discountMax": "The discount can’t be more than the subtotal",
  "dayMissing": "Choose a date",
  "dayInvalid": "This is not a valid date",
  "dayPast": "Choose today or a later date",
  "dayTooFar": "Please choose a date within a year",
});
