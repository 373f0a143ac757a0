import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A vendor's note about prices: travel, taxes, seasons. */
export class PriceNotes1763600000015 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE listing ADD COLUMN price_note text DEFAULT '',
        ADD CONSTRAINT listing_price_note CHECK (price_note IS NOT NULL AND (kind = 'vendor' OR price_note = ''))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE listing DROP COLUMN price_note');
  }
}
