import { boolean, number, object, string } from 'yup';
import { cursorRules, pageRules } from '../../core/page.rules.js';
import { requiredId, text } from '../../core/text.js';
import { DEFAULT_RATING, REVIEW_QUEUES, REVIEW_SORTS, type ReviewSort } from './review.constants.js';
import { t } from './rules.messages.generated.js';

const invalid = () => t('starsInvalid');

const stars = () => number().typeError(invalid).integer(invalid).min(1, invalid).max(5, invalid);

/** The review dialog's fields. */
export const reviewRules = object({
  rating: stars().default(DEFAULT_RATING),
  message: text(2000).required(() => t('messageMissing')),
});

export const writeReviewRules = reviewRules.shape({ listingId: requiredId() });

export const reviewedListingRules = writeReviewRules.pick(['listingId']);

const reviewIdRules = object({ id: requiredId() });

export const answerRules = reviewIdRules.shape({ answer: text(2000).required(() => t('answerMissing')) });

export const flagRules = reviewIdRules.shape({
  reason: text(1000).required(() => t('flagReasonMissing')),
});

export const decideReviewRules = reviewIdRules.shape({
  publish: boolean().required(() => t('decisionMissing')),
  reason: text(1000).when('publish', {
    is: false,
    then: (schema) => schema.required(() => t('reasonMissing')),
  }),
});

export const reviewListRules = object({
  listingId: requiredId(),
  rating: stars(),
  answered: boolean(),
  sort: string()
    .oneOf(Object.keys(REVIEW_SORTS) as ReviewSort[])
    .default('NEWEST'),
  ...pageRules(10),
});

export const myReviewListRules = object(cursorRules(20));

/** Filters of the admins' list of reviews. */
export const reviewCaseListRules = object({
  queue: string().oneOf(REVIEW_QUEUES).default('waiting'),
  search: text(80),
  ...cursorRules(20),
});
