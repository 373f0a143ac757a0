import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that wait for an admin before they are delivered, and reports about messages; see decision 58. */
export class MessageModeration1764900000058 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [kinds, messages, guard, reports, changes, answers, notifications])
      await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const KINDS = `'message_report_decided', 'message_moderated'`;

const kinds = `
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'message_report_decided';
ALTER TYPE notification_kind ADD VALUE IF NOT EXISTS 'message_moderated';
`;

const messages = `
ALTER TABLE message
  ADD COLUMN delivered boolean NOT NULL DEFAULT true,
  ADD COLUMN hold_reason text CONSTRAINT message_hold_reason CHECK (hold_reason IN ('phone', 'link')),
  ADD COLUMN held_at timestamptz,
  ADD COLUMN removed_at timestamptz,
  DROP CONSTRAINT message_content,
  ADD CONSTRAINT message_content CHECK (CASE WHEN removed_at IS NULL THEN body <> '' OR attachment_count > 0 ELSE body = '' END),
  ADD CONSTRAINT message_held CHECK ((hold_reason IS NULL) = (held_at IS NULL) AND (delivered OR hold_reason IS NOT NULL));
CREATE INDEX message_held ON message (held_at, id) WHERE NOT delivered AND removed_at IS NULL;
COMMENT ON COLUMN message.delivered IS 'False while an admin has not released it: only its sender sees it.';
COMMENT ON COLUMN message.hold_reason IS 'What it contained when it was held; null if it never was.';
COMMENT ON COLUMN message.removed_at IS 'When an admin removed it. Its text is deleted then.';
`;

// A released message is a new one for its recipient: it comes after what they have read, and counts as an answer of the
// business from then on. Messages that are sent at the same time don't see each other, so more than three may be held.
const guard = `
CREATE FUNCTION hold_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.hold_reason IS NOT NULL AND (
    NOT EXISTS (SELECT FROM account WHERE id = NEW.sender_id AND created_at > now() - interval '1 day')
    OR (SELECT count(*) FROM message WHERE sender_id = NEW.sender_id) >= 3) THEN
    NEW.hold_reason := NULL;
  END IF;
  NEW.delivered := NEW.hold_reason IS NULL;
  NEW.held_at := CASE WHEN NEW.hold_reason IS NOT NULL THEN NEW.created_at END;
  RETURN NEW;
END $$;
CREATE TRIGGER message_guard_held BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION hold_message();

CREATE FUNCTION guard_message_decision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  b booking;
BEGIN
  IF (OLD.removed_at IS NOT NULL AND (NEW.removed_at, NEW.delivered) IS DISTINCT FROM (OLD.removed_at, OLD.delivered))
    OR (OLD.delivered AND NOT NEW.delivered) THEN
    RAISE EXCEPTION 'the message is decided' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_decision_final';
  END IF;
  IF NEW.delivered AND NOT OLD.delivered THEN
    SELECT * INTO b FROM booking WHERE id = NEW.booking_id FOR NO KEY UPDATE;
    IF b.user_id IS NULL OR b.listing_id IS NULL THEN
      RAISE EXCEPTION 'the recipient is deleted' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_has_recipient';
    END IF;
    IF conversation_closes_at(b) <= now() THEN
      RAISE EXCEPTION 'the conversation is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_conversation_open';
    END IF;
    IF is_contact_blocked(b.user_id, b.listing_id) THEN
      RAISE EXCEPTION 'one party has blocked the other' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_not_blocked';
    END IF;
    NEW.position := nextval('message_position');
    NEW.created_at := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER message_guard_decision BEFORE UPDATE OF delivered, removed_at ON message
  FOR EACH ROW EXECUTE FUNCTION guard_message_decision();

-- The recipient never saw it, so nobody is left who could.
CREATE FUNCTION delete_held_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM message WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER message_deleted_with_sender AFTER UPDATE OF sender_id ON message FOR EACH ROW
  WHEN (NEW.sender_id IS NULL AND NOT NEW.delivered) EXECUTE FUNCTION delete_held_messages();
`;

// A message has one recipient, so the primary key makes its report unique.
const reports = `
CREATE TABLE message_report (
  message_id uuid PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
  reporter_id uuid REFERENCES account (id) ON DELETE SET NULL,
  reason text NOT NULL CONSTRAINT message_report_reason CHECK (reason IN ('abuse', 'spam', 'fraud', 'other')),
  note text CONSTRAINT message_report_note CHECK (char_length(note) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  decision text CONSTRAINT message_report_decision CHECK (decision IN ('dismissed', 'removed', 'warned')),
  decision_reason text,
  decided_by uuid REFERENCES account (id) ON DELETE SET NULL,
  decided_at timestamptz,
  CONSTRAINT message_report_decided CHECK ((decision IS NULL) = (decided_at IS NULL)
    AND (decision_reason IS NOT NULL) = (COALESCE(decision, 'dismissed') <> 'dismissed'))
);
CREATE INDEX message_report_reporter ON message_report (reporter_id);
CREATE INDEX message_report_decided_by ON message_report (decided_by);
CREATE INDEX message_report_open ON message_report (created_at, message_id) WHERE decision IS NULL;
COMMENT ON COLUMN message_report.reporter_id IS 'The recipient of the message; null once the account is deleted.';
COMMENT ON COLUMN message_report.decision_reason IS 'What the sender was told; null for a dismissed report.';

CREATE FUNCTION guard_message_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.decision IS NOT NULL AND NEW.decision IS DISTINCT FROM OLD.decision THEN
      RAISE EXCEPTION 'the report is decided' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_report_final';
    END IF;
    RETURN NEW;
  END IF;
  PERFORM FROM message m JOIN booking b ON b.id = m.booking_id
  WHERE m.id = NEW.message_id AND m.delivered AND m.removed_at IS NULL
    AND NEW.reporter_id = CASE WHEN m.from_couple THEN b.listing_id ELSE b.user_id END;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the reporter is not the recipient' USING ERRCODE = 'check_violation', CONSTRAINT = 'message_report_by_recipient';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER message_report_guard BEFORE INSERT OR UPDATE ON message_report
  FOR EACH ROW EXECUTE FUNCTION guard_message_report();
`;

// The recipient of a held message must not notice it.
const changes = `
CREATE FUNCTION notify_visible_message_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_change', party || ' ' || booking_id) FROM (
    SELECT DISTINCT party, changed.booking_id
    FROM changed JOIN booking b ON b.id = changed.booking_id CROSS JOIN LATERAL unnest(ARRAY[b.user_id, b.listing_id]) party
    WHERE party IS NOT NULL AND (changed.delivered OR party = changed.sender_id)) visible;
  RETURN NULL;
END $$;
DROP TRIGGER booking_changed_insert ON message;
DROP TRIGGER booking_changed_update ON message;
DROP TRIGGER booking_changed_delete ON message;
CREATE TRIGGER booking_changed_insert AFTER INSERT ON message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_visible_message_changes();
CREATE TRIGGER booking_changed_update AFTER UPDATE ON message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_visible_message_changes();
CREATE TRIGGER booking_changed_delete AFTER DELETE ON message
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_visible_message_changes();
`;

// Other migrations may have added kinds of answers: the condition is added to whatever is there.
const answers = `
DO $$
DECLARE
  definition text := pg_get_viewdef('business_answer');
  changed text := replace(definition, 'NOT message.from_couple', 'NOT message.from_couple AND message.delivered');
BEGIN
  IF changed = definition THEN
    changed := replace(definition, 'NOT from_couple', 'NOT from_couple AND delivered');
  END IF;
  IF changed = definition THEN
    RAISE EXCEPTION 'business_answer has no messages: %', definition;
  END IF;
  EXECUTE 'CREATE OR REPLACE VIEW business_answer AS ' || changed;
END $$;
`;

// Other migrations may have added kinds to the constraint: this one adds its own to whatever is there.
const notifications = `
DO $$
DECLARE
  definition text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO definition FROM pg_constraint WHERE conname = 'notification_params';
  definition := replace(replace(definition, 'CASE kind', 'CASE kind::text'), '::notification_kind', '::text');
  ALTER TABLE notification DROP CONSTRAINT notification_params;
  EXECUTE 'ALTER TABLE notification ADD CONSTRAINT notification_params ' || replace(definition, 'ELSE', $kinds$
    WHEN 'message_report_decided' THEN '{recipient,decision}'
    WHEN 'message_moderated' THEN '{recipient,removed,reason}'
    ELSE $kinds$);
END $$;

ALTER TABLE notification ADD CONSTRAINT notification_moderation CHECK (booking_id IS NOT NULL OR kind::text NOT IN (${KINDS}));
`;

// Held messages were never delivered, and must not be now. The values of the enumeration stay, because PostgreSQL
// can't remove one, and with them their params.
const undone = `
DELETE FROM notification WHERE kind::text IN (${KINDS});
ALTER TABLE notification DROP CONSTRAINT notification_moderation;
DELETE FROM message WHERE NOT delivered OR removed_at IS NOT NULL;
DO $$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW business_answer AS '
    || replace(replace(pg_get_viewdef('business_answer'), ' AND message.delivered', ''), ' AND delivered', '');
END $$;
DROP TABLE message_report;
DROP TRIGGER booking_changed_insert ON message;
DROP TRIGGER booking_changed_update ON message;
DROP TRIGGER booking_changed_delete ON message;
CREATE TRIGGER booking_changed_insert AFTER INSERT ON message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
CREATE TRIGGER booking_changed_update AFTER UPDATE ON message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
CREATE TRIGGER booking_changed_delete AFTER DELETE ON message
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
DROP TRIGGER message_guard_held ON message;
DROP TRIGGER message_guard_decision ON message;
DROP TRIGGER message_deleted_with_sender ON message;
DROP FUNCTION hold_message(), guard_message_decision(), delete_held_messages(), guard_message_report(),
  notify_visible_message_changes();
ALTER TABLE message DROP CONSTRAINT message_held, DROP CONSTRAINT message_content,
  ADD CONSTRAINT message_content CHECK (body <> '' OR attachment_count > 0),
  DROP COLUMN delivered, DROP COLUMN hold_reason, DROP COLUMN held_at, DROP COLUMN removed_at;
`;
