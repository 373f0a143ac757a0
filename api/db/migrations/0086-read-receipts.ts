import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages stay read when their reader's account is deleted: what a side of a booking has read outlives its account. */
export class ReadReceipts1765000000086 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(up);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(down);
  }
}

// Statements of the previous version don't set the side, so the database does.
const up = `
ALTER TABLE conversation_read ADD COLUMN by_couple boolean;
UPDATE conversation_read r SET by_couple = r.account_id IS NOT DISTINCT FROM b.user_id FROM booking b WHERE b.id = r.booking_id;

CREATE FUNCTION set_reading_side() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT b.user_id IS NOT DISTINCT FROM NEW.account_id INTO STRICT NEW.by_couple FROM booking b WHERE b.id = NEW.booking_id;
  RETURN NEW;
END $$;
CREATE TRIGGER conversation_read_side BEFORE INSERT ON conversation_read FOR EACH ROW EXECUTE FUNCTION set_reading_side();

ALTER TABLE conversation_read
  DROP CONSTRAINT conversation_read_pkey,
  ADD PRIMARY KEY (booking_id, by_couple),
  ALTER COLUMN account_id DROP NOT NULL,
  ADD CONSTRAINT conversation_read_account_once UNIQUE (booking_id, account_id),
  DROP CONSTRAINT conversation_read_account_id_fkey,
  ADD CONSTRAINT conversation_read_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE SET NULL;
COMMENT ON COLUMN conversation_read.by_couple IS 'Which side of the booking has read it.';
COMMENT ON COLUMN conversation_read.account_id IS 'Null once the account is deleted.';
`;

const down = `
DELETE FROM conversation_read WHERE account_id IS NULL;
DROP TRIGGER conversation_read_side ON conversation_read;
DROP FUNCTION set_reading_side;
ALTER TABLE conversation_read
  DROP CONSTRAINT conversation_read_pkey,
  DROP CONSTRAINT conversation_read_account_once,
  ADD PRIMARY KEY (booking_id, account_id),
  DROP COLUMN by_couple,
  DROP CONSTRAINT conversation_read_account_id_fkey,
  ADD CONSTRAINT conversation_read_account_id_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE;
COMMENT ON COLUMN conversation_read.account_id IS NULL;
`;
