import { array, number, object, string } from 'yup';
import { id, text } from '../../core/text.js';
import { BULK_MAX, RANK_MAX } from './listing.constants.js';

const DECISIONS = ['approved', 'rejected'] as const;

const decision = () => string().oneOf(DECISIONS).required('Please choose approve or reject');

/** What the owner is told; a rejection needs one. */
const reason = () =>
  text(1000).when('decision', {
    is: 'rejected',
    then: (schema) => schema.required('Please say why, so that the owner can put it right'),
  });

export const decisionRules = object({
  id: id().required('No ID provided'),
  decision: decision(),
  reason: reason(),
});

/** The listings that an admin acts on at once. */
export const listingIdsRules = object({
  ids: array(id().required('No ID provided'))
    .min(1, 'Please choose at least one listing')
    .max(BULK_MAX, `At most ${BULK_MAX} listings at once`)
    .required('Please choose at least one listing'),
});

export const suspensionRules = listingIdsRules.shape({
  reason: text(1000).required('Please say why, so that the owner knows what to change'),
});

export const bulkDecisionRules = listingIdsRules.shape({
  decision: decision(),
  reason: reason(),
});

/** The editor's rank, clamped. Forms send an empty text for none. */
export const rankRule = () =>
  number()
    .transform((value: number, original: unknown) =>
      original === '' ? undefined : Math.min(RANK_MAX, Math.max(0, value)),
    )
    .typeError('Rank must be a number')
    .integer('Rank must be a whole number');

/** A listing that waits shows it empty, and so do forms that have none. */
const isVerifiedRule = () => string().transform((value: unknown) => (value === '' ? undefined : value));

/** What an admin may say by the documented update of a listing: see `moderate`. */
export const moderationRules = {
  isVerified: isVerifiedRule().oneOf(['Approved', 'Rejected'] as const),
  rank: rankRule(),
  reason: text(1000),
};

const sentBack = () =>
  number().transform((value: number, original: unknown) => (original === '' ? undefined : value));

/** What older clients send back of a listing that is not its owner's to set: see `refuseModeration`. */
export const adminOnlyFields = {
  isVerified: isVerifiedRule(),
  rank: sentBack(),
  ratingAverage: sentBack(),
  ratingCount: sentBack(),
};

/** How many bookings a listing takes on one day. */
export const dailyCapacityRule = () =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError('Please give a whole number')
    .integer('Please give a whole number')
    .min(1, 'At least 1')
    .max(50, 'At most 50');

export const dailyCapacityRules = object({
  dailyCapacity: dailyCapacityRule().required('Please say how many bookings fit on one day'),
});
