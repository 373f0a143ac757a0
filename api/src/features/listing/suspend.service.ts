import { audit } from '../../core/audit.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { only, operation, type ViewerScope } from '../../core/operation.js';
import { forEachListing, type BulkOutcome } from './bulk.service.js';
import type { ListingStatus } from './listing.constants.js';
import { Listing } from './listing.entity.js';
import { notifyOwner } from './listing.notifications.js';
import { listingIdsRules, suspensionRules } from './listing.rules.js';
import { listingBrief, type ListingBrief } from './listing.service.js';
import { t } from './messages.generated.js';

/** Hides approved listings until an admin reinstates them. Open bookings continue; a trigger rejects new enquiries. */
export const suspendListings = operation({
  name: 'listing.suspend',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: suspensionRules,
  run: (scope): Promise<BulkOutcome> =>
    forEachListing(scope.tx, scope.input.ids, (id) => suspend(scope, id, scope.input.reason)),
});

/** Makes suspended listings public again. */
export const reinstateListings = operation({
  name: 'listing.reinstate',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: listingIdsRules,
  run: (scope): Promise<BulkOutcome> =>
    forEachListing(scope.tx, scope.input.ids, (id) => reinstate(scope, id)),
});

async function suspend(scope: ViewerScope, listingId: string, reason: string): Promise<void> {
  const { tx } = scope;
  const { affected } = await tx
    .repository(Listing)
    .update(
      { id: listingId, status: 'approved' },
      { status: 'suspended', suspensionReason: reason, suspendedAt: () => 'now()' },
    );
  const listing = await changedListing(tx, listingId, affected, (status) =>
    status === 'suspended' ? t('alreadySuspended') : t('onlyApprovedSuspended'),
  );
  await audit(scope, {
    action: 'listing.suspend',
    targetType: 'listing',
    targetId: listingId,
    before: { status: 'approved' },
    after: { status: 'suspended', reason },
  });
  await notifyOwner(tx, listing, { made: 'suspended', reason });
}

async function reinstate(scope: ViewerScope, listingId: string): Promise<void> {
  const { tx } = scope;
  const { affected } = await tx
    .repository(Listing)
    .update(
      { id: listingId, status: 'suspended' },
      { status: 'approved', suspensionReason: null, suspendedAt: null },
    );
  const listing = await changedListing(tx, listingId, affected, () => t('notSuspended'));
  await audit(scope, {
    action: 'listing.reinstate',
    targetType: 'listing',
    targetId: listingId,
    before: { status: 'suspended' },
    after: { status: 'approved' },
  });
  await notifyOwner(tx, listing, { made: 'reinstated' });
}

/**
 * Returns the listing after an update of its status.
 * @throws AppError NOT_FOUND, or CONFLICT when the update didn't apply to its status
 */
async function changedListing(
  tx: Tx,
  listingId: string,
  affected: number | null | undefined,
  refusal: (status: ListingStatus) => string,
): Promise<ListingBrief> {
  const listing = await listingBrief(tx, listingId);
  if (!listing) throw notFound(t('listingNotFound'));
  if (!affected) throw conflict(refusal(listing.status));
  return listing;
}
