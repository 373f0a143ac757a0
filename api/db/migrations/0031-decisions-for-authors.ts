import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Authors of reviews and stories are notified of decisions with the reason, and can resubmit. A notification records
 * the position of a couple's name, so that deleting the account replaces nothing else.
 */
export class DecisionsForAuthors1764000000031 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [kinds, names, reviews, stories]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const kinds = `
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'enquiry_sent';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'story_published';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'story_rejected';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'review_published';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'review_rejected';
`;

// In the sentences of earlier releases the name comes first, or after the first words of a decision.
const names = `
ALTER TABLE notification
  ADD COLUMN name_start integer,
  ADD COLUMN name_length integer,
  ADD CONSTRAINT notification_name CHECK ((name_start IS NULL) = (name_length IS NULL)
    AND name_start >= 1 AND name_length >= 1 AND name_start + name_length - 1 <= char_length(text));
COMMENT ON COLUMN notification.name_start IS 'Position of the couple''s name in the text, from 1; null where it names none.';

UPDATE notification SET name_start = found.name_start, name_length = char_length(found.name)
FROM (
  SELECT n.id, b.name,
    CASE n.kind::text
      WHEN 'enquiry_received' THEN 1
      WHEN 'enquiry_withdrawn' THEN 1
      WHEN 'date_proposed' THEN 1
      WHEN 'date_changed' THEN 1
      WHEN 'booking_approved' THEN char_length('You approved ') + 1
      WHEN 'booking_rejected' THEN char_length('You turned down ') + 1
    END AS name_start
  FROM notification n JOIN booking b ON b.id = n.booking_id AND b.listing_id = n.account_id
) found
WHERE notification.id = found.id AND found.name <> ''
  AND substr(notification.text, found.name_start, char_length(found.name)) = found.name;
`;

const reviews = `
ALTER TABLE review ADD COLUMN rejection_reason text;
UPDATE review SET rejection_reason = 'No reason was given. Please write to us, and we will tell you what to put right.'
WHERE status = 'rejected';
ALTER TABLE review ADD CONSTRAINT review_rejection
  CHECK ((status = 'rejected') = (rejection_reason IS NOT NULL));
DROP INDEX review_user;
CREATE INDEX review_user ON review (user_id, created_at DESC, id DESC);
`;

const stories = `
ALTER TABLE real_wedding ADD COLUMN resubmitted_at timestamptz;
COMMENT ON COLUMN real_wedding.resubmitted_at IS 'When its author last resubmitted it after a rejection.';
DROP INDEX real_wedding_author;
CREATE INDEX real_wedding_author ON real_wedding (author_id, COALESCE(published_at, created_at) DESC, id DESC);
`;

// PostgreSQL can't drop a value of an enumeration, and rows may hold it.
const undone = `
DROP INDEX real_wedding_author;
CREATE INDEX real_wedding_author ON real_wedding (author_id);
ALTER TABLE real_wedding DROP COLUMN resubmitted_at;
DROP INDEX review_user;
CREATE INDEX review_user ON review (user_id);
ALTER TABLE review DROP COLUMN rejection_reason;
ALTER TABLE notification DROP COLUMN name_start, DROP COLUMN name_length;
`;
