import type { Readable } from 'node:stream';
import { array, boolean, mixed, number, object, string } from 'yup';
import { MAX_SEARCH } from '../../core/page.constants.js';
import { cursorRules, pageRules } from '../../core/page.rules.js';
import { requiredId, text } from '../../core/text.rules.js';
import {
  DEFAULT_RATING,
  REVIEW_PICTURES_MAX,
  REVIEW_QUEUES,
  REVIEW_SORTS,
  type ReviewSort,
} from './review.constants.js';
import { t } from './rules.messages.generated.js';

const invalid = () => t('starsInvalid');

const stars = () => number().typeError(invalid).integer(invalid).min(1, invalid).max(5, invalid);

/** The review dialog's fields. */
export const reviewRules = object({
  rating: stars().default(DEFAULT_RATING),
  message: text(2000).required(() => t('messageMissing')),
});

/** If `pictureIds` is omitted, an update keeps the review’s photos. */
export const writeReviewRules = reviewRules.shape({
  listingId: requiredId(),
  pictureIds: array(requiredId())
    .max(REVIEW_PICTURES_MAX, () => t('tooManyPictures', { max: REVIEW_PICTURES_MAX }))
    .test(
      'distinct',
      () => t('pictureRepeated'),
      (ids) => !ids || new Set(ids).size === ids.length,
    ),
});

export const reviewedListingRules = object({ listingId: requiredId() });

interface File {
  createReadStream(): Readable;
}

export const uploadPictureRules = object({
  file: mixed<File | Promise<File>>().required(() => t('pictureMissing')),
});

export const pictureIdRules = object({ id: requiredId() });

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
  search: text(MAX_SEARCH),
  ...cursorRules(20),
});
