import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Results of operations by Idempotency-Key, so that a retry has no further effect. */
export class Idempotency1763600000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(acts);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE idempotency`);
  }
}

const acts = `
CREATE TABLE idempotency (
  id bytea NOT NULL CHECK (octet_length(id) = 32),
  act smallint NOT NULL CHECK (act >= 0),
  account_id uuid REFERENCES account (id) ON DELETE CASCADE,
  operation text NOT NULL,
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  result jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, act)
);
COMMENT ON TABLE idempotency IS 'Acts that were done under an Idempotency-Key: the hash of who and which key, and what it takes to answer a repeat; no code, name or message.';
CREATE INDEX idempotency_created ON idempotency (created_at);
CREATE INDEX idempotency_account ON idempotency (account_id);
`;
