import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The public listings of a kind by ID. Sitemaps divide them into files, which would otherwise read the row of each
 * listing to count.
 */
export class ListingsById1765000000079 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX listing_by_id ON listing (kind, id) WHERE status = 'approved';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX listing_by_id;`);
  }
}
