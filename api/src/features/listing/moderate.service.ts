import { isDeepStrictEqual } from 'node:util';
import { forbidden } from '../../core/errors.js';
import type { Scope } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { NO_REASON, type ListingStatus } from './listing.constants.js';
import type { Listing } from './listing.entity.js';
import { decide, setRank } from './listing.service.js';

/*
 * Old clients send a whole listing back, whoever they are and whatever they change of it. What is stored already is
 * ignored; another value is refused where it is not the caller's to set.
 */

/** The documented words for the moderation states; pending is unset, and a suspended listing stays approved. */
const IS_VERIFIED: Record<ListingStatus, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  pending: '',
  suspended: 'Approved',
};

type Moderated = Pick<Listing, 'id' | 'status' | 'rank'>;

/** What an admin may say by the documented update of a listing. */
interface Moderation {
  isVerified?: 'Approved' | 'Rejected';
  rank?: number;
  reason?: string;
}

/** What couples and admins decide about a listing, as its owner's client sends it back. */
interface SentBack {
  isVerified?: string;
  rank?: number;
  ratingAverage?: number;
  ratingCount?: number;
}

/** Owners neither decide, nor rank, nor rate. @throws AppError FORBIDDEN */
export function refuseModeration(
  listing: Moderated & Pick<Listing, 'ratingAverage' | 'ratingCount'>,
  { isVerified, ...figures }: SentBack,
): void {
  if (isVerified !== undefined && isVerified !== IS_VERIFIED[listing.status]) throw forbidden();
  refuseEdits(listing, figures);
}

/** Admins don't edit what an owner wrote. @throws AppError FORBIDDEN */
export function refuseEdits<Row extends object>(
  listing: Row,
  edits: { readonly [Field in keyof Row]?: unknown },
): void {
  for (const [field, value] of Object.entries(edits))
    if (value !== undefined && !isDeepStrictEqual(value, listing[field as keyof Row])) throw forbidden();
}

/**
 * Decides and ranks a listing, inside the caller's transaction.
 * @throws AppError CONFLICT when it was decided otherwise
 */
export async function moderate(
  scope: Pick<Scope<Viewer, unknown>, 'ctx' | 'tx' | 'viewer'>,
  { id, status, rank: before }: Moderated,
  { isVerified, rank, reason }: Moderation,
): Promise<void> {
  if (isVerified && isVerified !== IS_VERIFIED[status]) {
    const decision = isVerified === 'Approved' ? 'approved' : 'rejected';
    await decide(scope, { id, decision, reason: reason || NO_REASON });
  }
  if (rank !== undefined && rank !== before) await setRank(scope, { id, rank });
}
