import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of quotes can be per day, like packages. */
export class QuotesPerDay1764900000063 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(unitsAre(`'PLATE', 'PERSON', 'ROOM_NIGHT', 'DAY', 'HOUR', 'PIECE', 'FLAT'`));
  }

  /** Lines per day become flat prices of the same amount. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
ALTER TABLE quote_line DISABLE TRIGGER quote_line_frozen;
UPDATE quote_line SET unit = 'FLAT' WHERE unit = 'DAY';
ALTER TABLE quote_line ENABLE TRIGGER quote_line_frozen;
${unitsAre(`'PLATE', 'PERSON', 'ROOM_NIGHT', 'HOUR', 'PIECE', 'FLAT'`)}`);
  }
}

const unitsAre = (units: string) => `
ALTER TABLE quote_line DROP CONSTRAINT quote_line_unit, ADD CONSTRAINT quote_line_unit CHECK (unit IN (${units}));
`;
