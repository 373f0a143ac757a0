import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Businesses can mark a conversation as needing no answer. After a block, messages don't wait for one, because none can
 * be sent; see decision 60.
 */
export class NoAnswerNeeded1765000000072 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [marks, waiting]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const marks = `
CREATE TABLE no_answer_needed (
  booking_id uuid REFERENCES booking (id) ON DELETE CASCADE,
  marked_at timestamptz,
  PRIMARY KEY (booking_id, marked_at)
);
COMMENT ON TABLE no_answer_needed IS 'When businesses marked conversations as needing no answer. Only the business sees it, and it is no answer.';
`;

// A mark covers what came before it, whatever it is. An answer doesn't cover requests, which have their own decisions.
const waiting = `
CREATE OR REPLACE VIEW waiting_enquiry AS
SELECT booking_id, listing_id, since FROM (
  SELECT b.id AS booking_id, b.listing_id, LEAST(
    CASE WHEN b.status = 'pending' AND handled.last IS NULL THEN b.created_at END,
    CASE WHEN b.status = 'pending' OR NOT is_contact_blocked(b.user_id, b.listing_id) THEN (
      SELECT min(m.created_at) FROM message m
      WHERE m.booking_id = b.id AND m.from_couple AND m.created_at > COALESCE(handled.last, '-infinity')
        AND m.delivered AND m.removed_at IS NULL) END,
    CASE WHEN b.status = 'pending' THEN (
      SELECT min(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.created_at > COALESCE(handled.last, '-infinity')
        AND e.kind::text IN ('date_changed', 'guests_changed', 'offer_declined', 'quote_declined')) END,
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
) open WHERE since IS NOT NULL;
`;

const undone = `
CREATE OR REPLACE VIEW waiting_enquiry AS
SELECT booking_id, listing_id, since FROM (
  SELECT b.id AS booking_id, b.listing_id, LEAST(
    CASE WHEN b.status = 'pending' AND answer.last IS NULL THEN b.created_at END,
    (SELECT min(m.created_at) FROM message m
     WHERE m.booking_id = b.id AND m.from_couple AND m.created_at > COALESCE(answer.last, '-infinity')
       AND m.delivered AND m.removed_at IS NULL),
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
DROP TABLE no_answer_needed;
`;
