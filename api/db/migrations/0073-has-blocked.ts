import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether one account has blocked another, which says whom not to notify; `is_contact_blocked` has no direction. */
export class HasBlocked1765000000073 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE FUNCTION has_blocked(account uuid, other uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM account_block WHERE account_id = account AND blocked_id = other)
$$;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION has_blocked(uuid, uuid);`);
  }
}
