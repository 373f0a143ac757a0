import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notifications about what only emails said, which couples without a confirmed address never got: that an enquiry is
 * unanswered, and that a visit is near. Businesses learn that a requested date was cancelled.
 */
export class NotificationsInTheApp1765000000080 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const kind of KINDS)
      await db.query(`ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS '${kind}'`);
    // Other migrations have added kinds to the constraint: this one adds its own to whatever is there.
    await db.query(`
DO $$
DECLARE
  definition text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO definition FROM pg_constraint WHERE conname = 'notification_params';
  ALTER TABLE notification DROP CONSTRAINT notification_params;
  EXECUTE 'ALTER TABLE notification ADD CONSTRAINT notification_params '
    || replace(definition, 'ELSE', $kinds$ WHEN 'enquiry_unanswered' THEN '{event}'
      WHEN 'visit_reminder' THEN '{recipient,times}' WHEN 'reschedule_cancelled' THEN '{requestedDate,date}' ELSE $kinds$);
END $$;
ALTER TABLE notification
  ADD CONSTRAINT notification_in_app CHECK (booking_id IS NOT NULL OR kind::text NOT IN (${LIST}));`);
  }

  /** The values of the enumeration stay, because PostgreSQL can't remove them, and with them their params. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE notification DROP CONSTRAINT notification_in_app`);
    await db.query(`DELETE FROM notification WHERE kind::text IN (${LIST})`);
  }
}

const KINDS = ['enquiry_unanswered', 'visit_reminder', 'reschedule_cancelled'];
const LIST = KINDS.map((kind) => `'${kind}'`).join(', ');
