import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners resubmit a rejected listing, and see their bookings by day. */
export class Owners1763600000013 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(done);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// A month of the calendar is counted by an index-only scan. Replaces booking_taken, which served the daily capacity.
const done = `
ALTER TABLE listing ADD COLUMN resubmitted_at timestamptz;

DROP INDEX booking_taken;
CREATE INDEX booking_by_day ON booking (listing_id, event_date, status);
CREATE INDEX booking_proposed ON booking (listing_id, proposed_date) WHERE proposed_date IS NOT NULL;
`;

const undone = `
DROP INDEX booking_by_day, booking_proposed;
CREATE INDEX booking_taken ON booking (listing_id, event_date) WHERE status = 'approved';
ALTER TABLE listing DROP COLUMN resubmitted_at;
`;
