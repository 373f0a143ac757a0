import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Closes past visits without an email, and cancels those after a moved event. A block stops enquiries and date offers.
 * What waits for a business excludes messages that it can't see.
 */
export class VisitsBlocksAndWaiting1764900000062 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [visits, blocks, answers, waiting('AND m.delivered AND m.removed_at IS NULL')])
      await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
    await db.query(waiting(''));
  }
}

// A visit whose times have passed is closed without an email or a notification.
const visits = `
CREATE FUNCTION visit_has_passed(v visit) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT COALESCE(v.starts_at, (SELECT max(slot) FROM unnest(v.slots) slot)) <= now()
$$;

CREATE OR REPLACE FUNCTION cancel_visits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed boolean := NEW.status IN ('rejected', 'withdrawn') OR NEW.user_id IS NULL OR NEW.listing_id IS NULL;
  cancelled uuid;
BEGIN
  UPDATE visit v SET status = CASE status WHEN 'confirmed' THEN 'completed' ELSE 'cancelled' END,
    closed_at = now(), closure_announced = true
  WHERE closed AND booking_id = NEW.id AND status IN ('requested', 'offered', 'confirmed') AND visit_has_passed(v);
  UPDATE visit v SET status = 'cancelled', closed_at = now(), sequence = sequence + 1
  WHERE booking_id = NEW.id AND status IN ('requested', 'offered', 'confirmed') AND NOT visit_has_passed(v)
    AND (closed OR NEW.event_date <
      (COALESCE(starts_at, (SELECT min(slot) FROM unnest(slots) slot)) AT TIME ZONE 'Asia/Kolkata')::date)
  RETURNING id INTO cancelled;
  IF cancelled IS NOT NULL THEN
    PERFORM graphile_worker.add_job('visit-closed', json_build_object('visitId', cancelled));
  END IF;
  RETURN NULL;
END $$;
-- An event that moves to an earlier day cancels a visit after it.
CREATE TRIGGER booking_cancels_visits_after_event AFTER UPDATE OF event_date ON booking FOR EACH ROW
  WHEN (NEW.event_date < OLD.event_date) EXECUTE FUNCTION cancel_visits();
`;

const blocks = `
CREATE FUNCTION guard_blocked_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_contact_blocked(NEW.user_id, NEW.listing_id) THEN
    RAISE EXCEPTION 'one party has blocked the other' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_not_blocked';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_guard_blocked BEFORE INSERT ON booking FOR EACH ROW EXECUTE FUNCTION guard_blocked_booking();

CREATE FUNCTION guard_blocked_date_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking b WHERE b.id = NEW.booking_id AND is_contact_blocked(b.user_id, b.listing_id)) THEN
    RAISE EXCEPTION 'one party has blocked the other' USING ERRCODE = 'check_violation', CONSTRAINT = 'date_offer_not_blocked';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER date_offer_guard_blocked BEFORE INSERT ON date_offer FOR EACH ROW EXECUTE FUNCTION guard_blocked_date_offer();
`;

const answerView = (kinds: string) => `
CREATE OR REPLACE VIEW business_answer AS
SELECT event.booking_id, event.created_at AS answered_at
FROM booking_event event JOIN booking ON booking.id = event.booking_id AND booking.listing_id = event.actor_id
WHERE event.kind::text IN (${kinds})
UNION ALL
SELECT booking_id, created_at FROM message WHERE NOT from_couple AND delivered;
`;
const ANSWERS = `'approved', 'rejected', 'dates_offered', 'quote_sent', 'visit_confirmed', 'visit_offered'`;

// A business that declines a visit, or cancels or moves it, has answered.
const answers = answerView(`${ANSWERS}, 'visit_cancelled', 'visit_moved'`);

/** What a business has to answer: not messages that it can't see. */
const waiting = (visible: string) => `
CREATE OR REPLACE VIEW waiting_enquiry AS
SELECT booking_id, listing_id, since FROM (
  SELECT b.id AS booking_id, b.listing_id, LEAST(
    CASE WHEN b.status = 'pending' AND answer.last IS NULL THEN b.created_at END,
    (SELECT min(m.created_at) FROM message m
     WHERE m.booking_id = b.id AND m.from_couple AND m.created_at > COALESCE(answer.last, '-infinity') ${visible}),
    CASE WHEN b.status = 'pending' THEN (
      SELECT min(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.created_at > COALESCE(answer.last, '-infinity')
        AND e.kind::text IN ('date_changed', 'guests_changed', 'offer_declined', 'quote_declined')) END,
    CASE WHEN b.requested_date IS NOT NULL THEN
      (SELECT max(e.created_at) FROM booking_event e WHERE e.booking_id = b.id AND e.kind = 'reschedule_requested') END,
    CASE WHEN EXISTS (SELECT FROM visit v WHERE v.booking_id = b.id AND v.status = 'requested') THEN
      (SELECT max(e.created_at) FROM booking_event e WHERE e.booking_id = b.id AND e.kind::text = 'visit_requested') END
  ) AS since
  FROM booking b LEFT JOIN LATERAL (
    SELECT max(answered_at) AS last FROM business_answer WHERE booking_id = b.id) answer ON true
  WHERE b.status IN ('pending', 'approved') AND b.event_date >= today_in_india() AND b.user_id IS NOT NULL
) open WHERE since IS NOT NULL;
`;

const undone = `
DROP TRIGGER booking_guard_blocked ON booking;
DROP TRIGGER date_offer_guard_blocked ON date_offer;
DROP TRIGGER booking_cancels_visits_after_event ON booking;
DROP FUNCTION guard_blocked_booking(), guard_blocked_date_offer();
CREATE OR REPLACE FUNCTION cancel_visits() RETURNS trigger LANGUAGE plpgsql AS $$
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
DROP FUNCTION visit_has_passed(visit);
${answerView(ANSWERS)}
`;
