import { object } from 'yup';
import { accountEmail } from '../account/account.service.js';
import { confirmedAccounts } from '../account/confirm-email.service.js';
import { sendMail } from '../account/send-mail.js';
import { audit } from '../../core/audit.js';
import { columnsOf, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { notify } from '../../core/notify.js';
import { only, operation, type Scope } from '../../core/operation.js';
import { escapeLike } from '../../core/search.js';
import { id } from '../../core/text.js';
import type { Viewer } from '../../core/viewer.js';
import type { ListingKind } from './listing.constants.js';
import { listingApprovedMail, listingRejectedMail } from './listing.mail.js';
import { canSee } from './listing.policy.js';
import { decisionRules, rankRule } from './listing.rules.js';
import { Listing } from './listing.entity.js';

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
]);

/** What other features need to know of a listing. */
export type ListingBrief = RowOf<typeof BRIEF>;

/** A listing, whatever its status; for acts whose right to it is settled otherwise. */
export const listingBrief = (tx: Tx, listingId: string): Promise<ListingBrief | undefined> =>
  selectOne(tx, BRIEF, `FROM listing WHERE id = $1`, [listingId]);

const BY_IDS = `FROM listing WHERE id = ANY($1::uuid[])`;

/** Many of them, by their ids. */
export async function listingBriefs(tx: Tx, ids: readonly string[]): Promise<Map<string, ListingBrief>> {
  const rows = await select(tx, BRIEF, BY_IDS, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const NAMED = columnsOf(Listing, ['id', 'name']);

/** Names of listings, whatever their status, by their ids. */
export async function listingNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await select(tx, NAMED, BY_IDS, [ids]);
  return new Map(rows.map((row) => [row.id, row.name]));
}

const KINDS = columnsOf(Listing, ['id', 'kind']);

/** Whether each of these is a venue or a vendor, whatever its status. */
export async function listingKinds(tx: Tx, ids: readonly string[]): Promise<Map<string, ListingKind>> {
  const rows = await select(tx, KINDS, BY_IDS, [ids]);
  return new Map(rows.map((row) => [row.id, row.kind]));
}

/** Of a common name, no more than these are looked for. */
const MOST_NAMED = 200;

/** Listings in whose name, city or state a term stands, whatever their status. */
export async function listingIdsNamed(tx: Tx, term: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `SELECT id FROM listing WHERE search LIKE $1 LIMIT ${MOST_NAMED}`,
    [`%${escapeLike(term.toLowerCase())}%`],
    'fresh',
  );
  return rows.map((row) => row.id);
}

/** Locks a listing's row until the transaction's end. */
export const lockListing = (tx: Tx, listingId: string) =>
  tx.sql(`SELECT FROM listing WHERE id = $1 FOR UPDATE`, [listingId]);

/** A listing that the viewer may see, or undefined. */
export async function visibleListing(
  tx: Tx,
  viewer: Viewer | undefined,
  listingId: string,
): Promise<ListingBrief | undefined> {
  const listing = await listingBrief(tx, listingId);
  return listing && canSee(viewer, listing) ? listing : undefined;
}

/** Whether the owner of a listing has confirmed the address they log in with; batched over a list. */
export const emailConfirmed = loader<string, boolean>(
  (ctx, ids) => confirmedAccounts(ctx.services.database.tx, ids),
  false,
);

/** What an admin decides of a listing. */
export interface Decision {
  id: string;
  decision: 'approved' | 'rejected';
  /** What the owner is told of a rejection. */
  reason?: string;
}

/** Approves or rejects a pending listing. Made once: whoever comes second is told what was decided. */
export const decideListing = operation({
  name: 'listing.decide',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: decisionRules,
  run: (scope) => decide(scope, scope.input),
});

/**
 * Decides one pending listing inside the caller's transaction: the owner is told, and it is written down.
 * @throws AppError NOT_FOUND, or CONFLICT when it is decided already
 */
export async function decide(
  scope: Pick<Scope<Viewer, unknown>, 'ctx' | 'tx' | 'viewer'>,
  { id: listingId, decision, reason: given }: Decision,
): Promise<{ id: string; status: Decision['decision'] }> {
  const { tx } = scope;
  const reason = decision === 'rejected' ? (given ?? null) : null;
  const { affected } = await tx
    .repository(Listing)
    .update({ id: listingId, status: 'pending' }, { status: decision, rejectionReason: reason });
  const listing = await listingBrief(tx, listingId);
  if (!listing) throw notFound('Listing');
  if (!affected) throw conflict(`This listing is already ${listing.status}.`);
  await audit(scope, {
    action: 'listing.decide',
    targetType: 'listing',
    targetId: listingId,
    before: { status: 'pending' },
    after: { status: decision, reason },
  });
  await tellOwner(tx, listing);
  return { id: listingId, status: decision };
}

/** A mail and a notification of what was decided. The mail goes to where the owner logs in. */
async function tellOwner(tx: Tx, listing: ListingBrief): Promise<void> {
  const { id: accountId, kind, status, ownerName, name, rejectionReason } = listing;
  const to = (await accountEmail(tx, accountId)) ?? listing.email;
  if (status === 'approved') {
    await notify(tx, {
      accountId,
      kind: 'listing_approved',
      listingId: accountId,
      params: {},
    });
    await sendMail(
      tx,
      accountId,
      listingApprovedMail(to, { ownerName, name, path: listingPath(kind, accountId) }),
    );
  } else {
    const reason = rejectionReason ?? '';
    await notify(tx, {
      accountId,
      kind: 'listing_rejected',
      listingId: accountId,
      params: { reason },
    });
    await sendMail(
      tx,
      accountId,
      listingRejectedMail(to, { ownerName, name, reason, path: profilePath(kind) }),
    );
  }
}

export const listingPath = (kind: ListingKind, listingId: string) =>
  kind === 'venue' ? `/venuelist/${listingId}` : `/vendor/AllVendors/${listingId}`;

export const profilePath = (kind: ListingKind) =>
  kind === 'venue' ? '/venueProfilePage' : '/vendorProfilePage';

/** Sets the editor's rank, clamped to 0..10 as the specification says. */
export const rankListing = operation({
  name: 'listing.rank',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: object({ id: id().required('No ID provided'), rank: rankRule().required('Rank is required') }),
  run: (scope) => setRank(scope, scope.input),
});

/** Ranks a listing inside the caller's transaction, and writes it down. @throws AppError NOT_FOUND */
export async function setRank(
  scope: Pick<Scope<Viewer, unknown>, 'ctx' | 'tx' | 'viewer'>,
  { id: listingId, rank }: { id: string; rank: number },
): Promise<{ id: string; rank: number }> {
  const { tx } = scope;
  const before = await selectOne(tx, columnsOf(Listing, ['rank']), `FROM listing WHERE id = $1 FOR UPDATE`, [
    listingId,
  ]);
  if (!before) throw notFound('Listing');
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
