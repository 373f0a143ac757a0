import { object } from 'yup';
import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { Listing } from './listing.entity.js';
import { canSeeOwnerDetails } from './listing.policy.js';
import { dailyCapacityRules } from './listing.rules.js';
import { t } from './messages.generated.js';

/** Returns the listing for its owner and admins, otherwise undefined. */
export const visibleToOwner = <Row extends Pick<Listing, 'id'>>(
  viewer: Viewer | undefined,
  listing: Row,
): Row | undefined => (canSeeOwnerDetails(viewer, listing) ? listing : undefined);

type OwnListing = Pick<Listing, 'id' | 'status' | 'dailyCapacity'>;

/**
 * Resubmits a rejected listing: it is pending again, without the reason. Idempotent. Not audited, because it isn't
 * moderation, and the listing stores when it was resubmitted.
 */
export const resubmitListing = operation({
  name: 'listing.resubmit',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'write',
  input: object({}),
  async run({ tx, viewer }): Promise<OwnListing> {
    const rejected = { id: viewer.id, status: 'rejected' } as const;
    await tx
      .repository(Listing)
      .update(rejected, { status: 'pending', rejectionReason: null, resubmittedAt: () => 'now()' });
    const listing = await ownListing(tx, viewer.id);
    if (listing.status === 'approved') throw conflict(t('alreadyApproved'));
    if (listing.status === 'suspended') throw conflict(t('suspended'));
    return listing;
  },
});

/** Sets how many bookings can be approved for one day. Existing bookings stay. */
export const setDailyCapacity = operation({
  name: 'listing.setDailyCapacity',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'write',
  input: dailyCapacityRules,
  async run({ tx, viewer, input }): Promise<OwnListing> {
    await tx.repository(Listing).update(viewer.id, input);
    return ownListing(tx, viewer.id);
  },
});

async function ownListing(tx: Tx, id: string): Promise<OwnListing> {
  const listing = await tx
    .repository(Listing)
    .findOne({ select: { id: true, status: true, dailyCapacity: true }, where: { id } });
  if (!listing) throw notFound(t('listingNotFound'));
  return listing;
}
