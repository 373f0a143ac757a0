import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * After a couple has accepted an offered date, their enquiry waits for the business, and so does a booking whose couple has
 * declined a quote; see decision 60.
 */
export class AcceptedDatesWait1765000000081 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      waitingSince(`
    CASE WHEN b.status = 'pending' OR NOT is_contact_blocked(b.user_id, b.listing_id) THEN (
      SELECT min(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.created_at > COALESCE(handled.last, '-infinity')
        AND (e.kind::text = 'quote_declined' OR b.status = 'pending'
          AND e.kind::text IN ('date_changed', 'guests_changed', 'offer_accepted', 'offer_declined'))) END`),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      waitingSince(`
    CASE WHEN b.status = 'pending' THEN (
      SELECT min(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.created_at > COALESCE(handled.last, '-infinity')
        AND e.kind::text IN ('date_changed', 'guests_changed', 'offer_declined', 'quote_declined')) END`),
    );
  }
}

/** The view of migration 0072, with another expression for when the couple changed or declined something. */
const waitingSince = (changed: string) => `
CREATE OR REPLACE VIEW waiting_enquiry AS
SELECT booking_id, listing_id, since FROM (
  SELECT b.id AS booking_id, b.listing_id, LEAST(
    CASE WHEN b.status = 'pending' AND handled.last IS NULL THEN b.created_at END,
    CASE WHEN b.status = 'pending' OR NOT is_contact_blocked(b.user_id, b.listing_id) THEN (
      SELECT min(m.created_at) FROM message m
      WHERE m.booking_id = b.id AND m.from_couple AND m.created_at > COALESCE(handled.last, '-infinity')
        AND m.delivered AND m.removed_at IS NULL) END,
    ${changed.trim()},
    CASE WHEN b.requested_date IS NOT NULL THEN (
      SELECT max(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.kind = 'reschedule_requested' AND e.created_at > COALESCE(mark.last, '-infinity')) END,
    CASE WHEN EXISTS (SELECT FROM visit v WHERE v.booking_id = b.id AND v.status = 'requested') THEN (
      SELECT max(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.kind::text = 'visit_requested' AND e.created_at > COALESCE(mark.last, '-infinity')) END
  ) AS since
  FROM booking b
  LEFT JOIN LATERAL (SELECT max(marked_at) AS last FROM no_answer_needed WHERE booking_id = b.id) mark ON true
  LEFT JOIN LATERAL (
    SELECT GREATEST(max(answered_at), mark.last) AS last FROM business_answer WHERE booking_id = b.id) handled ON true
  WHERE b.status IN ('pending', 'approved') AND b.event_date >= today_in_india() AND b.user_id IS NOT NULL
) open WHERE since IS NOT NULL;`;
