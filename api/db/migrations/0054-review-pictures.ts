import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of reviews, which only their author and admins see until the review is published; see decision 53. */
export class ReviewPictures1764800000054 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE review_hold_reason ADD VALUE IF NOT EXISTS 'pictures'`);
    for (const part of [names, pictures, announcements]) await db.query(part);
  }

  /** PostgreSQL can't remove an enum value. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE review SET hold_reason = 'rejected_before' WHERE hold_reason = 'pictures';
      DROP TABLE review_picture;
      DROP FUNCTION announce_review_pictures()`);
  }
}

// Public URLs contain hexadecimal names only, so they never lead to a private picture. Message attachments have such
// names too.
const names = `
ALTER TABLE media DROP CONSTRAINT media_hash_check,
  ADD CONSTRAINT media_hash_check CHECK (hash ~ '^[a-f0-9p][a-f0-9]{31}$');
ALTER TABLE media_arrival DROP CONSTRAINT media_arrival_hash_check,
  ADD CONSTRAINT media_arrival_hash_check CHECK (hash ~ '^[a-f0-9p][a-f0-9]{31}$');
`;

// Pictures go with their author's account, although the review stays. Deferrable, so that one statement can reorder
// them.
const pictures = `
CREATE TABLE review_picture (
  id uuid PRIMARY KEY,
  author_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  review_id uuid REFERENCES review (id) ON DELETE CASCADE,
  media_hash text NOT NULL REFERENCES media (hash),
  position smallint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_picture_sent CHECK ((review_id IS NULL) = (position IS NULL)),
  CONSTRAINT review_picture_position CHECK (position BETWEEN 0 AND 5),
  CONSTRAINT review_picture_place UNIQUE (review_id, position) DEFERRABLE INITIALLY DEFERRED
);
COMMENT ON COLUMN review_picture.review_id IS 'Null until the author sends the review.';
CREATE INDEX review_picture_author ON review_picture (author_id);
CREATE INDEX review_picture_media ON review_picture (media_hash);
CREATE INDEX review_picture_unsent ON review_picture (created_at) WHERE review_id IS NULL;
`;

// As changes of their reviews. A review that is deleted with its photos has announced itself.
const announcements = `
CREATE FUNCTION announce_review_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reviews uuid[];
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT array_agg(DISTINCT review_id) INTO reviews FROM before_change; END IF;
  IF TG_OP <> 'DELETE' THEN reviews := reviews || (SELECT array_agg(DISTINCT review_id) FROM after_change); END IF;
  PERFORM announce('review'::text || array_agg(DISTINCT 'reviews:' || listing_id)) FROM review
  WHERE id = ANY (reviews) HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER announce_insert AFTER INSERT ON review_picture
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION announce_review_pictures();
CREATE TRIGGER announce_update AFTER UPDATE ON review_picture
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION announce_review_pictures();
CREATE TRIGGER announce_delete AFTER DELETE ON review_picture
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION announce_review_pictures();
`;
