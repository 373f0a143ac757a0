import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of listings by day, counted once per visitor without storing who they are. */
export class ListingViews1764100000040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE listing_view (
        listing_id uuid NOT NULL REFERENCES listing ON DELETE CASCADE,
        day date NOT NULL,
        views integer NOT NULL CHECK (views > 0),
        PRIMARY KEY (listing_id, day)
      )`);
    // Not logged, because it is used for one day only. Deleting a listing needn't find its rows.
    await db.query(`
      CREATE UNLOGGED TABLE listing_visitor (
        day date NOT NULL,
        listing_id uuid NOT NULL,
        visitor bytea NOT NULL CHECK (length(visitor) = 16),
        PRIMARY KEY (day, listing_id, visitor)
      )`);
    // Without its day's salt, a hash can't be traced to an address by trying all of them.
    await db.query(`
      CREATE UNLOGGED TABLE listing_visitor_salt (
        day date PRIMARY KEY,
        salt bytea NOT NULL DEFAULT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE listing_visitor_salt, listing_visitor, listing_view`);
  }
}
