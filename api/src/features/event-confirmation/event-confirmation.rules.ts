import { boolean, object, string } from 'yup';
import { requiredId, text } from '../../core/text.rules.js';
import { REVIEW_STATUSES } from '../review/review.constants.js';
import { STATEMENT_MAX } from './event-confirmation.constants.js';
import { t } from './rules.messages.generated.js';

const statement = () => text(STATEMENT_MAX).required(() => t('statementMissing'));

/** The statement is required if the event didn't take place. */
export const eventAnswerRules = object({
  bookingId: requiredId(),
  tookPlace: boolean().required(() => t('answerMissing')),
  statement: text(STATEMENT_MAX).when('tookPlace', {
    is: false,
    then: (schema) => schema.required(() => t('statementMissing')),
  }),
});

export const coupleStatementRules = object({ bookingId: requiredId(), statement: statement() });

export const disputeDecisionRules = object({
  reviewId: requiredId(),
  uphold: boolean().required(() => t('decisionMissing')),
  reason: text(STATEMENT_MAX).required(() => t('reasonMissing')),
  /** As the admin has read the review. */
  status: string().oneOf(REVIEW_STATUSES),
});
