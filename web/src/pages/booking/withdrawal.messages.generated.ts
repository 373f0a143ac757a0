// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "notWithdrawable.approved": NoValues;
  "notWithdrawable.rejected": NoValues;
  "notWithdrawable.withdrawn": NoValues;
  "notWithdrawable.expired": NoValues;
}

export const t = makeTranslate<Messages>({
  "notWithdrawable.approved": "This enquiry was approved, so it can’t be withdrawn here. If your plans have changed, send a message.",
  "notWithdrawable.rejected": "This enquiry was rejected, so there’s nothing to withdraw.",
  "notWithdrawable.withdrawn": "You’ve already withdrawn this enquiry.",
  "notWithdrawable.expired": "The date of this enquiry has passed, so there’s nothing to withdraw.",
});
