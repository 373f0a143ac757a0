import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log records the API key that an admin's program used. */
export class AuditedKeys1763600000023 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(keys);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE audit DROP COLUMN key_id, DROP COLUMN key_name');
  }
}

// No foreign keys to the target and the API key: the log outlives both.
const keys = `
ALTER TABLE audit ADD COLUMN key_id uuid, ADD COLUMN key_name text,
  ADD CONSTRAINT audit_key CHECK ((key_id IS NULL) = (key_name IS NULL));
`;
