import { number, object, string } from 'yup';
import { pageSize } from '../core/page.rules.js';
import { id } from '../core/text.js';
import { REVIEW_SORTS, type ReviewSort } from './review.constants.js';

export const reviewListRules = object({
  listingId: id().required('No ID provided'),
  rating: number().integer().min(1).max(5),
  sort: string()
    .oneOf(Object.keys(REVIEW_SORTS) as ReviewSort[])
    .default('NEWEST'),
  first: pageSize(10),
  after: string().max(400),
});
