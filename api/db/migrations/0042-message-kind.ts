import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Precedes Conversations in a transaction of its own, because PostgreSQL can't use a new enum value before the commit.
 */
export class MessageKind1764300000050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'message_received'`);
  }

  /** PostgreSQL can't remove an enum value. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM notification WHERE kind = 'message_received'`);
  }
}
