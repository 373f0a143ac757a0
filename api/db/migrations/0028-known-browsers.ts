import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nobody can lock another person out: accounts recognise browsers that have logged in before, reset codes are valid
 * in the requesting browser only, and an emailed link logs in without a password.
 */
export class KnownBrowsers1764000000028 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(devices);
    await db.query(links);
    await db.query(resets);
    await db.query(revocation);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const devices = `
CREATE TABLE login_device (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, token_hash)
);
CREATE INDEX login_device_token ON login_device (token_hash);
COMMENT ON TABLE login_device IS 'Browsers that have logged in to an account. Their wrong passwords have a count of their own.';

CREATE FUNCTION limit_login_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.account_id::text, 2));
  DELETE FROM login_device WHERE account_id = NEW.account_id AND token_hash NOT IN (
    SELECT token_hash FROM login_device WHERE account_id = NEW.account_id ORDER BY used_at DESC, token_hash LIMIT 10);
  RETURN NULL;
END $$;
CREATE TRIGGER login_device_limit AFTER INSERT ON login_device FOR EACH ROW EXECUTE FUNCTION limit_login_devices();

ALTER TABLE account ADD COLUMN login_alerted_at timestamptz;
COMMENT ON COLUMN account.login_alerted_at IS 'When its owner was last emailed about too many failed logins.';
`;

const links = `
CREATE TABLE login_link (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  role account_role NOT NULL,
  browser_hash bytea NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  next_path text CHECK (length(next_path) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  renewed_at timestamptz,
  UNIQUE (email, role, browser_hash)
);
CREATE INDEX login_link_created ON login_link (created_at);
COMMENT ON TABLE login_link IS 'Links by email that log in the browser that requested them, once.';
`;

// Codes requested earlier get a random browser, so they can't be used. They are valid for ten minutes in any case.
const resets = `
DROP INDEX password_reset_email;
ALTER TABLE password_reset
  ADD COLUMN browser_hash bytea NOT NULL DEFAULT sha256(gen_random_uuid()::text::bytea),
  ADD CONSTRAINT password_reset_browser UNIQUE (email, browser_hash);
CREATE INDEX password_reset_created ON password_reset (created_at);
`;

const revocation = `
CREATE FUNCTION revoke_login_proofs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM login_device WHERE account_id = NEW.id;
  DELETE FROM login_link WHERE email = lower(NEW.email) AND role = NEW.role;
  DELETE FROM password_reset WHERE email = lower(NEW.email);
  RETURN NULL;
END $$;
CREATE TRIGGER account_password_revokes AFTER UPDATE OF password_hash ON account FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash) EXECUTE FUNCTION revoke_login_proofs();
`;

const undone = `
DROP TRIGGER account_password_revokes ON account;
DROP FUNCTION revoke_login_proofs();
DELETE FROM password_reset older USING password_reset newer
  WHERE older.email = newer.email AND (older.created_at, older.id) < (newer.created_at, newer.id);
DROP INDEX password_reset_created;
ALTER TABLE password_reset DROP COLUMN browser_hash;
CREATE UNIQUE INDEX password_reset_email ON password_reset (email);
DROP TABLE login_link;
ALTER TABLE account DROP COLUMN login_alerted_at;
DROP TABLE login_device;
DROP FUNCTION limit_login_devices();
`;
