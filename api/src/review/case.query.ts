import type { Tx } from '../core/database.js';
import { MAX_COUNT } from '../core/page.constants.js';
import { countRows, decodeCursor, pageOf, type Page, type Window } from '../core/page.js';
import { escapeLike } from '../core/search.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { REVIEW_QUEUES, type ReviewHold, type ReviewQueue } from './review.constants.js';
import type { Review } from './review.entity.js';
import { COLUMNS } from './review.query.js';

/** A review as an admin judges it: with why it waits, and what it is about. */
export interface ReviewCase {
  id: string;
  review: Review;
  heldFor: ReviewHold | null;
  flagReason: string | null;
  flaggedAt: Date | null;
  listingId: string;
  listingKind: ListingKind;
  listingName: string;
}

/** Written as the partial index `review_waiting` has it. */
const QUEUES: Record<ReviewQueue, string> = {
  waiting: `(review.status = 'pending' OR review.flagged_at IS NOT NULL)`,
  held: `review.status = 'pending'`,
  flagged: `review.flagged_at IS NOT NULL AND (review.status = 'pending' OR review.flagged_at IS NOT NULL)`,
  published: `review.status = 'published'`,
  rejected: `review.status = 'rejected'`,
};

interface Filter {
  queue: ReviewQueue;
  /** Part of the text, or of the listing's name or city. */
  search?: string;
}

function searched(search: string, bind: (value: unknown) => string): string {
  const term = bind(`%${escapeLike(search.toLowerCase())}%`);
  return `(lower(review.message) LIKE ${term} OR review.listing_id IN (SELECT id FROM listing WHERE search LIKE ${term}))`;
}

export type ReviewCounts = Record<ReviewQueue, number>;

/**
 * How many reviews each queue holds, or of them those that a search finds, each up to MAX_COUNT: a common word is in
 * most reviews, and nobody needs to know in how many.
 */
export async function countCases(tx: Tx, search: string | undefined): Promise<ReviewCounts> {
  const values: unknown[] = [];
  const found = search ? `AND ${searched(search, (value) => `$${values.push(value)}`)}` : '';
  const counts = REVIEW_QUEUES.map(
    (queue) =>
      `(SELECT count(*)::int FROM (SELECT FROM review WHERE ${QUEUES[queue]} ${found} LIMIT ${MAX_COUNT}) found) AS ${queue}`,
  );
  const [row] = await tx.sql<ReviewCounts>(`SELECT ${counts.join(', ')}`, values, search ? 'fresh' : 'kept');
  return row ?? (Object.fromEntries(REVIEW_QUEUES.map((queue) => [queue, 0])) as ReviewCounts);
}

/** One page of the reviews of all listings, the newest first. */
export async function selectCases(tx: Tx, filter: Filter, window: Window): Promise<Page<ReviewCase>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [QUEUES[filter.queue]];
  if (filter.search) conditions.push(searched(filter.search, bind));
  const counted = { where: conditions.join(' AND '), values: [...values] };
  if (window.after) {
    const [written, id] = decodeCursor('review-cases', window.after, 2);
    conditions.push(`(review.created_at, review.id) < (${bind(written)}::timestamptz, ${bind(id)}::uuid)`);
  }
  const plan = filter.search ? 'fresh' : 'kept';
  // The page is found along an index of reviews alone; its rows then get what stands beside them.
  const rows = await tx.sql<ReviewRow>(
    `SELECT ${COLUMNS}, held_for AS "heldFor", flag_reason AS "flagReason", review.created_at::text AS "writtenAt",
       (SELECT kind FROM listing WHERE id = review.listing_id) AS "listingKind",
       (SELECT name FROM listing WHERE id = review.listing_id) AS "listingName"
     FROM review WHERE ${conditions.join(' AND ')}
     ORDER BY review.created_at DESC, review.id DESC LIMIT ${bind(window.first + 1)}`,
    values,
    plan,
  );
  const count = () => countRows(tx, `review WHERE ${counted.where}`, counted.values, plan);
  const page = pageOf('review-cases', rows, window, (row) => [row.writtenAt, row.id], count);
  return { ...page, nodes: page.nodes.map(caseOf) };
}

type ReviewRow = Review & Pick<ReviewCase, 'listingKind' | 'listingName'> & { writtenAt: string };

const caseOf = (row: ReviewRow): ReviewCase => ({
  id: row.id,
  review: row,
  heldFor: row.heldFor,
  flagReason: row.flagReason,
  flaggedAt: row.flaggedAt,
  listingId: row.listingId,
  listingKind: row.listingKind,
  listingName: row.listingName,
});
