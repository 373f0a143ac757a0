import { ADD_TO_WISHLIST, REMOVE_FROM_WISHLIST, WRITE_REVIEW } from './documents.js';
import { clients, differences, type Invariant } from './invariant.js';
import { makeVenue } from './people.js';

/** A couple adds a listing to the wishlist from many tabs; in every second round, it also removes it. */
export const wishlistOnce: Invariant = {
  name: 'wishlist-once',
  async round({ tx, number, couples, send, together }) {
    const couple = couples[number % couples.length] ?? '';
    const id = await makeVenue(tx);
    const removals = number % 2 ? 7 : 0;
    const answers = await together([
      ...clients(20 - removals, () => send(couple, ADD_TO_WISHLIST, { id })),
      ...clients(removals, () => send(couple, REMOVE_FROM_WISHLIST, { id })),
    ]);
    const rows = await tx.sql(`SELECT FROM wishlist_item WHERE user_id = $1 AND listing_id = $2`, [
      couple,
      id,
    ]);
    const found = differences({ refused: answers.filter(({ ok }) => !ok).length }, { refused: 0 });
    if (rows.length > 1 || (!removals && rows.length !== 1)) found.push(`${rows.length} rows`);
    return found;
  },
};

/** One couple reviews a listing from many tabs, or 20 couples at the same time; the average stays correct. */
export const reviewOnce: Invariant = {
  name: 'review-once',
  async round({ tx, number, couples, send, together }) {
    const listingId = await makeVenue(tx);
    const one = number % 2 ? couples[number % couples.length] : undefined;
    const answers = await together(
      clients(20, (index) =>
        send(one ?? couples[index] ?? '', WRITE_REVIEW, {
          input: { listingId, rating: 1 + (index % 5), message: 'We danced until three.' },
        }),
      ),
    );
    const [row] = await tx.sql<{ reviews: number; counted: number; sum: number; rated: number }>(
      `SELECT count(*)::int AS reviews, sum(rating)::int AS sum,
         (SELECT rating_count FROM listing WHERE id = $1)::int AS counted,
         (SELECT round(rating_average * rating_count) FROM listing WHERE id = $1)::int AS rated
       FROM review WHERE listing_id = $1 AND status = 'published'`,
      [listingId],
    );
    const count = one ? 1 : 20;
    return differences(
      { ...row, refused: answers.filter(({ ok }) => !ok).length },
      { reviews: count, counted: count, rated: row?.sum, refused: 0 },
    );
  },
};
