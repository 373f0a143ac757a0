import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deletion of accounts and changes of their address: notifications, and the codes that confirm an address. */
export class Accounts1763600000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [notices, references, addresses]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const notices = `
ALTER TYPE notification_kind ADD VALUE 'listing_approved';
ALTER TYPE notification_kind ADD VALUE 'listing_rejected';
ALTER TYPE notification_kind ADD VALUE 'listing_removed';
ALTER TYPE notification_kind ADD VALUE 'couple_left';
`;

// Deleting an account reads these by account; without an index, it would scan them.
const references = `
CREATE INDEX booking_event_actor ON booking_event (actor_id);
CREATE INDEX media_uploaded_by ON media (uploaded_by);
`;

const addresses = `
CREATE TABLE email_change (
  account_id uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  email text NOT NULL CHECK (email = lower(email)),
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE email_change IS 'The address that an account will have, once it has entered the code that was mailed there.';
`;

// Enum values stay: PostgreSQL can't remove one, and rows may contain it.
const undone = `
DROP TABLE email_change;
DROP INDEX booking_event_actor, media_uploaded_by;
`;
