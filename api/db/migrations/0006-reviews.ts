import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moderation of reviews: why one is held, and its owner's flag. */
export class Reviews1763600000006 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [columns, ratings]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const columns = `
CREATE TYPE review_hold AS ENUM ('new_account', 'words', 'rejected_before');

ALTER TABLE review
  ADD COLUMN held_for review_hold,
  ADD COLUMN flag_reason text,
  ADD COLUMN flagged_at timestamptz,
  ADD CONSTRAINT review_held CHECK (held_for IS NULL OR status = 'pending'),
  ADD CONSTRAINT review_flag CHECK ((flag_reason IS NULL) = (flagged_at IS NULL));
`;

// Of two concurrent reviews, the second must count the first, but an UPDATE that has waited for a lock goes on with
// its old snapshot. A separate statement therefore locks the listing first. (NO KEY: both transactions already hold
// their foreign key's lock.)
const ratings = `
CREATE OR REPLACE FUNCTION refresh_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing WHERE id IN (SELECT listing_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listing SET rating_average = r.average, rating_count = r.number
  FROM (SELECT l.id, round(avg(v.rating), 1) AS average, count(v.rating) AS number
        FROM (SELECT DISTINCT listing_id AS id FROM changed) l
        LEFT JOIN review v ON v.listing_id = l.id AND v.status = 'published' GROUP BY l.id) r
  WHERE listing.id = r.id AND (listing.rating_average, listing.rating_count) IS DISTINCT FROM (r.average, r.number);
  RETURN NULL;
END $$;
`;

const undone = `
ALTER TABLE review DROP COLUMN held_for, DROP COLUMN flag_reason, DROP COLUMN flagged_at;
DROP TYPE review_hold;
CREATE OR REPLACE FUNCTION refresh_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET rating_average = r.average, rating_count = r.number
  FROM (SELECT l.id, round(avg(v.rating), 1) AS average, count(v.rating) AS number
        FROM (SELECT DISTINCT listing_id AS id FROM changed) l
        LEFT JOIN review v ON v.listing_id = l.id AND v.status = 'published' GROUP BY l.id) r
  WHERE listing.id = r.id AND (listing.rating_average, listing.rating_count) IS DISTINCT FROM (r.average, r.number);
  RETURN NULL;
END $$;
`;
