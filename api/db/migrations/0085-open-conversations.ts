import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Approved bookings accept messages as long as these are kept, for two years after the event; see decision 42. Messages of
 * couples wait for an answer as long as one can be sent, also after the date or a decision; see decision 60.
 */
export class OpenConversations1765000000085 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      closesAt(`WHEN b.status = 'approved'
      THEN (b.event_date + interval '2 years 1 day') AT TIME ZONE 'Asia/Kolkata'`),
    );
    await db.query(waiting);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(waitingBefore);
    await db.query(closesAt(''));
  }
}

/** The function of migration 0042, with one more case. */
const closesAt = (approved: string) => `
CREATE OR REPLACE FUNCTION conversation_closes_at(b booking) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN b.status IN ('rejected', 'withdrawn') THEN COALESCE(b.decided_at, b.created_at) + interval '30 days'
    WHEN b.status = 'pending' AND b.event_date < today_in_india()
      THEN (b.event_date + 31)::timestamp AT TIME ZONE 'Asia/Kolkata'
    ${approved}
  END
$$;`;

const handled = `
  LEFT JOIN LATERAL (SELECT max(marked_at) AS last FROM no_answer_needed WHERE booking_id = b.id) mark ON true
  LEFT JOIN LATERAL (
    SELECT GREATEST(max(answered_at), mark.last) AS last FROM business_answer WHERE booking_id = b.id) handled ON true`;

const messageSince = (time: string) => `
      SELECT min(m.created_at) FROM message m
      WHERE m.booking_id = b.id AND m.from_couple AND m.created_at > COALESCE(${time}, '-infinity')
        AND m.delivered AND m.removed_at IS NULL`;

const changes = `
      SELECT min(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.created_at > COALESCE(handled.last, '-infinity')
        AND (e.kind::text = 'quote_declined' OR b.status = 'pending'
          AND e.kind::text IN ('date_changed', 'guests_changed', 'offer_accepted', 'offer_declined'))`;

const requests = `
    CASE WHEN b.requested_date IS NOT NULL THEN (
      SELECT max(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.kind = 'reschedule_requested' AND e.created_at > COALESCE(mark.last, '-infinity')) END,
    CASE WHEN EXISTS (SELECT FROM visit v WHERE v.booking_id = b.id AND v.status = 'requested') THEN (
      SELECT max(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.kind::text = 'visit_requested' AND e.created_at > COALESCE(mark.last, '-infinity')) END`;

// After the date, a rejection or a withdrawal, nothing is left to decide, except a requested date that is ahead, and
// only what the couple has written since then waits.
const waiting = `
CREATE OR REPLACE VIEW waiting_enquiry AS
SELECT booking_id, listing_id, since FROM (
  SELECT b.id AS booking_id, b.listing_id, LEAST(
    CASE WHEN phase.undecided AND handled.last IS NULL THEN b.created_at END,
    CASE WHEN phase.undecided OR NOT is_contact_blocked(b.user_id, b.listing_id) THEN (${messageSince('GREATEST(handled.last, phase.ended)')}) END,
    CASE WHEN phase.undecided OR phase.upcoming AND NOT is_contact_blocked(b.user_id, b.listing_id) THEN (${changes}) END,
    CASE WHEN phase.upcoming THEN LEAST(${requests}) END
  ) AS since
  FROM booking b
  CROSS JOIN LATERAL (
    SELECT b.status IN ('pending', 'approved') AND GREATEST(b.event_date, b.requested_date) >= today_in_india() AS upcoming,
      b.status = 'pending' AND b.event_date >= today_in_india() AS undecided,
      CASE WHEN b.status IN ('rejected', 'withdrawn') THEN b.decided_at
        WHEN GREATEST(b.event_date, b.requested_date) < today_in_india()
          THEN (b.event_date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' END AS ended
  ) phase ${handled}
  WHERE b.user_id IS NOT NULL AND (phase.upcoming OR conversation_closes_at(b) > now())
) open WHERE since IS NOT NULL;`;

/** As migration 0081 left it. */
const waitingBefore = `
CREATE OR REPLACE VIEW waiting_enquiry AS
SELECT booking_id, listing_id, since FROM (
  SELECT b.id AS booking_id, b.listing_id, LEAST(
    CASE WHEN b.status = 'pending' AND handled.last IS NULL THEN b.created_at END,
    CASE WHEN b.status = 'pending' OR NOT is_contact_blocked(b.user_id, b.listing_id) THEN (${messageSince('handled.last')}) END,
    CASE WHEN b.status = 'pending' OR NOT is_contact_blocked(b.user_id, b.listing_id) THEN (${changes}) END,
    ${requests}
  ) AS since
  FROM booking b ${handled}
  WHERE b.status IN ('pending', 'approved') AND b.event_date >= today_in_india() AND b.user_id IS NOT NULL
) open WHERE since IS NOT NULL;`;
