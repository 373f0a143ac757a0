import { object } from 'yup';
import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { Listing } from './listing.entity.js';
import { canSeeOwnerDetails } from './listing.policy.js';
import { dailyCapacityRules } from './listing.rules.js';

/** The listing as far as it is its owner's and the admins', or undefined for everybody else. */
export const backstage = <Row extends Pick<Listing, 'id'>>(
  viewer: Viewer | undefined,
  listing: Row,
): Row | undefined => (canSeeOwnerDetails(viewer, listing) ? listing : undefined);

/** What an owner's act leaves their listing at. */
type OwnListing = Pick<Listing, 'id' | 'status' | 'dailyCapacity'>;

/**
 * Hands a rejected listing in again: it is pending, its reason is gone, and an admin decides once more. Doing it twice
 * is doing it once. Not audited: it moderates nothing, and the listing itself tells admins since when.
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
    if (listing.status === 'approved') throw conflict('Your listing is approved already.');
    if (listing.status === 'suspended')
      throw conflict('Your listing is suspended. Write to us once you have changed what we asked for.');
    return listing;
  },
});

/** How many bookings fit on one day. Dates that hold more already keep them; no more are approved for these. */
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
  if (!listing) throw notFound('Listing');
  return listing;
}
