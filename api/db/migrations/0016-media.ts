import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Concurrent edits of galleries, and the cleanup of unused pictures. */
export class Media1763600000016 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [gallery, sweep]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// As with ratings in 0006, a separate statement locks the listing first, so that the second of two concurrent edits
// sees the first one's pictures.
const gallery = `
CREATE OR REPLACE FUNCTION refresh_gallery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing WHERE id IN (SELECT listing_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listing SET gallery = COALESCE((
    SELECT jsonb_agg(jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
             'thumbhash', m.thumbhash, 'caption', p.caption) ORDER BY p.position, p.media_hash)
    FROM listing_picture p JOIN media m ON m.hash = p.media_hash WHERE p.listing_id = listing.id), '[]')
  WHERE id IN (SELECT DISTINCT listing_id FROM changed);
  RETURN NULL;
END $$;
`;

const sweep = `
ALTER TABLE media ADD COLUMN sent_at timestamptz NOT NULL DEFAULT now();
COMMENT ON COLUMN media.sent_at IS 'When somebody last sent it. The sweep leaves it alone for a day.';
CREATE INDEX media_sent ON media (sent_at);

CREATE TABLE media_arrival (
  hash text PRIMARY KEY CHECK (hash ~ '^[a-f0-9]{32}$'),
  arrived_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE media_arrival IS 'Pictures on their way in: written before the file is stored, gone with the transaction that writes the picture down. One that stays was interrupted, and is swept.';

-- Deleting a picture checks each of these for other uses.
CREATE INDEX user_profile_avatar ON user_profile (avatar_hash) WHERE avatar_hash IS NOT NULL;
`;

const undone = `
DROP INDEX user_profile_avatar;
DROP TABLE media_arrival;
ALTER TABLE media DROP COLUMN sent_at;
CREATE OR REPLACE FUNCTION refresh_gallery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET gallery = COALESCE((
    SELECT jsonb_agg(jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
             'thumbhash', m.thumbhash, 'caption', p.caption) ORDER BY p.position, p.media_hash)
    FROM listing_picture p JOIN media m ON m.hash = p.media_hash WHERE p.listing_id = listing.id), '[]')
  WHERE id IN (SELECT DISTINCT listing_id FROM changed);
  RETURN NULL;
END $$;
`;
