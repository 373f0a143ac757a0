import { object } from 'yup';
import { confirmedAccounts } from '../account/confirm-email.service.js';
import { audit } from '../../core/audit.js';
import { columnsOf, expressions, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { only, operation, type ViewerScope } from '../../core/operation.js';
import { escapeLike } from '../../core/search.js';
import { requiredId } from '../../core/text.rules.js';
import type { Viewer } from '../../core/viewer.js';
import type { ListingKind } from './listing.constants.js';
import { notifyOwner } from './listing.notifications.js';
import { canSee } from './listing.policy.js';
import { decisionRules, rankRule } from './listing.rules.js';
import { Listing } from './listing.entity.js';
import { t } from './messages.generated.js';
import { reading } from '../../core/reads.js';
import { listingTag } from './listing.tags.js';

const BRIEF = columnsOf(Listing, [
  'id',
  'kind',
  'name',
  'city',
  'address',
  'email',
  'phone',
  'ownerName',
  'status',
  'rejectionReason',
]).and(expressions<{ maxGuests: number | null }>({ maxGuests: 'max_guests' }));

/** The fields of a listing that other features use. */
export type ListingBrief = RowOf<typeof BRIEF>;

/** Returns a listing, whatever its status. Callers check authorization themselves. */
export const listingBrief = (tx: Tx, listingId: string): Promise<ListingBrief | undefined> =>
  reading([listingTag(listingId)], () => selectOne(tx, BRIEF, `FROM listing WHERE id = $1`, [listingId]));

const BY_IDS = `FROM listing WHERE id = ANY($1::uuid[])`;

/** Returns several listings, by ID. */
export async function listingBriefs(tx: Tx, ids: readonly string[]): Promise<Map<string, ListingBrief>> {
  const rows = await reading(ids.map(listingTag), () => select(tx, BRIEF, BY_IDS, [ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

const NAMED = columnsOf(Listing, ['id', 'name']);

/** Returns the names of listings, whatever their status, by ID. */
export async function listingNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await reading(ids.map(listingTag), () => select(tx, NAMED, BY_IDS, [ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

const KINDS = columnsOf(Listing, ['id', 'kind']);

/** Returns the kinds of listings, whatever their status, by ID. */
export async function listingKinds(tx: Tx, ids: readonly string[]): Promise<Map<string, ListingKind>> {
  const rows = await reading(ids.map(listingTag), () => select(tx, KINDS, BY_IDS, [ids]));
  return new Map(rows.map((row) => [row.id, row.kind]));
}

/** Maximum number of matches for a name. */
const MAX_MATCHES = 200;

/** Returns the IDs of listings whose name, city or state contains a term, whatever their status. */
export async function listingIdsByName(tx: Tx, term: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `SELECT id FROM listing WHERE search LIKE $1 LIMIT ${MAX_MATCHES}`,
    [`%${escapeLike(term.toLowerCase())}%`],
    'fresh',
  );
  return rows.map((row) => row.id);
}

/** Locks a listing until the end of the transaction; null once it is deleted. */
export const lockListing = (tx: Tx, listingId: string): Promise<Pick<Listing, 'id' | 'rank'> | null> =>
  tx.repository(Listing).findOne({
    select: { id: true, rank: true },
    where: { id: listingId },
    lock: { mode: 'pessimistic_write' },
  });

/** Returns a listing that the viewer can see, otherwise undefined. */
export async function visibleListing(
  tx: Tx,
  viewer: Viewer | undefined,
  listingId: string,
): Promise<ListingBrief | undefined> {
  const listing = await listingBrief(tx, listingId);
  return listing && canSee(viewer, listing) ? listing : undefined;
}

/** Whether the owner of a listing has confirmed their email address; batched over a list. */
export const emailConfirmed = loader<string, boolean>(
  (ctx, ids) => confirmedAccounts(ctx.services.database.tx, ids),
  false,
);

/** An admin's decision on a listing. */
export interface Decision {
  id: string;
  decision: 'approved' | 'rejected';
  /** Sent to the owner with a rejection. */
  reason?: string;
}

/**
 * Approves or rejects a pending listing.
 * @throws AppError CONFLICT with the earlier decision
 */
export const decideListing = operation({
  name: 'listing.decide',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: decisionRules,
  run: (scope) => decide(scope, scope.input),
});

/**
 * Decides a pending listing inside the caller's transaction, notifies its owner and writes the audit log.
 * @throws AppError NOT_FOUND, or CONFLICT when it is already decided
 */
export async function decide(
  scope: ViewerScope,
  { id: listingId, decision, reason: given }: Decision,
): Promise<{ id: string; status: Decision['decision'] }> {
  const { tx } = scope;
  const reason = decision === 'rejected' ? (given ?? null) : null;
  const { affected } = await tx
    .repository(Listing)
    .update({ id: listingId, status: 'pending' }, { status: decision, rejectionReason: reason });
  const listing = await listingBrief(tx, listingId);
  if (!listing) throw notFound(t('listingNotFound'));
  if (!affected) throw conflict(t('alreadyDecided', { status: listing.status }));
  await audit(scope, {
    action: 'listing.decide',
    targetType: 'listing',
    targetId: listingId,
    before: { status: 'pending' },
    after: { status: decision, reason },
  });
  await notifyOwner(tx, listing, { made: decision, reason });
  return { id: listingId, status: decision };
}

/** Sets the editor's rank, clamped to 0 to 10 as the specification requires. */
export const rankListing = operation({
  name: 'listing.rank',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: object({ id: requiredId(), rank: rankRule().required(() => t('rankMissing')) }),
  run: (scope) => setRank(scope, scope.input),
});

/**
 * Ranks a listing inside the caller's transaction and writes the audit log.
 * @throws AppError NOT_FOUND
 */
export async function setRank(
  scope: ViewerScope,
  { id: listingId, rank }: { id: string; rank: number },
): Promise<{ id: string; rank: number }> {
  const { tx } = scope;
  const before = await lockListing(tx, listingId);
  if (!before) throw notFound(t('listingNotFound'));
  if (before.rank === rank) return { id: listingId, rank };
  await tx.repository(Listing).update(listingId, { rank });
  await audit(scope, {
    action: 'listing.rank',
    targetType: 'listing',
    targetId: listingId,
    before: { rank: before.rank },
    after: { rank },
  });
  return { id: listingId, rank };
}
