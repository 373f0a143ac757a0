import { boolean, number, object, string } from 'yup';
import { pageNumber, pageSize } from '../../core/page.rules.js';
import { id, text } from '../../core/text.js';
import { DEFAULT_RATING, REVIEW_QUEUES, REVIEW_SORTS, type ReviewSort } from './review.constants.js';

const STARS_MESSAGE = 'Please give 1 to 5 stars';

const stars = () =>
  number().typeError(STARS_MESSAGE).integer(STARS_MESSAGE).min(1, STARS_MESSAGE).max(5, STARS_MESSAGE);

/** What the dialog asks for; the name is the account's. */
export const reviewRules = object({
  rating: stars().default(DEFAULT_RATING),
  message: text(2000).required('Message is required'),
});

export const writeReviewRules = reviewRules.shape({ listingId: id().required('No ID provided') });

export const reviewedListingRules = writeReviewRules.pick(['listingId']);

const reviewIdRules = object({ id: id().required('No ID provided') });

export const answerRules = reviewIdRules.shape({ answer: text(2000).required('Answer is required') });

export const flagRules = reviewIdRules.shape({
  reason: text(1000).required('Please say what is wrong with it'),
});

export const decideReviewRules = reviewIdRules.shape({
  publish: boolean().required('Please publish or reject'),
  reason: text(1000).when('publish', {
    is: false,
    then: (schema) => schema.required('Please say why, so that the author can put it right'),
  }),
});

export const reviewListRules = object({
  listingId: id().required('No ID provided'),
  rating: stars(),
  answered: boolean(),
  sort: string()
    .oneOf(Object.keys(REVIEW_SORTS) as ReviewSort[])
    .default('NEWEST'),
  first: pageSize(10),
  after: string().max(400),
  page: pageNumber(),
});

export const myReviewListRules = object({ first: pageSize(20), after: string().max(400) });

/** What an admin asks of the reviews of all listings. */
export const reviewCaseListRules = object({
  queue: string().oneOf(REVIEW_QUEUES).default('waiting'),
  search: text(80),
  first: pageSize(20),
  after: string().max(400),
});
