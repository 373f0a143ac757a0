import { array, number, object, string } from 'yup';
import { pageSize } from '../core/page.rules.js';
import { MAX_PAGE } from '../core/page.constants.js';
import { id, text } from '../core/text.js';
import { LISTING_STATUSES } from '../listing/listing.constants.js';
import {
  GUEST_BANDS,
  PRICE_BANDS,
  RATING_BANDS,
  VENUE_PAGE_SIZE,
  VENUE_SORTS,
  VENUE_TYPES,
  type Band,
  type VenueSort,
  type VenueType,
} from './venue.constants.js';

const labels = (bands: readonly Band[]) =>
  array(
    string()
      .oneOf(bands.map((band) => band.label))
      .required(),
  )
    .max(bands.length)
    .default([]);

/** What a list of venues may be asked for. Options are given by their labels. */
export const venueListRules = object({
  statuses: array(string().oneOf(LISTING_STATUSES).required()).min(1),
  city: text(80),
  search: text(80),
  guests: labels(GUEST_BANDS),
  prices: labels(PRICE_BANDS),
  ratings: labels(RATING_BANDS),
  types: array(string().oneOf(Object.values<VenueType>(VENUE_TYPES)).required()).default([]),
  sort: string()
    .oneOf(Object.keys(VENUE_SORTS) as VenueSort[])
    .default('RANK'),
  first: pageSize(VENUE_PAGE_SIZE),
  after: string().max(400),
  page: number().integer().min(1, 'page must be 1 to 200').max(MAX_PAGE, 'page must be 1 to 200'),
  detailed: string()
    .oneOf(['card', 'whole'] as const)
    .default('card'),
});

export const venueIdRules = object({ id: id().required('No ID provided') });
