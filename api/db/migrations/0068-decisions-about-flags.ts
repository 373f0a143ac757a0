import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications for businesses about what an admin decided on a review that they flagged. */
export class DecisionsAboutFlags1764900000068 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'flag_decided'`);
    // Other migrations have added kinds to the constraint: this one adds its own to whatever is there.
    await db.query(`
DO $$
DECLARE
  definition text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO definition FROM pg_constraint WHERE conname = 'notification_params';
  ALTER TABLE notification DROP CONSTRAINT notification_params;
  EXECUTE 'ALTER TABLE notification ADD CONSTRAINT notification_params '
    || replace(definition, 'ELSE', $kinds$ WHEN 'flag_decided' THEN '{kept}' ELSE $kinds$);
END $$;`);
  }

  /** The value of the enumeration stays, because PostgreSQL can't remove one, and with it its params. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM notification WHERE kind::text = 'flag_decided'`);
  }
}
