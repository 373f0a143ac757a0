import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages between the couple and the business of a booking; see decision 42. */
export class Conversations1764300000051 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [tables, guard, changes, notifications]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// `position` follows the order of sending within a conversation, because the guard below locks the booking.
const tables = `
CREATE SEQUENCE message_position;

CREATE TABLE message (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  position bigint NOT NULL DEFAULT nextval('message_position'),
  sender_id uuid REFERENCES account (id) ON DELETE SET NULL,
  from_couple boolean NOT NULL,
  client_id uuid NOT NULL,
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT message_client_id UNIQUE (sender_id, client_id)
);
ALTER SEQUENCE message_position OWNED BY message.position;
CREATE INDEX message_timeline ON message (booking_id, created_at, id);
CREATE INDEX message_booking_position ON message (booking_id, position);
COMMENT ON COLUMN message.sender_id IS 'Null once the account is deleted.';
COMMENT ON COLUMN message.client_id IS 'Chosen by the sender, so that a retry is one message.';

CREATE TABLE conversation_read (
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  position bigint NOT NULL DEFAULT 0,
  emailed_position bigint NOT NULL DEFAULT 0,
  opened_at timestamptz,
  PRIMARY KEY (booking_id, account_id)
);
CREATE INDEX conversation_read_account ON conversation_read (account_id);
COMMENT ON COLUMN conversation_read.position IS 'The last message that the account has read.';
COMMENT ON COLUMN conversation_read.emailed_position IS 'The last message that the account received by email.';
`;

// A closed conversation can still be read. Expired means pending after its date, which ends at midnight in India.
const guard = `
CREATE FUNCTION conversation_closes_at(b booking) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN b.status IN ('rejected', 'withdrawn') THEN COALESCE(b.decided_at, b.created_at) + interval '30 days'
    WHEN b.status = 'pending' AND b.event_date < today_in_india()
      THEN (b.event_date + 31)::timestamp AT TIME ZONE 'Asia/Kolkata'
  END
$$;

CREATE FUNCTION guard_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  b booking;
BEGIN
  SELECT * INTO b FROM booking WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF NEW.sender_id IS NULL OR NEW.sender_id IS DISTINCT FROM (CASE WHEN NEW.from_couple THEN b.user_id ELSE b.listing_id END) THEN
    RAISE EXCEPTION 'the sender is no party' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_sender_is_party';
  END IF;
  IF b.user_id IS NULL OR b.listing_id IS NULL THEN
    RAISE EXCEPTION 'the recipient is deleted' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_has_recipient';
  END IF;
  IF conversation_closes_at(b) <= now() THEN
    RAISE EXCEPTION 'the conversation is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_conversation_open';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER message_guard BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION guard_message();
`;

// Announces to both parties what to fetch again, on the channel that migration 0046 describes. Opening a conversation isn't a change, reading a message is.
const changes = `
CREATE FUNCTION notify_booking_changed(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('account_change', party || ' ' || b.id)
  FROM booking b CROSS JOIN LATERAL unnest(ARRAY[b.user_id, b.listing_id]) party
  WHERE b.id = ANY (ids) AND party IS NOT NULL
$$;

CREATE FUNCTION notify_message_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_booking_changed(ARRAY(SELECT DISTINCT booking_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER booking_changed_insert AFTER INSERT ON message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
CREATE TRIGGER booking_changed_update AFTER UPDATE ON message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
CREATE TRIGGER booking_changed_delete AFTER DELETE ON message
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();

CREATE FUNCTION notify_read_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_booking_changed(ARRAY(
    SELECT DISTINCT booking_id FROM after_change n JOIN before_change o USING (booking_id, account_id)
    WHERE n.position <> o.position));
  RETURN NULL;
END $$;
CREATE TRIGGER booking_changed_insert AFTER INSERT ON conversation_read
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
CREATE TRIGGER booking_changed_update AFTER UPDATE ON conversation_read
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION notify_read_changes();
`;

// Other migrations may have added kinds to the constraint: this one adds its own to whatever is there.
const notifications = `
CREATE UNIQUE INDEX notification_unread_messages ON notification (account_id, booking_id)
  WHERE kind = 'message_received' AND read_at IS NULL;

DO $$
DECLARE
  definition text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO definition FROM pg_constraint WHERE conname = 'notification_params';
  ALTER TABLE notification DROP CONSTRAINT notification_params;
  EXECUTE 'ALTER TABLE notification ADD CONSTRAINT notification_params '
    || replace(definition, 'ELSE', $kind$WHEN 'message_received' THEN '{recipient,count}' ELSE$kind$);
END $$;

ALTER TABLE notification ADD CONSTRAINT notification_message
  CHECK (kind <> 'message_received' OR booking_id IS NOT NULL);
`;

const undone = `
DELETE FROM notification WHERE kind = 'message_received';
ALTER TABLE notification DROP CONSTRAINT notification_message;
DROP INDEX notification_unread_messages;
DROP TABLE conversation_read, message;
DROP FUNCTION notify_read_changes(), notify_message_changes(), notify_booking_changed(uuid[]), guard_message(),
  conversation_closes_at(booking);
`;
