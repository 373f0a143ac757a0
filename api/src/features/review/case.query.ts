import { columnsOf, expressions, nullable, select, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import { MAX_COUNT } from '../../core/page.constants.js';
import type { Page, Window } from '../../core/page.js';
import { escapeLike } from '../../core/search.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { Listing } from '../listing/listing.entity.js';
import { UserProfile } from '../user/user.entity.js';
import type { ReviewHoldReason, ReviewQueue } from './review.constants.js';
import { Review } from './review.entity.js';
import { COLUMNS as REVIEW_COLUMNS, type ReviewDetails } from './review.query.js';

/** A review in the moderation queue, with its listing and why it is there. */
export interface ReviewCase {
  id: string;
  review: ReviewDetails;
  holdReason: ReviewHoldReason | null;
  flagReason: string | null;
  flaggedAt: Date | null;
  listingId: string;
  listingKind: ListingKind;
  listingName: string;
}

/** Reviews whose business denies the event; see migration 0053. */
const DISPUTED = 'SELECT review_id FROM review_dispute';

/** Conditions that the partial index `review_waiting` covers. */
const QUEUES: Record<ReviewQueue, string> = {
  waiting: `review.id IN (SELECT id FROM review WHERE status = 'pending' OR flagged_at IS NOT NULL UNION ALL ${DISPUTED})`,
  held: `review.status = 'pending'`,
  flagged: `review.flagged_at IS NOT NULL AND (review.status = 'pending' OR review.flagged_at IS NOT NULL)`,
  disputed: `review.id IN (${DISPUTED})`,
  published: `review.status = 'published'`,
  rejected: `review.status = 'rejected'`,
};

interface Filter {
  queue: ReviewQueue;
  /** Part of the text, or of the listing's name or city. */
  search?: string;
}

function searchCondition(search: string, bind: (value: unknown) => string): string {
  const term = bind(`%${escapeLike(search.toLowerCase())}%`);
  return `(lower(review.message) LIKE ${term} OR review.listing_id IN (SELECT id FROM listing WHERE search LIKE ${term}))`;
}

export type ReviewCounts = Record<ReviewQueue, number>;

/**
 * Counts the reviews of each queue, or those that match a search, each up to MAX_COUNT, because common words are in
 * most reviews.
 */
export async function countCases(tx: Tx, search: string | undefined): Promise<ReviewCounts> {
  const values: unknown[] = [];
  const found = search ? `AND ${searchCondition(search, (value) => `$${values.push(value)}`)}` : '';
  const count = (queue: ReviewQueue) =>
    `(SELECT count(*)::int FROM (SELECT FROM review WHERE ${QUEUES[queue]} ${found} LIMIT ${MAX_COUNT}) found)`;
  const counts = expressions<ReviewCounts>({
    waiting: count('waiting'),
    held: count('held'),
    flagged: count('flagged'),
    disputed: count('disputed'),
    published: count('published'),
    rejected: count('rejected'),
  });
  const [row] = await select(tx, counts, '', values, search ? 'fresh' : 'cached');
  return row ?? { waiting: 0, held: 0, flagged: 0, disputed: 0, published: 0, rejected: 0 };
}

/** Returns the authors and listings of reviews, by review ID. The author's name is null once deleted. */
export async function partiesOfReviews(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { authorName: string | null; listingName: string }>> {
  const rows = await select(
    tx,
    columnsOf(Review, ['id'], 'review')
      .and(nullable(columnsOf(UserProfile, { authorName: 'fullName' }, 'u')))
      .and(columnsOf(Listing, { listingName: 'name' }, 'l')),
    `FROM review JOIN listing l ON l.id = review.listing_id LEFT JOIN user_profile u ON u.id = review.user_id
     WHERE review.id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Subqueries, so that finding the page reads an index of reviews alone. */
const COLUMNS = REVIEW_COLUMNS.and(
  expressions<Pick<ReviewCase, 'listingKind' | 'listingName'>>({
    listingKind: '(SELECT kind FROM listing WHERE id = review.listing_id)',
    listingName: '(SELECT name FROM listing WHERE id = review.listing_id)',
  }),
);

/** Returns one page of the reviews of all listings, newest first. */
export async function selectCases(
  tx: Tx,
  { queue, search }: Filter,
  window: Window,
): Promise<Page<ReviewCase>> {
  const where = new Where().and(QUEUES[queue]);
  if (search) where.and(searchCondition(search, where.bind));
  const page = await selectPage(tx, {
    name: 'review-cases',
    columns: COLUMNS,
    from: 'review',
    where,
    order: byTime('review.created_at', 'review.id'),
    window,
    plan: search ? 'fresh' : 'cached',
  });
  return { ...page, nodes: page.nodes.map(caseOf) };
}

const caseOf = (row: RowOf<typeof COLUMNS>): ReviewCase => ({
  id: row.id,
  review: row,
  holdReason: row.holdReason,
  flagReason: row.flagReason,
  flaggedAt: row.flaggedAt,
  listingId: row.listingId,
  listingKind: row.listingKind,
  listingName: row.listingName,
});
