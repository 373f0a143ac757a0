import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offline bookings that were imported from calendar files, and private feeds of a calendar; see decision 57. */
export class CalendarImport1764900000057 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE TABLE imported_event (
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  uid text NOT NULL CHECK (length(uid) <= 500),
  sequence integer NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (listing_id, uid)
);
COMMENT ON TABLE imported_event IS 'Events of imported calendar files, also cancelled ones, by their UID and highest SEQUENCE.';

ALTER TABLE offline_booking ADD imported_uid text,
  ADD CONSTRAINT offline_booking_imported_event FOREIGN KEY (listing_id, imported_uid)
    REFERENCES imported_event (listing_id, uid) ON DELETE SET NULL (imported_uid);
CREATE INDEX offline_booking_imported ON offline_booking (listing_id, imported_uid) WHERE imported_uid IS NOT NULL;

CREATE TABLE calendar_feed (
  listing_id uuid PRIMARY KEY REFERENCES listing (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN calendar_feed.token_hash IS 'SHA-256 of the token in the feed''s URL.';
`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
DROP TABLE calendar_feed;
ALTER TABLE offline_booking DROP COLUMN imported_uid;
DROP TABLE imported_event;
`);
  }
}
