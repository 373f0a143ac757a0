import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Real-wedding stories with one to three pictures each. */
export class RealWeddings1763600000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [stories, pictures, authors, announcements]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// Lists are sorted by the time of publication, or of creation for unpublished stories.
const stories = `
CREATE TYPE real_wedding_status AS ENUM ('pending', 'published', 'rejected');

CREATE TABLE real_wedding (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  content text NOT NULL,
  author_id uuid REFERENCES account (id) ON DELETE SET NULL,
  author text NOT NULL,
  event_date date,
  status real_wedding_status NOT NULL DEFAULT 'pending',
  rejection_reason text,
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT real_wedding_published CHECK ((status = 'published') = (published_at IS NOT NULL)),
  CONSTRAINT real_wedding_rejection CHECK ((status = 'rejected') = (rejection_reason IS NOT NULL))
);
CREATE INDEX real_wedding_list ON real_wedding (status, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX real_wedding_author ON real_wedding (author_id);
`;

// Three positions with one picture each limit a story to three pictures.
const pictures = `
CREATE TABLE real_wedding_picture (
  real_wedding_id uuid NOT NULL REFERENCES real_wedding (id) ON DELETE CASCADE,
  media_hash text NOT NULL REFERENCES media (hash),
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 2),
  caption text NOT NULL DEFAULT '',
  PRIMARY KEY (real_wedding_id, media_hash),
  CONSTRAINT real_wedding_picture_position UNIQUE (real_wedding_id, position) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX real_wedding_picture_media ON real_wedding_picture (media_hash);
`;

// Deleting the account removes the author's name and keeps the story.
const authors = `
CREATE FUNCTION forget_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author := '';
  RETURN NEW;
END $$;
CREATE TRIGGER forget_author BEFORE UPDATE OF author_id ON real_wedding FOR EACH ROW
  WHEN (OLD.author_id IS NOT NULL AND NEW.author_id IS NULL) EXECUTE FUNCTION forget_author();
`;

const announcements = `
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON real_wedding
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON real_wedding_picture
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
`;

const undone = `
DROP TABLE real_wedding_picture, real_wedding;
DROP FUNCTION forget_author;
DROP TYPE real_wedding_status;
`;
