import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API keys of accounts. */
export class ApiKeys1763600000019 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [keys, fewKeys, resets]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const keys = `
CREATE TABLE api_key (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> '' AND char_length(name) <= 60),
  scopes text[] NOT NULL CHECK (scopes IN (ARRAY['read:public'], ARRAY['read:public', 'read:own'],
    ARRAY['read:public', 'read:own', 'write:own'])),
  hint text NOT NULL CHECK (hint LIKE 'mandap\\_%' AND char_length(hint) <= 13),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz CHECK (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz
);
COMMENT ON TABLE api_key IS 'What programs ask with for an account. Of the key itself there is only its hash, and how it begins.';
CREATE INDEX api_key_account ON api_key (account_id, created_at DESC, id DESC);
`;

// Locks the account's row, so that concurrent inserts are counted one after the other.
const fewKeys = `
CREATE FUNCTION guard_api_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account WHERE id = NEW.account_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM api_key WHERE account_id = NEW.account_id AND revoked_at IS NULL
      AND (expires_at IS NULL OR expires_at > now())) >= 20 THEN
    RAISE EXCEPTION 'the account has twenty keys' USING ERRCODE = 'check_violation', CONSTRAINT = 'api_key_at_most_twenty';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER api_key_guard BEFORE INSERT ON api_key FOR EACH ROW EXECUTE FUNCTION guard_api_key();

CREATE FUNCTION keep_api_key_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an ended key stays ended' USING ERRCODE = 'check_violation', CONSTRAINT = 'api_key_stays_ended';
END $$;
CREATE TRIGGER api_key_stays_ended BEFORE UPDATE ON api_key FOR EACH ROW
  WHEN (OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
  EXECUTE FUNCTION keep_api_key_ended();
`;

// A reset may follow a compromise of the account, so it revokes all keys.
const resets = `
ALTER TABLE account ADD COLUMN password_reset_at timestamptz;
CREATE FUNCTION end_api_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE api_key SET revoked_at = now() WHERE account_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER account_reset_ends_keys AFTER UPDATE OF password_reset_at ON account
  FOR EACH ROW EXECUTE FUNCTION end_api_keys();
`;

const undone = `
DROP TRIGGER account_reset_ends_keys ON account;
DROP FUNCTION end_api_keys();
ALTER TABLE account DROP COLUMN password_reset_at;
DROP TABLE api_key;
DROP FUNCTION guard_api_key();
DROP FUNCTION keep_api_key_ended();
`;
