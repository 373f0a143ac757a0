import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Until its email address is confirmed, an account receives only requested codes and links. Existing accounts count
 * as confirmed.
 */
export class EmailConfirmation1764000000034 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(confirmation);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const confirmation = `
ALTER TABLE account ADD COLUMN email_confirmed_at timestamptz;
COMMENT ON COLUMN account.email_confirmed_at IS 'When its owner proved to read the mailbox of its address; null before.';
UPDATE account SET email_confirmed_at = created_at;

CREATE TABLE email_confirmation (
  account_id uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_confirmation_expires ON email_confirmation (expires_at);
COMMENT ON TABLE email_confirmation IS 'The code last emailed to an account to confirm its address.';

CREATE FUNCTION unconfirm_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email_confirmed_at IS NOT DISTINCT FROM OLD.email_confirmed_at THEN
    NEW.email_confirmed_at := NULL;
  END IF;
  DELETE FROM email_confirmation WHERE account_id = NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER account_email_unconfirms BEFORE UPDATE OF email ON account FOR EACH ROW
  WHEN (lower(OLD.email) IS DISTINCT FROM lower(NEW.email)) EXECUTE FUNCTION unconfirm_email();
`;

const undone = `
DROP TRIGGER account_email_unconfirms ON account;
DROP FUNCTION unconfirm_email();
DROP TABLE email_confirmation;
ALTER TABLE account DROP COLUMN email_confirmed_at;
`;
