import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A pending enquiry expires when its date passes, and then no longer blocks a new enquiry of the couple to the
 * listing. "Open" thus depends on the current date for pending enquiries too, which a unique index can't express, so
 * the trigger that checks approved ones now checks both. It also covers an approved booking that is open again,
 * because an old reschedule request is accepted after its date.
 */
export class LapsedEnquiries1763600000024 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(lapsed);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(before);
  }
}

const lapsed = `
DROP INDEX booking_one_pending;

CREATE OR REPLACE FUNCTION guard_open_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.event_date < today_in_india() THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND OLD.event_date >= today_in_india() THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.user_id::text || NEW.listing_id::text, 1));
  IF EXISTS (SELECT 1 FROM booking WHERE user_id = NEW.user_id AND listing_id = NEW.listing_id AND id <> NEW.id
             AND status IN ('pending', 'approved') AND event_date >= today_in_india()) THEN
    RAISE EXCEPTION 'an open booking exists' USING ERRCODE = 'unique_violation', CONSTRAINT = 'booking_one_open';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER booking_one_open ON booking;
-- Decisions are final, so an update opens a booking only by changing its date.
CREATE TRIGGER booking_one_open BEFORE INSERT OR UPDATE OF event_date ON booking FOR EACH ROW
  WHEN (NEW.status = 'pending' OR NEW.status = 'approved') EXECUTE FUNCTION guard_open_booking();
`;

// Where the couple has sent another enquiry since, the older one is closed, as the index requires.
const before = `
DROP TRIGGER booking_one_open ON booking;
UPDATE booking older SET status = 'withdrawn', decided_at = now()
WHERE status = 'pending' AND event_date < today_in_india() AND EXISTS (SELECT 1 FROM booking newer
  WHERE newer.user_id = older.user_id AND newer.listing_id = older.listing_id AND newer.status = 'pending'
    AND (newer.created_at, newer.id) > (older.created_at, older.id));
CREATE UNIQUE INDEX booking_one_pending ON booking (user_id, listing_id) WHERE status = 'pending';

CREATE OR REPLACE FUNCTION guard_open_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' AND NEW.event_date < today_in_india() THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.user_id::text || NEW.listing_id::text, 1));
  IF EXISTS (SELECT 1 FROM booking WHERE user_id = NEW.user_id AND listing_id = NEW.listing_id
             AND (status = 'pending' OR (status = 'approved' AND event_date >= today_in_india()))) THEN
    RAISE EXCEPTION 'an open booking exists' USING ERRCODE = 'unique_violation', CONSTRAINT = 'booking_one_open';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER booking_one_open BEFORE INSERT ON booking FOR EACH ROW
  WHEN (NEW.status = 'pending' OR NEW.status = 'approved') EXECUTE FUNCTION guard_open_booking();
`;
