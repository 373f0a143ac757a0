import { object } from 'yup';
import { accountEmail } from '../account/account.service.js';
import { confirmedAccounts } from '../account/confirm-email.service.js';
import { sendMail } from '../account/send-mail.js';
import { audit } from '../core/audit.js';
import { pooledSql, type Sql } from '../core/database.js';
import { conflict, notFound } from '../core/errors.js';
import { loader } from '../core/loader.js';
import { only, operation, type Scope } from '../core/operation.js';
import { escapeLike } from '../core/search.js';
import { id } from '../core/text.js';
import type { Viewer } from '../core/viewer.js';
import { notify } from '../notification/notification.service.js';
import type { ListingKind, ListingStatus } from './listing.constants.js';
import { listingApprovedMail, listingRejectedMail } from './listing.mail.js';
import { canSee } from './listing.policy.js';
import { decisionRules, rankRule } from './listing.rules.js';
import { Listing } from './listing.entity.js';

/** What other features need to know of a listing. */
export interface ListingBrief {
  id: string;
  kind: ListingKind;
  name: string;
  city: string;
  address: string;
  email: string;
  phone: string;
  ownerName: string;
  status: ListingStatus;
  rejectionReason: string | null;
}

const BRIEF = `id, kind, name, city, address, email, phone, owner_name AS "ownerName", status,
  rejection_reason AS "rejectionReason"`;

/** A listing, whatever its status; for acts whose right to it is settled otherwise. */
export async function listingBrief(sql: Sql, listingId: string): Promise<ListingBrief | undefined> {
  const [listing] = await sql<ListingBrief>(`SELECT ${BRIEF} FROM listing WHERE id = $1`, [listingId]);
  return listing;
}

/** Many of them, by their ids. */
export async function listingBriefs(sql: Sql, ids: readonly string[]): Promise<Map<string, ListingBrief>> {
  const rows = await sql<ListingBrief>(`SELECT ${BRIEF} FROM listing WHERE id = ANY($1::uuid[])`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of listings, whatever their status, by their ids. */
export async function listingNames(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<Pick<ListingBrief, 'id' | 'name'>>(
    `SELECT id, name FROM listing WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Whether each of these is a venue or a vendor, whatever its status. */
export async function listingKinds(sql: Sql, ids: readonly string[]): Promise<Map<string, ListingKind>> {
  const rows = await sql<Pick<ListingBrief, 'id' | 'kind'>>(
    `SELECT id, kind FROM listing WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.kind]));
}

/** Of a common name, no more than these are looked for. */
const MOST_NAMED = 200;

/** Listings in whose name, city or state a term stands, whatever their status. */
export async function listingIdsNamed(sql: Sql, term: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT id FROM listing WHERE search LIKE $1 LIMIT ${MOST_NAMED}`,
    [`%${escapeLike(term.toLowerCase())}%`],
    'fresh',
  );
  return rows.map((row) => row.id);
}

/** Locks a listing's row until the transaction's end. */
export const lockListing = (sql: Sql, listingId: string) =>
  sql(`SELECT FROM listing WHERE id = $1 FOR UPDATE`, [listingId]);

/** A listing that the viewer may see, or undefined. */
export async function visibleListing(
  sql: Sql,
  viewer: Viewer | undefined,
  listingId: string,
): Promise<ListingBrief | undefined> {
  const listing = await listingBrief(sql, listingId);
  return listing && canSee(viewer, listing) ? listing : undefined;
}

/** Whether the owner of a listing has confirmed the address they log in with; batched over a list. */
export const emailConfirmed = loader<string, boolean>(
  (ctx, ids) => confirmedAccounts(pooledSql(ctx.services.database.pool), ids),
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
  scope: Pick<Scope<Viewer, unknown>, 'ctx' | 'db' | 'sql' | 'viewer'>,
  { id: listingId, decision, reason: given }: Decision,
): Promise<{ id: string; status: Decision['decision'] }> {
  const { db, sql } = scope;
  const reason = decision === 'rejected' ? (given ?? null) : null;
  const { affected } = await db
    .getRepository(Listing)
    .update({ id: listingId, status: 'pending' }, { status: decision, rejectionReason: reason });
  const listing = await listingBrief(sql, listingId);
  if (!listing) throw notFound('Listing');
  if (!affected) throw conflict(`This listing is already ${listing.status}.`);
  await audit(scope, {
    action: 'listing.decide',
    targetType: 'listing',
    targetId: listingId,
    before: { status: 'pending' },
    after: { status: decision, reason },
  });
  await tellOwner(sql, listing);
  return { id: listingId, status: decision };
}

/** A mail and a notification of what was decided. The mail goes to where the owner logs in. */
async function tellOwner(sql: Sql, listing: ListingBrief): Promise<void> {
  const { id: accountId, kind, status, ownerName, name, rejectionReason } = listing;
  const to = (await accountEmail(sql, accountId)) ?? listing.email;
  if (status === 'approved') {
    await notify(sql, {
      accountId,
      kind: 'listing_approved',
      text: `${name} is approved. Couples can find it now.`,
    });
    await sendMail(
      sql,
      accountId,
      listingApprovedMail(to, { ownerName, name, path: listingPath(kind, accountId) }),
    );
  } else {
    const reason = rejectionReason ?? '';
    await notify(sql, {
      accountId,
      kind: 'listing_rejected',
      text: `${name} was not approved: ${reason}`,
    });
    await sendMail(
      sql,
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
  scope: Pick<Scope<Viewer, unknown>, 'ctx' | 'sql' | 'viewer'>,
  { id: listingId, rank }: { id: string; rank: number },
): Promise<{ id: string; rank: number }> {
  const { sql } = scope;
  const [before] = await sql<{ rank: number }>(`SELECT rank FROM listing WHERE id = $1 FOR UPDATE`, [
    listingId,
  ]);
  if (!before) throw notFound('Listing');
  if (before.rank === rank) return { id: listingId, rank };
  await sql(`UPDATE listing SET rank = $2, updated_at = now() WHERE id = $1`, [listingId, rank]);
  await audit(scope, {
    action: 'listing.rank',
    targetType: 'listing',
    targetId: listingId,
    before: { rank: before.rank },
    after: { rank },
  });
  return { id: listingId, rank };
}
