import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Itemised quotes for bookings, in versions; see decision 55. */
export class Quotes1764900000055 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [kinds, gstin, quotes, lines, sums, guard, bookings, changes, notifications])
      await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const KINDS = ['quote_sent', 'quote_accepted', 'quote_declined'];
const LIST = KINDS.map((kind) => `'${kind}'`).join(', ');

const kinds = ['booking_event_kind', 'notification_kind']
  .flatMap((type) => KINDS.map((kind) => `ALTER TYPE ${type} ADD VALUE IF NOT EXISTS '${kind}';`))
  .join('\n');

// The form of a GSTIN; its check character is verified by the rules.
const gstin = `
ALTER TABLE listing ADD COLUMN gstin text
  CONSTRAINT listing_gstin CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$');
ALTER TABLE booking_event ADD COLUMN quote_version smallint;
`;

// Money is in paise. The totals and the business's GSTIN are stored, so that a quote stays as it was sent.
const quotes = `
CREATE TABLE quote (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  client_id uuid NOT NULL,
  version smallint NOT NULL,
  status text NOT NULL DEFAULT 'open',
  event_date date NOT NULL,
  guests integer NOT NULL,
  gstin text,
  valid_until date NOT NULL,
  note text NOT NULL DEFAULT '',
  included text NOT NULL DEFAULT '',
  line_count smallint NOT NULL,
  subtotal bigint NOT NULL,
  discount bigint NOT NULL,
  gst bigint NOT NULL,
  total bigint NOT NULL,
  is_outdated boolean NOT NULL DEFAULT false,
  decline_note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  CONSTRAINT quote_version UNIQUE (booking_id, version),
  CONSTRAINT quote_client_id UNIQUE (booking_id, client_id),
  CONSTRAINT quote_versions CHECK (version BETWEEN 1 AND 20),
  CONSTRAINT quote_status CHECK (status IN ('open', 'accepted', 'declined', 'superseded', 'closed')),
  CONSTRAINT quote_closed CHECK ((status = 'open') = (closed_at IS NULL)),
  CONSTRAINT quote_validity CHECK (valid_until >= (created_at AT TIME ZONE 'Asia/Kolkata')::date),
  CONSTRAINT quote_note CHECK (char_length(note) <= 1000),
  CONSTRAINT quote_included CHECK (char_length(included) <= 2000),
  CONSTRAINT quote_decline_note CHECK (decline_note IS NULL OR status = 'declined' AND char_length(decline_note) BETWEEN 1 AND 500),
  CONSTRAINT quote_lines CHECK (line_count BETWEEN 1 AND 50),
  CONSTRAINT quote_discount CHECK (discount BETWEEN 0 AND subtotal),
  CONSTRAINT quote_total CHECK (gst >= 0 AND total = subtotal - discount + gst AND total BETWEEN 1 AND 1000000000000)
);
COMMENT ON TABLE quote IS 'Versions of the quote of a booking, in paise. Superseded: by the next version; closed: with its booking. An open one whose day has passed is expired.';
CREATE UNIQUE INDEX quote_open ON quote (booking_id) WHERE status = 'open';
CREATE UNIQUE INDEX quote_accepted ON quote (booking_id) WHERE status = 'accepted';
`;

// numeric is exact, and round() rounds half a paisa up.
const lines = `
CREATE TABLE quote_line (
  quote_id uuid NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  label text NOT NULL,
  quantity numeric(8, 2) NOT NULL,
  unit text NOT NULL,
  unit_price bigint NOT NULL,
  gst_rate smallint NOT NULL,
  amount bigint NOT NULL,
  discount bigint NOT NULL,
  gst bigint NOT NULL,
  PRIMARY KEY (quote_id, position),
  CONSTRAINT quote_line_label CHECK (char_length(label) BETWEEN 1 AND 120),
  CONSTRAINT quote_line_quantity CHECK (quantity > 0 AND quantity <= 100000),
  CONSTRAINT quote_line_unit CHECK (unit IN ('PLATE', 'PERSON', 'ROOM_NIGHT', 'HOUR', 'PIECE', 'FLAT')),
  CONSTRAINT quote_line_unit_price CHECK (unit_price BETWEEN 0 AND 10000000000),
  CONSTRAINT quote_line_gst_rate CHECK (gst_rate BETWEEN 0 AND 100),
  CONSTRAINT quote_line_amount CHECK (amount = round(quantity * unit_price)),
  CONSTRAINT quote_line_discount CHECK (discount BETWEEN 0 AND amount),
  CONSTRAINT quote_line_gst CHECK (gst = round((amount - discount) * gst_rate / 100.0))
);
`;

// Checked at the end of the transaction: a line that is added or removed later doesn't add up.
const sums = `
CREATE FUNCTION check_quote_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'quote' THEN changed := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN changed := OLD.quote_id;
  ELSE changed := NEW.quote_id;
  END IF;
  PERFORM FROM quote q CROSS JOIN LATERAL (
    SELECT count(*) AS lines, sum(amount) AS amount, sum(discount) AS discount, sum(gst) AS gst
    FROM quote_line WHERE quote_id = changed) l
  WHERE q.id = changed
    AND (q.line_count, q.subtotal, q.discount, q.gst) IS DISTINCT FROM (l.lines, l.amount, l.discount, l.gst);
  IF FOUND THEN
    RAISE EXCEPTION 'the lines do not add up' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_sums';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER quote_sums AFTER INSERT ON quote
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_quote_sums();
CREATE CONSTRAINT TRIGGER quote_line_sums AFTER INSERT OR DELETE ON quote_line
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_quote_sums();

CREATE FUNCTION refuse_quote_line_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'lines of quotes do not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_content';
END $$;
CREATE TRIGGER quote_line_frozen BEFORE UPDATE ON quote_line FOR EACH ROW EXECUTE FUNCTION refuse_quote_line_change();
`;

// Locks the booking, so that a quote is never sent or accepted while its booking is being closed or changed.
const guard = `
CREATE FUNCTION guard_quote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  b booking;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status <> 'open' THEN
      RAISE EXCEPTION 'the quote is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_final';
    END IF;
    IF to_jsonb(OLD) - '{status,closed_at,decline_note,is_outdated}'::text[]
      <> to_jsonb(NEW) - '{status,closed_at,decline_note,is_outdated}'::text[] THEN
      RAISE EXCEPTION 'quotes do not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_content';
    END IF;
    IF NEW.status <> 'accepted' THEN RETURN NEW; END IF;
  ELSIF NEW.status NOT IN ('open', 'accepted') THEN RETURN NEW;
  END IF;
  SELECT * INTO b FROM booking WHERE id = NEW.booking_id FOR UPDATE;
  IF b.status NOT IN ('pending', 'approved') OR b.event_date < today_in_india() OR b.user_id IS NULL OR b.listing_id IS NULL THEN
    RAISE EXCEPTION 'the booking is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_booking_open';
  END IF;
  IF is_contact_blocked(b.user_id, b.listing_id) THEN
    RAISE EXCEPTION 'one party has blocked the other' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_not_blocked';
  END IF;
  IF TG_OP = 'INSERT' AND EXISTS (SELECT FROM quote WHERE booking_id = NEW.booking_id AND status = 'accepted') THEN
    RAISE EXCEPTION 'a quote is accepted' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_none_accepted';
  END IF;
  IF NEW.status = 'accepted' AND (NEW.is_outdated OR NEW.event_date <> b.event_date OR NEW.guests <> b.guests) THEN
    RAISE EXCEPTION 'the booking has changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_current';
  END IF;
  IF NEW.status = 'accepted' AND NEW.valid_until < today_in_india() THEN
    RAISE EXCEPTION 'the quote has expired' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_not_expired';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER quote_guard BEFORE INSERT OR UPDATE ON quote FOR EACH ROW EXECUTE FUNCTION guard_quote();
`;

// Bookings are closed and changed in many places.
const bookings = `
CREATE FUNCTION close_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('rejected', 'withdrawn') OR NEW.user_id IS NULL OR NEW.listing_id IS NULL THEN
    UPDATE quote SET status = 'closed', closed_at = now() WHERE booking_id = NEW.id AND status = 'open';
  ELSE
    UPDATE quote SET is_outdated = true
    WHERE booking_id = NEW.id AND status = 'open' AND (event_date, guests) IS DISTINCT FROM (NEW.event_date, NEW.guests);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_closes_quotes AFTER UPDATE OF status, user_id, listing_id, event_date, guests ON booking FOR EACH ROW
  WHEN ((OLD.status, OLD.user_id, OLD.listing_id, OLD.event_date, OLD.guests)
    IS DISTINCT FROM (NEW.status, NEW.user_id, NEW.listing_id, NEW.event_date, NEW.guests))
  EXECUTE FUNCTION close_quotes();
`;

// Both parties' open pages fetch the booking again.
const changes = `
CREATE TRIGGER booking_changed_insert AFTER INSERT ON quote
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
CREATE TRIGGER booking_changed_update AFTER UPDATE ON quote
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_message_changes();
`;

// Compared as text: PostgreSQL doesn't accept a new value of an enumeration in the transaction that adds it. Other
// migrations may have added kinds to the constraint, so the new ones are added to whatever is there.
const notifications = `
DO $$
DECLARE
  definition text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO definition FROM pg_constraint WHERE conname = 'notification_params';
  definition := replace(replace(definition, 'CASE kind', 'CASE kind::text'), 'kind::text::text', 'kind::text');
  definition := replace(definition, '::notification_kind', '::text');
  ALTER TABLE notification DROP CONSTRAINT notification_params;
  EXECUTE 'ALTER TABLE notification ADD CONSTRAINT notification_params ' || replace(definition, 'ELSE', $kinds$
    WHEN 'quote_sent' THEN '{version,total,validUntil}'
    WHEN 'quote_accepted' THEN '{version,total}'
    WHEN 'quote_declined' THEN '{version,note}'
    ELSE $kinds$);
END $$;

ALTER TABLE notification ADD CONSTRAINT notification_quote CHECK (booking_id IS NOT NULL OR kind::text NOT IN (${LIST}));
`;

// The values of the enumerations stay, because PostgreSQL can't remove one, and with them their params.
const undone = `
DROP TRIGGER booking_closes_quotes ON booking;
DROP TABLE quote_line, quote;
DROP FUNCTION check_quote_sums(), refuse_quote_line_change(), guard_quote(), close_quotes();
DELETE FROM booking_event WHERE kind::text IN (${LIST});
DELETE FROM notification WHERE kind::text IN (${LIST});
ALTER TABLE notification DROP CONSTRAINT notification_quote;
ALTER TABLE booking_event DROP COLUMN quote_version;
ALTER TABLE listing DROP COLUMN gstin;
`;
