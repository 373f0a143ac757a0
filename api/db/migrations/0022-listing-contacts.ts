import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of listings' contact details for admins; manage.query.ts uses exactly this expression. */
export class ListingContacts1763600000022 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(contacts);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX listing_contacts');
  }
}

// Phones have any format, so only their digits are compared.
const contacts = `
CREATE INDEX listing_contacts ON listing
  USING gin ((lower(email) || E'\\n' || regexp_replace(phone, '[^0-9]', '', 'g')) gin_trgm_ops);
`;
