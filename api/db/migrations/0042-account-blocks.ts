import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A party of a conversation can block the other: then neither can send messages. */
export class AccountBlocks1764700000042 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(blocks);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const blocks = `
CREATE TABLE account_block (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  blocked_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, blocked_id),
  CONSTRAINT account_block_other CHECK (account_id <> blocked_id)
);
CREATE INDEX account_block_blocked ON account_block (blocked_id);

CREATE FUNCTION is_contact_blocked(one uuid, other uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM account_block
    WHERE (account_id, blocked_id) IN ((one, other), (other, one)))
$$;

CREATE FUNCTION guard_blocked_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking b WHERE b.id = NEW.booking_id AND is_contact_blocked(b.user_id, b.listing_id)) THEN
    RAISE EXCEPTION 'one party has blocked the other' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_not_blocked';
  END IF;
  RETURN NEW;
END $$;
-- After message_guard, which locks the booking: triggers run in the order of their names.
CREATE TRIGGER message_guard_blocked BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION guard_blocked_message();

CREATE FUNCTION notify_block_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_booking_changed(ARRAY(
    SELECT b.id FROM changed JOIN booking b
      ON (b.user_id, b.listing_id) IN ((changed.account_id, changed.blocked_id), (changed.blocked_id, changed.account_id))));
  RETURN NULL;
END $$;
CREATE TRIGGER booking_changed_insert AFTER INSERT ON account_block
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_block_changes();
CREATE TRIGGER booking_changed_delete AFTER DELETE ON account_block
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_block_changes();
`;

const undone = `
DROP TRIGGER message_guard_blocked ON message;
DROP TABLE account_block;
DROP FUNCTION notify_block_changes(), guard_blocked_message(), is_contact_blocked(uuid, uuid);
`;
