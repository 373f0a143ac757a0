import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Announces changes of an account's role, so that its streams end, as when a session ends; see migration 0046. */
export class ChangesOfRoles1765000000070 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE FUNCTION announce_change_of_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_accounts(ARRAY[NEW.id::text]);
  RETURN NULL;
END $$;
CREATE TRIGGER announce_account_role AFTER UPDATE OF role ON account
  FOR EACH ROW WHEN (OLD.role <> NEW.role)
  EXECUTE FUNCTION announce_change_of_role();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
DROP TRIGGER announce_account_role ON account;
DROP FUNCTION announce_change_of_role();`);
  }
}
