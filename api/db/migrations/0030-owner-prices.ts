import type { MigrationInterface, QueryRunner } from 'typeorm';
import { platePrices } from '../../src/features/venue/food-packages.rules.js';

/**
 * Plate prices are numbers that owners enter. All prices stored so far were parsed from the text, so they are parsed
 * again; owners whose prices change are asked to confirm them.
 */
export class OwnerPrices1764000000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE listing ADD COLUMN prices_confirmed boolean DEFAULT true,
      ADD CONSTRAINT listing_prices_confirmed
        CHECK (prices_confirmed IS NOT NULL AND (kind = 'venue' OR prices_confirmed))`);
    await readPricesAgain(db);
    await db.query(`ALTER TABLE listing
      DROP CONSTRAINT listing_veg_price_check, DROP CONSTRAINT listing_nonveg_price_check,
      ADD CONSTRAINT listing_veg_price CHECK (veg_price BETWEEN 1 AND 1000000),
      ADD CONSTRAINT listing_nonveg_price CHECK (nonveg_price BETWEEN 1 AND 1000000)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE listing
      DROP COLUMN prices_confirmed,
      DROP CONSTRAINT listing_veg_price, DROP CONSTRAINT listing_nonveg_price,
      ADD CONSTRAINT listing_veg_price_check CHECK (veg_price > 0),
      ADD CONSTRAINT listing_nonveg_price_check CHECK (nonveg_price > 0)`);
  }
}

interface StoredPrices {
  id: string;
  food_packages: string;
  veg_price: number | null;
  nonveg_price: number | null;
}

const BATCH = 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

async function readPricesAgain(db: QueryRunner): Promise<void> {
  let after = FIRST_ID;
  for (;;) {
    const venues = (await db.query(
      `SELECT id, food_packages, veg_price, nonveg_price FROM listing
       WHERE kind = 'venue' AND id > $1 ORDER BY id LIMIT ${BATCH}`,
      [after],
    )) as StoredPrices[];
    const last = venues.at(-1);
    if (!last) return;
    after = last.id;
    const changed = venues.flatMap(({ id, food_packages, veg_price, nonveg_price }) => {
      const { veg, nonVeg } = platePrices(food_packages);
      return veg === veg_price && nonVeg === nonveg_price ? [] : [{ id, veg, nonVeg }];
    });
    if (changed.length) await store(db, changed);
  }
}

const store = (db: QueryRunner, read: readonly { id: string; veg: number | null; nonVeg: number | null }[]) =>
  db.query(
    `WITH read AS (SELECT * FROM unnest($1::uuid[], $2::int[], $3::int[]) AS read (id, veg, nonveg)),
     stored AS (UPDATE listing SET veg_price = read.veg, nonveg_price = read.nonveg, prices_confirmed = false
       FROM read WHERE listing.id = read.id)
     INSERT INTO notification (id, account_id, kind, text)
     SELECT gen_random_uuid(), id, 'prices_read', $4 FROM read`,
    [
      read.map(({ id }) => id),
      read.map(({ veg }) => veg),
      read.map(({ nonVeg }) => nonVeg),
      'We have read the prices in your food packages text again. Please check them under Details and confirm them.',
    ],
  );
