import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Precedes OwnerPrices in a transaction of its own, because PostgreSQL can't use a new enum value before the commit.
 */
export class PricesReadKind1764000000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'prices_read'`);
  }

  /** PostgreSQL can't remove an enum value. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM notification WHERE kind = 'prices_read'`);
  }
}
