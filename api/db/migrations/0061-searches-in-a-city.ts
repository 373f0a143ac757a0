import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for searches and filtered lists in one city. Without them, a search for a word that most cities have read all
 * its listings of all cities, and a filtered list read the row of each listing of the city. The first one lacks the text:
 * PostgreSQL must not prefer it for searches in all cities, which read the best listings first.
 */
export class SearchesInACity1764900000061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE UNIQUE INDEX listing_word_by_city
        ON listing_word (kind, word, lower(city), rank DESC, COALESCE(rating_average, 0) DESC, id DESC)
        INCLUDE (rating_average, city);
      DROP INDEX listing_by_city;
      CREATE INDEX listing_by_city
        ON listing (kind, lower(city), rank DESC, COALESCE(rating_average, 0) DESC, id DESC)
        INCLUDE (city, state, rating_average, max_guests, lowest_price, venue_types) WHERE status = 'approved';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX listing_word_by_city;
      DROP INDEX listing_by_city;
      CREATE INDEX listing_by_city
        ON listing (kind, lower(city), rank DESC, COALESCE(rating_average, 0) DESC, id DESC)
        INCLUDE (city, state, rating_average) WHERE status = 'approved';`);
  }
}
