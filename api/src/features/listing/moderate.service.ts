import { isDeepStrictEqual } from 'node:util';
import { forbidden } from '../../core/errors.js';
import type { ViewerScope } from '../../core/operation.js';
import type { ListingStatus } from './listing.constants.js';
import type { Listing } from './listing.entity.js';
import { decide, setRank } from './listing.service.js';

/*
 * Old clients send a whole listing back, whatever they change. Stored values are ignored; changed ones are rejected
 * unless the viewer may change them.
 */

/** Documented values of `isVerified`: pending listings have none, and suspended ones stay approved. */
const IS_VERIFIED: Record<ListingStatus, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  pending: '',
  suspended: 'Approved',
};

type Moderated = Pick<Listing, 'id' | 'status' | 'rank'>;

/** What an admin may change with the documented update. */
interface Moderation {
  isVerified?: 'Approved' | 'Rejected';
  rank?: number;
  reason?: string;
}

/** Fields that only couples and admins decide, as owners' clients send them back. */
interface ProtectedFields {
  isVerified?: string;
  rank?: number;
  ratingAverage?: number;
  ratingCount?: number;
}

/**
 * Rejects an owner's change of status, rank or rating.
 * @throws AppError FORBIDDEN
 */
export function rejectModeration(
  listing: Moderated & Pick<Listing, 'ratingAverage' | 'ratingCount'>,
  { isVerified, ...protectedFields }: ProtectedFields,
): void {
  if (isVerified !== undefined && isVerified !== IS_VERIFIED[listing.status]) throw forbidden();
  rejectEdits(listing, protectedFields);
}

/**
 * Rejects an admin's change of the owner's fields.
 * @throws AppError FORBIDDEN
 */
export function rejectEdits<Row extends object>(
  listing: Row,
  edits: { readonly [Field in keyof Row]?: unknown },
): void {
  for (const [field, value] of Object.entries(edits))
    if (value !== undefined && !isDeepStrictEqual(value, listing[field as keyof Row])) throw forbidden();
}

/**
 * Decides and ranks a listing inside the caller's transaction.
 * @throws AppError CONFLICT when it was decided otherwise
 */
export async function moderate(
  scope: ViewerScope,
  { id, status, rank: before }: Moderated,
  { isVerified, rank, reason }: Moderation,
): Promise<void> {
  if (isVerified && isVerified !== IS_VERIFIED[status]) {
    const decision = isVerified === 'Approved' ? 'approved' : 'rejected';
    await decide(scope, { id, decision, reason: reason || undefined });
  }
  if (rank !== undefined && rank !== before) await setRank(scope, { id, rank });
}
