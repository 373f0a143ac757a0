import { accountAge } from '../account/account.service.js';
import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { todayInIndia } from '../../core/day.js';
import { loader } from '../../core/loader.js';
import { inTransaction } from '../../core/transaction.js';
import { CONTACTS_PER_DAY, CONTACTS_ON_FIRST_DAY } from './listing.constants.js';
import type { Contact, Listing } from './listing.entity.js';
import { canSeeOwnerDetails, canSeeContact } from './listing.policy.js';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Returns a listing's contact details; null for visitors, and for accounts above their daily limit, which prevents
 * scraping. Every API reads contact details here.
 */
export async function contactFor(
  ctx: Context,
  listing: Pick<Listing, 'id' | 'phone' | 'email'>,
): Promise<Contact | null> {
  const { viewer } = ctx;
  if (!canSeeContact(viewer)) return null;
  const isUnlimited = canSeeOwnerDetails(viewer, listing);
  return isUnlimited || (await receivesContact(ctx, listing.id))
    ? { phone: listing.phone, email: listing.email }
    : null;
}

const receivesContact = loader<string, boolean>(async (ctx, ids) => {
  const accountId = ctx.viewer?.id ?? '';
  const received = await contactsReceived(ctx, accountId, ids);
  return new Map(ids.map((id) => [id, received.has(id)]));
}, false);

/** Returns those of the listings whose contact details the account receives today: seen before, or within its limit. */
async function contactsReceived(
  { services: { database } }: Context,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const day = todayInIndia();
  const seen = await seenContacts(database.tx, accountId, day, ids);
  if (seen.size === ids.length) return seen;
  return inTransaction(database, async (tx) => {
    await tx.sql(`INSERT INTO contact_view_count VALUES ($1, $2, 0) ON CONFLICT DO NOTHING`, [
      accountId,
      day,
    ]);
    // Serialises concurrent requests of one account, so that together they can't exceed the limit.
    const [count] = await tx.sql<{ listings: number }>(
      `SELECT listings FROM contact_view_count WHERE account_id = $1 AND day = $2 FOR UPDATE`,
      [accountId, day],
    );
    const limit = (await accountAge(tx, accountId)) < DAY_SECONDS ? CONTACTS_ON_FIRST_DAY : CONTACTS_PER_DAY;
    const received = await seenContacts(tx, accountId, day, ids);
    const remaining = Math.max(0, limit - (count?.listings ?? limit));
    const newIds = ids.filter((id) => !received.has(id)).slice(0, remaining);
    if (!newIds.length) return received;
    const stored = await tx.sql<{ listing_id: string }>(
      // Skips listings that were deleted after they were read.
      `INSERT INTO contact_view (account_id, day, listing_id)
       SELECT $1, $2, id FROM listing WHERE id = ANY($3::uuid[]) FOR KEY SHARE RETURNING listing_id`,
      [accountId, day, newIds],
    );
    await tx.sql(
      `UPDATE contact_view_count SET listings = listings + $3 WHERE account_id = $1 AND day = $2`,
      [accountId, day, stored.length],
    );
    return new Set([...received, ...stored.map((row) => row.listing_id)]);
  });
}

async function seenContacts(
  tx: Tx,
  accountId: string,
  day: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.sql<{ listing_id: string }>(
    `SELECT listing_id FROM contact_view WHERE account_id = $1 AND day = $2 AND listing_id = ANY($3::uuid[])`,
    [accountId, day, ids],
  );
  return new Set(rows.map((row) => row.listing_id));
}

/** Deletes the record of contact details received before today; run daily. */
export const sweepContactViews = (tx: Tx) =>
  tx.sql(`DELETE FROM contact_view_count WHERE day < today_in_india()`);
