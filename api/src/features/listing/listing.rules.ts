import { array, number, object, string } from 'yup';
import { requiredId, text } from '../../core/text.rules.js';
import { BULK_MAX, RANK_MAX } from './listing.constants.js';
import { isGstin } from './gstin.rules.js';
import { t } from './rules.messages.generated.js';

const DECISIONS = ['approved', 'rejected'] as const;

const decision = () =>
  string()
    .oneOf(DECISIONS)
    .required(() => t('decisionMissing'));

/** The reason sent to the owner; required for rejections. */
const reason = () =>
  text(1000).when('decision', {
    is: 'rejected',
    then: (schema) => schema.required(() => t('rejectionReasonMissing')),
  });

export const decisionRules = object({
  id: requiredId(),
  decision: decision(),
  reason: reason(),
});

/** The listings of a bulk operation. */
export const listingIdsRules = object({
  ids: array(requiredId())
    .min(1, () => t('listingsMissing'))
    .max(BULK_MAX, () => t('listingsMax', { max: BULK_MAX }))
    .required(() => t('listingsMissing')),
});

export const suspensionRules = listingIdsRules.shape({
  reason: text(1000).required(() => t('suspensionReasonMissing')),
});

export const bulkDecisionRules = listingIdsRules.shape({
  decision: decision(),
  reason: reason(),
});

/** The editor's rank, clamped. Forms send an empty string for none. */
export const rankRule = () =>
  number()
    .transform((value: number, original: unknown) =>
      original === '' ? undefined : Math.min(RANK_MAX, Math.max(0, value)),
    )
    .typeError(() => t('rankNumber'))
    .integer(() => t('rankWhole'));

/** Forms of pending listings send it empty. */
const isVerifiedRule = () => string().transform((value: unknown) => (value === '' ? undefined : value));

/** What an admin may change with the documented update; see `moderate`. */
export const moderationRules = {
  isVerified: isVerifiedRule().oneOf(['Approved', 'Rejected'] as const),
  rank: rankRule(),
  reason: text(1000),
};

const unchangedValue = () =>
  number().transform((value: number, original: unknown) => (original === '' ? undefined : value));

/** What older clients send back although owners can't change it; see `rejectModeration`. */
export const adminOnlyFields = {
  isVerified: isVerifiedRule(),
  rank: unchangedValue(),
  ratingAverage: unchangedValue(),
  ratingCount: unchangedValue(),
};

/** A GSTIN, with or without spaces and in any case; null for none. Forms send an empty string. */
export const gstinRule = () =>
  string()
    .nullable()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/\s/g, '').toUpperCase() || null : value,
    )
    .test(
      'gstin',
      () => t('gstinInvalid'),
      (value) => !value || isGstin(value),
    );

/** Approved bookings per day. */
export const dailyCapacityRule = () =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(() => t('capacityWhole'))
    .integer(() => t('capacityWhole'))
    .min(1, () => t('capacityMin'))
    .max(50, () => t('capacityMax'));

export const dailyCapacityRules = object({
  dailyCapacity: dailyCapacityRule().required(() => t('capacityMissing')),
});
