import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kinds of emails that accounts have switched off, and the key that signs unsubscribe links; see decision 51. */
export class EmailPreferences1764800000051 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(preferences);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE email_opt_out, unsubscribe_key');
  }
}

const preferences = `
CREATE TABLE email_opt_out (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT email_opt_out_kind
    CHECK (kind IN ('messages', 'enquiries', 'answers', 'changes', 'visits', 'reminders', 'moderation')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, kind)
);

CREATE TABLE unsubscribe_key (
  id boolean PRIMARY KEY DEFAULT true CONSTRAINT unsubscribe_key_single CHECK (id),
  key bytea NOT NULL CONSTRAINT unsubscribe_key_length CHECK (length(key) = 32)
);
-- gen_random_uuid() is cryptographically secure: two of them have 244 random bits.
INSERT INTO unsubscribe_key (key) VALUES (sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));
`;
