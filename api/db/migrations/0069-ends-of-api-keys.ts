import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Announces the end of an API key as that of a session is, because its streams must end; see migration 0046. */
export class EndsOfApiKeys1765000000069 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE FUNCTION announce_end_of_api_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_accounts(ARRAY[NEW.account_id::text]);
  RETURN NULL;
END $$;
CREATE TRIGGER announce_account_update AFTER UPDATE OF revoked_at ON api_key
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION announce_end_of_api_key();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
DROP TRIGGER announce_account_update ON api_key;
DROP FUNCTION announce_end_of_api_key();`);
  }
}
