import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for polling an inbox, and the cities in which users look for venues. */
export class Inbox1763600000014 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [waiting, unread, interests]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// Open inboxes poll these counts every few seconds, so they are index-only.
const waiting = `
CREATE INDEX booking_pending ON booking (listing_id, created_at DESC, id DESC) WHERE status = 'pending';
CREATE INDEX booking_moves ON booking (listing_id, created_at DESC, id DESC) WHERE proposed_date IS NOT NULL;
`;

const unread = `
DROP INDEX notification_unread;
CREATE INDEX notification_unread ON notification (account_id, created_at DESC, id DESC) WHERE read_at IS NULL;
`;

// The key limits notifications about a person's search to one per city and day.
const interests = `
CREATE TABLE city_interest (
  user_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  city text NOT NULL CHECK (city <> ''),
  day date NOT NULL DEFAULT today_in_india(),
  PRIMARY KEY (user_id, city, day)
);
CREATE INDEX city_interest_day ON city_interest (day);
`;

const undone = `
DROP TABLE city_interest;
DROP INDEX notification_unread;
CREATE INDEX notification_unread ON notification (account_id) WHERE read_at IS NULL;
DROP INDEX booking_moves;
DROP INDEX booking_pending;
`;
