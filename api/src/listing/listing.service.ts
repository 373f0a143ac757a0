import { number, object, string } from 'yup';
import { audit } from '../core/audit.js';
import type { Sql } from '../core/database.js';
import { conflict, notFound } from '../core/errors.js';
import { only, operation } from '../core/operation.js';
import { id, text } from '../core/text.js';
import type { Viewer } from '../core/viewer.js';
import { RANK_MAX, type ListingKind, type ListingStatus } from './listing.constants.js';
import { canSee, canSeeContact } from './listing.policy.js';
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

const decisionRules = object({
  id: id().required('No ID provided'),
  decision: string()
    .oneOf(['approved', 'rejected'] as const)
    .required('Please choose approve or reject'),
  reason: text(1000).when('decision', {
    is: 'rejected',
    then: (schema) => schema.required('Please say why, so that the owner can put it right'),
  }),
});

/** Approves or rejects a pending listing. Made once: whoever comes second is told what was decided. */
export const decideListing = operation({
  name: 'listing.decide',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: decisionRules,
  async run(scope) {
    const { db, sql, input } = scope;
    const reason = input.decision === 'rejected' ? input.reason : null;
    const { affected } = await db
      .getRepository(Listing)
      .update({ id: input.id, status: 'pending' }, { status: input.decision, rejectionReason: reason });
    if (!affected) {
      const [listing] = await sql<{ status: string }>(`SELECT status FROM listing WHERE id = $1`, [input.id]);
      if (!listing) throw notFound('Listing');
      throw conflict(`This listing is already ${listing.status}.`);
    }
    await audit(scope, {
      action: 'listing.decide',
      targetType: 'listing',
      targetId: input.id,
      before: { status: 'pending' },
      after: { status: input.decision, reason },
    });
    return { id: input.id, status: input.decision };
  },
});

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
