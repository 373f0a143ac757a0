import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for rare search terms per kind of listing, and for the order of the admins' lists of all statuses. */
export class LongLists1763600000025 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(lists);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(before);
  }
}

// Statistics per kind: with one index for both, PostgreSQL expected "mahal", which is common among venues, to be
// common among vendors too, and read them all in order. Indexes on expressions have their own statistics;
// listing.query.ts uses exactly these expressions.
const lists = `
DROP INDEX listing_search;
CREATE INDEX listing_venue_search ON listing USING gin ((CASE WHEN kind = 'venue' THEN search END) gin_trgm_ops);
CREATE INDEX listing_vendor_search ON listing USING gin ((CASE WHEN kind = 'vendor' THEN search END) gin_trgm_ops);

DROP INDEX listing_managed_rank;
CREATE INDEX listing_managed_rank ON listing (kind, rank, COALESCE(rating_average, 0), id) INCLUDE (rating_average, search);
-- The new expressions have no statistics before that.
ANALYZE listing;

-- Nearly all stories are published, so the index is by order and not by status.
DROP INDEX real_wedding_list;
CREATE INDEX real_wedding_listed ON real_wedding (COALESCE(published_at, created_at) DESC, id DESC) INCLUDE (status);
`;

const before = `
DROP INDEX listing_venue_search, listing_vendor_search;
CREATE INDEX listing_search ON listing USING gin (search gin_trgm_ops);
DROP INDEX listing_managed_rank;
CREATE INDEX listing_managed_rank ON listing (kind, rank, id) INCLUDE (search);

DROP INDEX real_wedding_listed;
CREATE INDEX real_wedding_list ON real_wedding (status, COALESCE(published_at, created_at) DESC, id DESC);
`;
