import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures and PDF files in messages; see decision 47. */
export class MessageAttachments1764800000047 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [privateFiles, attachments, messages]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// Public URLs contain hexadecimal names only, so they never lead to a private file.
const privateFiles = `
ALTER TABLE media DROP CONSTRAINT media_hash_check, ADD CONSTRAINT media_hash_check CHECK (hash ~ '^[a-f0-9p][a-f0-9]{31}$'),
  ALTER width DROP NOT NULL, ALTER height DROP NOT NULL, ALTER thumbhash DROP NOT NULL,
  ADD CONSTRAINT media_picture CHECK (num_nulls(width, height, thumbhash) = CASE mime WHEN 'application/pdf' THEN 3 ELSE 0 END);
ALTER TABLE media_arrival DROP CONSTRAINT media_arrival_hash_check,
  ADD CONSTRAINT media_arrival_hash_check CHECK (hash ~ '^[a-f0-9p][a-f0-9]{31}$');
COMMENT ON COLUMN media.hash IS 'The hash of its content; for private files a random name that starts with p.';
`;

const attachments = `
CREATE TABLE message_attachment (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  uploader_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  message_id uuid REFERENCES message (id) ON DELETE CASCADE,
  position smallint CHECK (position BETWEEN 0 AND 4),
  media_hash text NOT NULL REFERENCES media (hash),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT message_attachment_position UNIQUE (message_id, position),
  CONSTRAINT message_attachment_sent CHECK ((message_id IS NULL) = (position IS NULL))
);
CREATE INDEX message_attachment_booking ON message_attachment (booking_id);
CREATE INDEX message_attachment_uploader ON message_attachment (uploader_id);
CREATE INDEX message_attachment_media ON message_attachment (media_hash);
CREATE INDEX message_attachment_unsent ON message_attachment (created_at) WHERE message_id IS NULL;
COMMENT ON COLUMN message_attachment.message_id IS 'Null until the message is sent.';
`;

// The number stays when the attachments are deleted with their sender's account.
const messages = `
ALTER TABLE message ADD COLUMN attachment_count smallint NOT NULL DEFAULT 0 CHECK (attachment_count BETWEEN 0 AND 5),
  DROP CONSTRAINT message_body_check, ADD CONSTRAINT message_body_check CHECK (char_length(body) <= 2000),
  ADD CONSTRAINT message_content CHECK (body <> '' OR attachment_count > 0);
COMMENT ON COLUMN message.attachment_count IS 'How many attachments it was sent with.';
`;

const undone = `
DELETE FROM message WHERE body = '';
ALTER TABLE message DROP CONSTRAINT message_content, DROP CONSTRAINT message_body_check,
  ADD CONSTRAINT message_body_check CHECK (char_length(body) BETWEEN 1 AND 2000), DROP COLUMN attachment_count;
DROP TABLE message_attachment;
DELETE FROM media WHERE hash LIKE 'p%';
DELETE FROM media_arrival WHERE hash LIKE 'p%';
ALTER TABLE media DROP CONSTRAINT media_picture, DROP CONSTRAINT media_hash_check,
  ADD CONSTRAINT media_hash_check CHECK (hash ~ '^[a-f0-9]{32}$'),
  ALTER width SET NOT NULL, ALTER height SET NOT NULL, ALTER thumbhash SET NOT NULL;
ALTER TABLE media_arrival DROP CONSTRAINT media_arrival_hash_check,
  ADD CONSTRAINT media_arrival_hash_check CHECK (hash ~ '^[a-f0-9]{32}$');
`;
