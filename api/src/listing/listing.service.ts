import { number, object } from 'yup';
import { audit } from '../core/audit.js';
import type { Sql } from '../core/database.js';
import { conflict, notFound, type AppError } from '../core/errors.js';
import { only, operation, type Scope } from '../core/operation.js';
import { escapeLike } from '../core/search.js';
import { id } from '../core/text.js';
import type { Viewer } from '../core/viewer.js';
import { RANK_MAX, type ListingKind, type ListingStatus } from './listing.constants.js';
import { canSee, canSeeContact } from './listing.policy.js';
import { decisionRules, type Decision } from './listing.rules.js';
import { Listing, type Contact } from './listing.entity.js';

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

/** Names of listings, whatever their status, by their ids. */
export async function listingNames(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<Pick<ListingBrief, 'id' | 'name'>>(
    `SELECT id, name FROM listing WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.name]));
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

/** A listing that the viewer may see, or undefined. */
export async function visibleListing(
  sql: Sql,
  viewer: Viewer | undefined,
  listingId: string,
): Promise<ListingBrief | undefined> {
  const listing = await listingBrief(sql, listingId);
  return listing && canSee(viewer, listing) ? listing : undefined;
}

/** Contact details, or null for people who are not logged in. The one place that decides it. */
export const contactOf = (viewer: Viewer | undefined, listing: Listing): Contact | null =>
  canSeeContact(viewer) ? { phone: listing.phone, email: listing.email } : null;

/** Approves or rejects a pending listing. Made once: whoever comes second is told what was decided. */
export const decideListing = operation({
  name: 'listing.decide',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: decisionRules,
  async run(scope) {
    const { id: listingId, decision, reason } = scope.input;
    const problem = await decide(scope, listingId, decision, reason);
    if (problem) throw problem;
    return { id: listingId, status: decision };
  },
});

/** Decides on one listing, with all that goes with it. Answers why it could not be done, where it could not. */
export async function decide(
  scope: Scope<Viewer, unknown>,
  listingId: string,
  decision: Decision,
  words: string | undefined,
): Promise<AppError | undefined> {
  const { db, sql } = scope;
  const reason = decision === 'rejected' ? (words ?? null) : null;
  const { affected } = await db
    .getRepository(Listing)
    .update({ id: listingId, status: 'pending' }, { status: decision, rejectionReason: reason });
  if (!affected) {
    const listing = await listingBrief(sql, listingId);
    return listing ? conflict(`This listing is already ${listing.status}.`) : notFound('Listing');
  }
  await audit(scope, {
    action: 'listing.decide',
    targetType: 'listing',
    targetId: listingId,
    before: { status: 'pending' },
    after: { status: decision, reason },
  });
  return undefined;
}

/** Sets the editor's rank, clamped to 0..10 as the specification says. */
export const rankListing = operation({
  name: 'listing.rank',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: object({
    id: id().required('No ID provided'),
    rank: number()
      .typeError('Rank must be a number')
      .integer('Rank must be a whole number')
      .required('Rank is required')
      .transform((value: number) => Math.min(RANK_MAX, Math.max(0, value))),
  }),
  async run(scope) {
    const { sql, input } = scope;
    const [before] = await sql<{ rank: number }>(`SELECT rank FROM listing WHERE id = $1 FOR UPDATE`, [
      input.id,
    ]);
    if (!before) throw notFound('Listing');
    await sql(`UPDATE listing SET rank = $2, updated_at = now() WHERE id = $1`, [input.id, input.rank]);
    await audit(scope, {
      action: 'listing.rank',
      targetType: 'listing',
      targetId: input.id,
      before: { rank: before.rank },
      after: { rank: input.rank },
    });
    return { id: input.id, rank: input.rank };
  },
});
