import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replies that businesses save for their conversations; see decision 59. */
export class SavedReplies1764900000059 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(replies);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE saved_reply; DROP FUNCTION place_saved_reply()');
  }
}

// Twenty slots per listing: the constraints limit the number, whatever happens at the same time. The trigger locks the
// listing, so that replies that are saved at once don't choose the same slot.
const replies = `
CREATE TABLE saved_reply (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  slot smallint NOT NULL DEFAULT 1 CONSTRAINT saved_reply_limit CHECK (slot BETWEEN 1 AND 20),
  title text NOT NULL CONSTRAINT saved_reply_title CHECK (char_length(title) BETWEEN 1 AND 60),
  body text NOT NULL CONSTRAINT saved_reply_body CHECK (char_length(body) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT saved_reply_slot UNIQUE (listing_id, slot)
);
COMMENT ON COLUMN saved_reply.slot IS 'Limits the number of replies. Says nothing about their order.';

CREATE FUNCTION place_saved_reply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing WHERE id = NEW.listing_id FOR NO KEY UPDATE;
  NEW.slot := (SELECT min(slot) FROM generate_series(1, 21) slot
    WHERE NOT EXISTS (SELECT FROM saved_reply s WHERE s.listing_id = NEW.listing_id AND s.slot = slot.slot));
  RETURN NEW;
END $$;
CREATE TRIGGER saved_reply_placed BEFORE INSERT ON saved_reply FOR EACH ROW EXECUTE FUNCTION place_saved_reply();
`;
