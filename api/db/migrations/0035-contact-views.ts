import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The contact details that an account received today, to prevent scraping. */
export class ContactViews1764000000035 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(views);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE contact_view; DROP TABLE contact_view_count');
  }
}

const views = `
CREATE TABLE contact_view_count (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  day date NOT NULL,
  listings int NOT NULL CHECK (listings BETWEEN 0 AND 2000),
  PRIMARY KEY (account_id, day)
);
CREATE INDEX contact_view_count_day ON contact_view_count (day);
COMMENT ON TABLE contact_view_count IS 'Of how many listings an account received the contact on a day in India.';

CREATE TABLE contact_view (
  account_id uuid NOT NULL,
  day date NOT NULL,
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  PRIMARY KEY (account_id, day, listing_id),
  FOREIGN KEY (account_id, day) REFERENCES contact_view_count (account_id, day) ON DELETE CASCADE
);
CREATE INDEX contact_view_listing ON contact_view (listing_id);
COMMENT ON TABLE contact_view IS 'Listings whose contact an account received on a day: seeing one again is free.';
`;
