import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vendors' profiles and packages. */
export class Vendors1763600000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [columns, prices, packages]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const columns = `
ALTER TABLE listing
  ADD COLUMN experience_years smallint CHECK (experience_years BETWEEN 0 AND 100),
  ADD COLUMN events_completed integer CHECK (events_completed >= 0),
  ADD COLUMN willing_to_travel boolean,
  ADD COLUMN packages jsonb DEFAULT '[]',
  ADD COLUMN package_price integer CHECK (package_price > 0),
  ADD CONSTRAINT listing_vendor_only CHECK (kind = 'vendor' OR (experience_years IS NULL AND events_completed IS NULL
    AND willing_to_travel IS NULL AND packages = '[]' AND package_price IS NULL)),
  ADD CONSTRAINT listing_packages CHECK (packages IS NOT NULL OR kind <> 'vendor'),
  ADD CONSTRAINT listing_category CHECK (category IN ('Photographer', 'MakeupArtist', 'MehendiArtist', 'Decorator',
    'Caterer', 'BandBaja', 'Dhol', 'TattooArtist', 'Messkot', 'Magicians', 'FogEvent', 'GameCoordinator', 'Anchor',
    'LiveSinger', 'WelcomeGirls', 'WaiterService', 'ValetParking', 'DJ', 'BirthdayEntry', 'JagranSetup',
    'MataChowkiSetup', 'Bartender', 'RoomsBooking'));

CREATE INDEX listing_by_category ON listing (category, rank DESC, COALESCE(rating_average, 0) DESC, id DESC)
  INCLUDE (rating_average, city) WHERE status = 'approved' AND kind = 'vendor';
`;

// PostgreSQL before 17 can't change a generated column's expression, so it and its indexes are created again.
const prices = `
ALTER TABLE listing DROP COLUMN lowest_price;
ALTER TABLE listing ADD COLUMN lowest_price integer
  GENERATED ALWAYS AS (LEAST(veg_price, nonveg_price, package_price)) STORED;
CREATE INDEX listing_by_price_low ON listing (kind, COALESCE(lowest_price, 2147483647), id) WHERE status = 'approved';
CREATE INDEX listing_by_price_high ON listing (kind, COALESCE(lowest_price, 0) DESC, id DESC) WHERE status = 'approved';
`;

// A copy of a vendor's packages, as of the gallery, so that a card is one row without joins.
const packages = `
CREATE TABLE vendor_package (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position >= 0),
  name text NOT NULL,
  days numeric(4, 1) NOT NULL CHECK (days > 0),
  price integer NOT NULL CHECK (price > 0),
  min_advance integer NOT NULL,
  CONSTRAINT vendor_package_advance CHECK (min_advance BETWEEN 0 AND price),
  CONSTRAINT vendor_package_position UNIQUE (vendor_id, position) DEFERRABLE INITIALLY DEFERRED
);

CREATE FUNCTION refresh_packages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET (packages, package_price) = (
    SELECT COALESCE(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'days', p.days, 'price', p.price,
             'minAdvance', p.min_advance) ORDER BY p.position), '[]'), min(p.price)
    FROM vendor_package p WHERE p.vendor_id = listing.id)
  WHERE id IN (SELECT DISTINCT vendor_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER packages_after_insert AFTER INSERT ON vendor_package
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_packages();
CREATE TRIGGER packages_after_update AFTER UPDATE ON vendor_package
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_packages();
CREATE TRIGGER packages_after_delete AFTER DELETE ON vendor_package
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_packages();
`;

const undone = `
DROP TABLE vendor_package;
DROP FUNCTION refresh_packages;
DROP INDEX listing_by_category;
ALTER TABLE listing DROP COLUMN lowest_price;
ALTER TABLE listing DROP COLUMN experience_years, DROP COLUMN events_completed, DROP COLUMN willing_to_travel,
  DROP COLUMN packages, DROP COLUMN package_price, DROP CONSTRAINT listing_category;
ALTER TABLE listing ADD COLUMN lowest_price integer GENERATED ALWAYS AS (LEAST(veg_price, nonveg_price)) STORED;
CREATE INDEX listing_by_price_low ON listing (kind, COALESCE(lowest_price, 2147483647), id) WHERE status = 'approved';
CREATE INDEX listing_by_price_high ON listing (kind, COALESCE(lowest_price, 0) DESC, id DESC) WHERE status = 'approved';
`;
