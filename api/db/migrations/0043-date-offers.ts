import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reasons for rejecting an enquiry, offers of other dates, and changes of the number of guests; see decision 43. Runs
 * after Calendar, whose function for the daily capacity it uses.
 */
export class DateOffers1764600000043 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [kinds, reasons, changes, offers, notifications]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const kinds = `
ALTER TYPE booking_event_kind ADD VALUE IF NOT EXISTS 'guests_changed';
ALTER TYPE booking_event_kind ADD VALUE IF NOT EXISTS 'dates_offered';
ALTER TYPE booking_event_kind ADD VALUE IF NOT EXISTS 'offer_accepted';
ALTER TYPE booking_event_kind ADD VALUE IF NOT EXISTS 'offer_declined';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'guests_changed';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'dates_offered';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'offer_accepted';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'offer_declined';
`;

// The documented REST call gives no reason, nor does the deletion of a listing.
const reasons = `
ALTER TABLE booking ADD COLUMN rejection_reason text, ADD COLUMN rejection_note text;
UPDATE booking SET rejection_reason = 'OTHER' WHERE status = 'rejected';
ALTER TABLE booking
  ADD CONSTRAINT booking_rejected CHECK ((status = 'rejected') = (rejection_reason IS NOT NULL)),
  ADD CONSTRAINT booking_rejection_reason CHECK (rejection_reason IN ('DATE_TAKEN', 'TOO_MANY_GUESTS',
    'TOO_FEW_GUESTS', 'NOT_OUR_KIND_OF_EVENT', 'CLOSED_FOR_SEASON', 'OTHER')),
  ADD CONSTRAINT booking_rejection_note CHECK (rejection_note IS NULL
    OR rejection_reason IS NOT NULL AND char_length(rejection_note) BETWEEN 1 AND 300);

CREATE FUNCTION default_rejection_reason() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rejection_reason := 'OTHER';
  RETURN NEW;
END $$;
CREATE TRIGGER booking_default_rejection_reason BEFORE INSERT OR UPDATE OF status ON booking FOR EACH ROW
  WHEN (NEW.status = 'rejected' AND NEW.rejection_reason IS NULL) EXECUTE FUNCTION default_rejection_reason();
`;

const changes = `
ALTER TABLE booking_event
  ADD COLUMN guests integer,
  ADD COLUMN previous_guests integer,
  ADD COLUMN offered_dates date[];
`;

// Accepting an offer checks the daily capacity under the lock of approvals, so that it can't choose a day that another
// booking is filling.
const offers = `
CREATE TABLE date_offer (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  dates date[] NOT NULL,
  status text NOT NULL DEFAULT 'open',
  accepted_date date,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  CONSTRAINT date_offer_dates CHECK (cardinality(dates) BETWEEN 1 AND 3 AND array_position(dates, NULL) IS NULL),
  CONSTRAINT date_offer_distinct CHECK ((cardinality(dates) < 2 OR dates[1] <> dates[2])
    AND (cardinality(dates) < 3 OR dates[3] <> ALL (dates[1:2]))),
  CONSTRAINT date_offer_status CHECK (status IN ('open', 'accepted', 'declined', 'closed')),
  CONSTRAINT date_offer_closed CHECK ((status = 'open') = (closed_at IS NULL)),
  CONSTRAINT date_offer_accepted CHECK ((status = 'accepted') = (accepted_date IS NOT NULL)
    AND (accepted_date IS NULL OR accepted_date = ANY (dates)))
);
COMMENT ON TABLE date_offer IS 'Other dates that a business offers for a pending enquiry. Closed: replaced by another offer, or its enquiry was changed or decided.';
CREATE UNIQUE INDEX date_offer_open ON date_offer (booking_id) WHERE status = 'open';
CREATE INDEX date_offer_booking ON date_offer (booking_id);

CREATE FUNCTION guard_date_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE offering booking;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status <> 'open' THEN
    RAISE EXCEPTION 'the offer is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'date_offer_final';
  END IF;
  IF NEW.status NOT IN ('open', 'accepted') THEN RETURN NEW; END IF;
  SELECT * INTO offering FROM booking WHERE id = NEW.booking_id FOR UPDATE;
  IF offering.status <> 'pending' THEN
    RAISE EXCEPTION 'the enquiry is decided' USING ERRCODE = 'check_violation', CONSTRAINT = 'date_offer_pending';
  END IF;
  IF NEW.status = 'accepted' AND offering.listing_id IS NOT NULL THEN
    PERFORM require_free_place(offering.listing_id, NEW.accepted_date, NEW.booking_id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER date_offer_guard BEFORE INSERT OR UPDATE ON date_offer FOR EACH ROW EXECUTE FUNCTION guard_date_offer();

CREATE FUNCTION close_date_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE date_offer SET status = 'closed', closed_at = now() WHERE booking_id = NEW.id AND status = 'open';
  RETURN NULL;
END $$;
CREATE TRIGGER booking_closes_date_offers AFTER UPDATE OF status, event_date, guests ON booking FOR EACH ROW
  WHEN ((OLD.status, OLD.event_date, OLD.guests) IS DISTINCT FROM (NEW.status, NEW.event_date, NEW.guests))
  EXECUTE FUNCTION close_date_offers();
`;

// Compared as text: PostgreSQL doesn't accept a new value of an enumeration in the transaction that adds it. Other
// migrations may have added kinds to the constraint, so the new ones are added to whatever is there.
const notifications = `
DO $$
DECLARE
  definition text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO definition FROM pg_constraint WHERE conname = 'notification_params';
  definition := replace(replace(definition, 'CASE kind', 'CASE kind::text'), '::notification_kind', '::text');
  ALTER TABLE notification DROP CONSTRAINT notification_params;
  EXECUTE 'ALTER TABLE notification ADD CONSTRAINT notification_params ' || replace(definition, 'ELSE', $kinds$
    WHEN 'guests_changed' THEN '{previousGuests,guests}'
    WHEN 'dates_offered' THEN '{date,dates}'
    WHEN 'offer_accepted' THEN '{previousDate,date}'
    WHEN 'offer_declined' THEN '{date}'
    ELSE $kinds$);
END $$;

ALTER TABLE notification ADD CONSTRAINT notification_offer CHECK (booking_id IS NOT NULL
  OR kind::text NOT IN ('guests_changed', 'dates_offered', 'offer_accepted', 'offer_declined'));
`;

// The values of the enumerations stay, because PostgreSQL can't remove one, and with them their params.
const undone = `
DROP TRIGGER booking_closes_date_offers ON booking;
DROP TRIGGER booking_default_rejection_reason ON booking;
DROP TABLE date_offer;
DROP FUNCTION guard_date_offer(), close_date_offers(), default_rejection_reason();
DELETE FROM booking_event WHERE kind IN ('guests_changed', 'dates_offered', 'offer_accepted', 'offer_declined');
DELETE FROM notification WHERE kind IN ('guests_changed', 'dates_offered', 'offer_accepted', 'offer_declined');
ALTER TABLE notification DROP CONSTRAINT notification_offer;
ALTER TABLE booking_event DROP COLUMN guests, DROP COLUMN previous_guests, DROP COLUMN offered_dates;
ALTER TABLE booking DROP COLUMN rejection_reason, DROP COLUMN rejection_note;
`;
