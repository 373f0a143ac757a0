import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suspension of listings, and changing the date of a pending enquiry. */
export class Suspension1764000000032 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [words, suspension, availableListings, changedDates]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const words = `
ALTER TYPE listing_status ADD VALUE 'suspended';
ALTER TYPE booking_event_kind ADD VALUE 'date_changed';
ALTER TYPE notification_kind ADD VALUE 'date_changed';
ALTER TYPE notification_kind ADD VALUE 'listing_suspended';
ALTER TYPE notification_kind ADD VALUE 'listing_reinstated';
`;

// Compared as text: PostgreSQL doesn't accept a new value of an enumeration in the transaction that adds it.
const suspension = `
ALTER TABLE listing ADD COLUMN suspension_reason text, ADD COLUMN suspended_at timestamptz,
  ADD CONSTRAINT listing_suspension CHECK ((status::text = 'suspended') = (suspension_reason IS NOT NULL)
    AND (suspension_reason IS NULL) = (suspended_at IS NULL));
`;

const availableListings = `
-- The lock makes an enquiry and a suspension that happen at the same moment wait for each other.
CREATE FUNCTION guard_enquired_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing WHERE id = NEW.listing_id AND status = 'approved' FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the listing takes no enquiries' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_listing_available';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_listing_available BEFORE INSERT ON booking FOR EACH ROW
  WHEN (NEW.status = 'pending' AND NEW.listing_id IS NOT NULL) EXECUTE FUNCTION guard_enquired_listing();
`;

const changedDates = `
ALTER TABLE booking_event ADD COLUMN previous_date date;

-- The couple changes the date of a pending enquiry alone. An approved booking takes no date but the requested one.
CREATE FUNCTION guard_booking_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.event_date >= today_in_india() AND NEW.event_date IS DISTINCT FROM OLD.proposed_date THEN
    RAISE EXCEPTION 'the date is agreed on' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_date_agreed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_date_agreed BEFORE UPDATE OF event_date ON booking FOR EACH ROW
  WHEN (OLD.status <> 'pending' AND NEW.event_date <> OLD.event_date) EXECUTE FUNCTION guard_booking_date();
`;

// Suspended listings stay hidden from visitors. The values of the enumerations stay: PostgreSQL can't remove one.
const undone = `
DROP TRIGGER booking_date_agreed ON booking;
DROP FUNCTION guard_booking_date();
DELETE FROM booking_event WHERE kind = 'date_changed';
ALTER TABLE booking_event DROP COLUMN previous_date;
DROP TRIGGER booking_listing_available ON booking;
DROP FUNCTION guard_enquired_listing();
ALTER TABLE listing DROP CONSTRAINT listing_suspension;
UPDATE listing SET status = 'rejected', rejection_reason = suspension_reason WHERE status = 'suspended';
ALTER TABLE listing DROP COLUMN suspension_reason, DROP COLUMN suspended_at;
DELETE FROM notification WHERE kind IN ('date_changed', 'listing_suspended', 'listing_reinstated');
`;
