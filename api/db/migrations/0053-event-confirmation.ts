import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What both parties are asked after an approved event, and disputes about reviews; see decision 53. */
export class EventConfirmation1764800000053 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [kinds, tables, guard, views, changes, notifications]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const kinds = `
ALTER TYPE booking_event_kind ADD VALUE IF NOT EXISTS 'event_confirmed';
ALTER TYPE booking_event_kind ADD VALUE IF NOT EXISTS 'event_denied';
ALTER TYPE booking_event_kind ADD VALUE IF NOT EXISTS 'review_upheld';
ALTER TYPE booking_event_kind ADD VALUE IF NOT EXISTS 'review_removed';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'review_requested';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'confirmation_requested';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'event_denied';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'dispute_decided';
`;

// The primary key makes each email unique, also when jobs run at the same time. A booking that moves to another date
// has another event.
const tables = `
CREATE TABLE event_follow_up (
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  event_date date NOT NULL,
  recipient text NOT NULL CONSTRAINT event_follow_up_recipient CHECK (recipient IN ('couple', 'owner')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (booking_id, event_date, recipient)
);
COMMENT ON TABLE event_follow_up IS 'Whom Mandap has asked about an event after it.';
CREATE INDEX booking_approved_by_day ON booking (event_date) WHERE status = 'approved';

CREATE TABLE event_confirmation (
  booking_id uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  took_place boolean NOT NULL,
  business_statement text,
  couple_statement text,
  answered_at timestamptz NOT NULL DEFAULT now(),
  decision text,
  decision_reason text,
  decided_at timestamptz,
  CONSTRAINT event_confirmation_business_statement CHECK (took_place = (business_statement IS NULL)
    AND char_length(business_statement) BETWEEN 1 AND 1000),
  CONSTRAINT event_confirmation_couple_statement CHECK (char_length(couple_statement) BETWEEN 1 AND 1000),
  CONSTRAINT event_confirmation_decision CHECK (decision IN ('upheld', 'removed')),
  CONSTRAINT event_confirmation_decided CHECK ((decision IS NULL) = (decided_at IS NULL)
    AND (decision IS NULL) = (decision_reason IS NULL) AND (decision IS NULL OR NOT took_place))
);
COMMENT ON TABLE event_confirmation IS 'Whether an event took place, as its business says; if not, what the couple says and what an admin decided about the review.';
CREATE INDEX event_confirmation_denied ON event_confirmation (booking_id) WHERE NOT took_place AND decision IS NULL;
`;

const guard = `
CREATE FUNCTION guard_event_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.decision IS NOT NULL THEN
    RAISE EXCEPTION 'the dispute is decided' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_confirmation_final';
  END IF;
  PERFORM FROM booking WHERE id = NEW.booking_id AND status = 'approved' AND event_date < today_in_india() FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the event is not over' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_confirmation_after_event';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER event_confirmation_guard BEFORE INSERT OR UPDATE ON event_confirmation
  FOR EACH ROW EXECUTE FUNCTION guard_event_confirmation();

-- Statements are personal, and an answer is about one date.
CREATE FUNCTION delete_event_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM event_confirmation WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_deletes_event_confirmation AFTER UPDATE OF user_id, listing_id, event_date ON booking FOR EACH ROW
  WHEN ((OLD.user_id, OLD.listing_id, OLD.event_date) IS DISTINCT FROM (NEW.user_id, NEW.listing_id, NEW.event_date))
  EXECUTE FUNCTION delete_event_confirmation();
`;

// The one place that says which bookings verify reviews. A removal also changes the review, which announces it.
const views = `
CREATE VIEW verifying_booking AS
SELECT id, user_id, listing_id, event_date FROM booking
WHERE status = 'approved' AND NOT EXISTS (
  SELECT FROM event_confirmation c WHERE c.booking_id = booking.id AND c.decision = 'removed');
COMMENT ON VIEW verifying_booking IS 'Bookings that verify a review of their couple after the event.';

CREATE VIEW review_dispute AS
SELECT review.id AS review_id, c.booking_id
FROM event_confirmation c JOIN booking ON booking.id = c.booking_id AND booking.status = 'approved'
JOIN review ON review.listing_id = booking.listing_id AND review.user_id = booking.user_id
  AND booking.event_date < (review.updated_at AT TIME ZONE 'Asia/Kolkata')::date
WHERE NOT c.took_place AND c.decision IS NULL AND review.status <> 'rejected';
COMMENT ON VIEW review_dispute IS 'Reviews of events that did not take place according to their business, until an admin decides.';
`;

// Both parties' open pages fetch the booking again.
const changes = `
CREATE TRIGGER booking_changed_insert AFTER INSERT ON event_confirmation
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
CREATE TRIGGER booking_changed_update AFTER UPDATE ON event_confirmation
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
`;

// Other migrations may have added kinds to the constraint: this one adds its own to whatever is there.
const notifications = `
DO $$
DECLARE
  definition text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO definition FROM pg_constraint WHERE conname = 'notification_params';
  ALTER TABLE notification DROP CONSTRAINT notification_params;
  EXECUTE 'ALTER TABLE notification ADD CONSTRAINT notification_params ' || replace(definition, 'ELSE', $kinds$
    WHEN 'review_requested' THEN '{date}'
    WHEN 'confirmation_requested' THEN '{date}'
    WHEN 'event_denied' THEN '{date}'
    WHEN 'dispute_decided' THEN '{recipient,upheld,reason}'
    ELSE $kinds$);
END $$;

ALTER TABLE notification ADD CONSTRAINT notification_after_event CHECK (booking_id IS NOT NULL
  OR kind::text NOT IN ('review_requested', 'confirmation_requested', 'event_denied', 'dispute_decided'));
`;

// The values of the enumerations stay, because PostgreSQL can't remove one, and with them their params.
const undone = `
DELETE FROM booking_event WHERE kind IN ('event_confirmed', 'event_denied', 'review_upheld', 'review_removed');
DELETE FROM notification
WHERE kind IN ('review_requested', 'confirmation_requested', 'event_denied', 'dispute_decided');
ALTER TABLE notification DROP CONSTRAINT notification_after_event;
DROP TRIGGER booking_deletes_event_confirmation ON booking;
DROP INDEX booking_approved_by_day;
DROP VIEW review_dispute, verifying_booking;
DROP TABLE event_confirmation, event_follow_up;
DROP FUNCTION guard_event_confirmation(), delete_event_confirmation();
`;
