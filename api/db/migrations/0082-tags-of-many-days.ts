import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payload names about 390 days. A longer period, such as two years of repairs, announced everything instead, so that all
 * cached responses were built again.
 */
export class TagsOfManyDays1765000000082 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      announceFullDays(`
  FOR start IN 1 .. COALESCE(cardinality(tags), 0) BY 300 LOOP
    PERFORM announce(tags[start : start + 299]);
  END LOOP;`),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      announceFullDays(`
  PERFORM announce(tags);`),
    );
  }
}

const announceFullDays = (announcing: string) => `
CREATE OR REPLACE FUNCTION announce_full_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT 'full_day:' || day) INTO tags FROM after_change;
  ELSE
    SELECT array_agg(DISTINCT 'full_day:' || day) INTO tags FROM before_change;
  END IF;${announcing}
  RETURN NULL;
END $$;`;
