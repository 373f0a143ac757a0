import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A business answers by any decision, and by a message from when it wrote it: neither how long an admin takes to release
 * the message nor its removal changes the figures; see decision 45.
 */
export class AnswersOfBusinesses1765000000071 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      answerView(
        `${KINDS}, 'reschedule_accepted', 'reschedule_declined'`,
        'SELECT booking_id, COALESCE(held_at, created_at) FROM message WHERE NOT from_couple',
      ),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      answerView(KINDS, 'SELECT booking_id, created_at FROM message WHERE NOT from_couple AND delivered'),
    );
  }
}

const KINDS = `'approved', 'rejected', 'dates_offered', 'quote_sent', 'visit_confirmed', 'visit_offered', 'visit_cancelled',
  'visit_moved'`;

const answerView = (kinds: string, messages: string) => `
CREATE OR REPLACE VIEW business_answer AS
SELECT event.booking_id, event.created_at AS answered_at
FROM booking_event event JOIN booking ON booking.id = event.booking_id AND booking.listing_id = event.actor_id
WHERE event.kind::text IN (${kinds})
UNION ALL
${messages};
`;
