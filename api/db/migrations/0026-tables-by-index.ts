import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deep pages and counts of the admins' tables read indexes only. */
export class TablesByIndex1763700000026 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(tables);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(before);
  }
}

// An index-only scan of an expression also needs the expression's columns in the index. With them, a deep page by name
// doesn't read three thousand rows of the table only to skip them.
const tables = `
DROP INDEX listing_managed_name, listing_managed_city, user_managed_name, user_managed_city;
CREATE INDEX listing_managed_name ON listing (kind, lower(name), id) INCLUDE (name, search);
CREATE INDEX listing_managed_city ON listing (kind, lower(city), created_at, id) INCLUDE (city);
CREATE INDEX user_managed_name ON user_profile (lower(full_name), id) INCLUDE (full_name, search);
CREATE INDEX user_managed_city ON user_profile (lower(city), created_at, id) INCLUDE (city);
`;

const before = `
DROP INDEX listing_managed_name, listing_managed_city, user_managed_name, user_managed_city;
CREATE INDEX listing_managed_name ON listing (kind, lower(name), id) INCLUDE (search);
CREATE INDEX listing_managed_city ON listing (kind, lower(city), created_at, id);
CREATE INDEX user_managed_name ON user_profile (lower(full_name), id) INCLUDE (search);
CREATE INDEX user_managed_city ON user_profile (lower(city), created_at, id);
`;
