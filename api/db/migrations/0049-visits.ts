import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits of couples to businesses before they book; see decision 49. */
export class Visits1764800000049 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [kinds, visits, closing, answers, changes, notifications]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const KINDS = ['visit_requested', 'visit_offered', 'visit_confirmed', 'visit_moved', 'visit_cancelled'];
const LIST = KINDS.map((kind) => `'${kind}'`).join(', ');

const kinds = ['booking_event_kind', 'notification_kind']
  .flatMap((type) => KINDS.map((kind) => `ALTER TYPE ${type} ADD VALUE IF NOT EXISTS '${kind}';`))
  .join('\n');

const visits = `
ALTER TABLE booking_event ADD COLUMN visit_times timestamptz[];

CREATE TABLE visit (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  status text NOT NULL,
  slots timestamptz[] NOT NULL,
  starts_at timestamptz,
  sequence integer NOT NULL DEFAULT 0,
  reminded_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  closure_announced boolean NOT NULL DEFAULT false,
  CONSTRAINT visit_status CHECK (status IN ('requested', 'offered', 'confirmed', 'completed', 'cancelled')),
  CONSTRAINT visit_slots CHECK (array_position(slots, NULL) IS NULL AND cardinality(slots) BETWEEN 1 AND 3),
  CONSTRAINT visit_start CHECK (status = 'cancelled'
    OR (status IN ('confirmed', 'completed')) = (starts_at IS NOT NULL)),
  CONSTRAINT visit_closed CHECK ((status IN ('completed', 'cancelled')) = (closed_at IS NOT NULL))
);
COMMENT ON TABLE visit IS 'Visits of couples. Requested: the business answers; offered: the couple answers; completed: its time has passed.';
CREATE UNIQUE INDEX visit_open ON visit (booking_id) WHERE status IN ('requested', 'offered', 'confirmed');
CREATE INDEX visit_booking ON visit (booking_id);
CREATE INDEX visit_confirmed ON visit (starts_at) WHERE status = 'confirmed';

-- Locks the booking, so that a visit is never arranged while its booking is being closed.
CREATE FUNCTION guard_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  b booking;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status IN ('completed', 'cancelled') THEN
    RAISE EXCEPTION 'the visit is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'visit_final';
  END IF;
  IF NEW.status IN ('completed', 'cancelled') THEN RETURN NEW; END IF;
  SELECT * INTO b FROM booking WHERE id = NEW.booking_id FOR UPDATE;
  IF b.status NOT IN ('pending', 'approved') OR b.event_date < today_in_india() OR b.user_id IS NULL OR b.listing_id IS NULL THEN
    RAISE EXCEPTION 'the booking is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'visit_booking_open';
  END IF;
  IF is_contact_blocked(b.user_id, b.listing_id) THEN
    RAISE EXCEPTION 'one party has blocked the other' USING ERRCODE = 'check_violation', CONSTRAINT = 'visit_not_blocked';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER visit_guard BEFORE INSERT OR UPDATE OF status, slots, starts_at ON visit
  FOR EACH ROW EXECUTE FUNCTION guard_visit();
`;

// Bookings are closed in many places: by decisions, withdrawals and deleted accounts. The job sends what the parties get.
const closing = `
CREATE FUNCTION cancel_visits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cancelled uuid;
BEGIN
  UPDATE visit SET status = 'cancelled', closed_at = now(), sequence = sequence + 1
  WHERE booking_id = NEW.id AND status IN ('requested', 'offered', 'confirmed') RETURNING id INTO cancelled;
  IF cancelled IS NOT NULL THEN
    PERFORM graphile_worker.add_job('visit-closed', json_build_object('visitId', cancelled));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_cancels_visits AFTER UPDATE OF status, user_id, listing_id ON booking FOR EACH ROW
  WHEN (NEW.status IN ('rejected', 'withdrawn') OR NEW.user_id IS NULL OR NEW.listing_id IS NULL)
  EXECUTE FUNCTION cancel_visits();
`;

// The same condition as in the migration of quotes, so that either can come first.
const ANSWERS = `'approved', 'rejected', 'dates_offered', 'quote_sent', 'visit_confirmed', 'visit_offered'`;
const answerView = (kinds: string) => `
CREATE OR REPLACE VIEW business_answer AS
SELECT event.booking_id, event.created_at AS answered_at
FROM booking_event event JOIN booking ON booking.id = event.booking_id AND booking.listing_id = event.actor_id
WHERE event.kind::text IN (${kinds})
UNION ALL
SELECT booking_id, created_at FROM message WHERE NOT from_couple;
`;
const answers = `${answerView(ANSWERS)}
COMMENT ON VIEW business_answer IS 'Answers of businesses to enquiries: messages, date offers, quotes, visits and decisions.';
`;

const changes = `
CREATE FUNCTION notify_visit_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_booking_changed(ARRAY(SELECT DISTINCT booking_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER booking_changed_insert AFTER INSERT ON visit
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_visit_changes();
CREATE TRIGGER booking_changed_update AFTER UPDATE ON visit
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_visit_changes();
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
    WHEN 'visit_requested' THEN '{times}'
    WHEN 'visit_offered' THEN '{times}'
    WHEN 'visit_confirmed' THEN '{recipient,times}'
    WHEN 'visit_moved' THEN '{recipient,times}'
    WHEN 'visit_cancelled' THEN '{recipient,times}'
    ELSE $kinds$);
END $$;

ALTER TABLE notification ADD CONSTRAINT notification_visit CHECK (booking_id IS NOT NULL OR kind::text NOT IN (${LIST}));
`;

// The values of the enumerations stay, because PostgreSQL can't remove one, and with them their params.
const undone = `
DROP TRIGGER booking_cancels_visits ON booking;
DROP TABLE visit;
DROP FUNCTION guard_visit(), cancel_visits(), notify_visit_changes();
DELETE FROM booking_event WHERE kind::text IN (${LIST});
DELETE FROM notification WHERE kind::text IN (${LIST});
ALTER TABLE notification DROP CONSTRAINT notification_visit;
ALTER TABLE booking_event DROP COLUMN visit_times;
${answerView(`'approved', 'rejected', 'dates_offered', 'quote_sent'`)}
`;
