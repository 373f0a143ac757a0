// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "typeNotSupported": NoValues;
  "tooManyPixels": NoValues;
  "sideTooLong": NoValues;
  "tooNarrow": NoValues;
  "pictureGone": NoValues;
  "pdfTooLarge": NoValues;
  "attachmentTypeNotSupported": NoValues;
  "tooLarge": NoValues;
  "notFound": NoValues;
  "unavailable": NoValues;
}

export const t = makeTranslate<Messages>({
  "typeNotSupported": "Please choose a JPEG, PNG, WebP or AVIF picture.",
  "tooManyPixels": "This picture has more than 40 megapixels.",
  "sideTooLong": "This picture has a side of more than 16,383 pixels.",
  "tooNarrow": "This picture is more than 20 times as long as it is wide.",
  "pictureGone": "One of the pictures no longer exists. Please reload.",
  "pdfTooLarge": "A PDF file may have at most 5 MB.",
  "attachmentTypeNotSupported": "Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF file.",
  "tooLarge": "A picture may have at most 10 MB.",
  "notFound": "Not found",
  "unavailable": "Pictures are not available at the moment. Please try again later.",
});
