import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Blocked days and offline bookings, which count towards the daily capacity like approved bookings. `full_day` holds the
 * days that accept no further bookings, for searches by date; see decision 44.
 */
export class Calendar1764500000044 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [tables, capacity, guards, fullDays, announcements, existing]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const tables = `
CREATE TABLE blocked_period (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  first_day date NOT NULL,
  last_day date NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT blocked_period_length CHECK (last_day - first_day BETWEEN 0 AND 730)
);
CREATE INDEX blocked_period_by_day ON blocked_period (listing_id, last_day, first_day);

CREATE TABLE offline_booking (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  event_date date NOT NULL,
  name text NOT NULL,
  note text NOT NULL,
  event_type text,
  event_type_text text,
  guests integer CHECK (guests > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX offline_booking_by_day ON offline_booking (listing_id, event_date);

-- Ordered by day, because a search by date reads the listings of one day. Without a foreign key, which would need an
-- index by listing: when a listing is deleted, the triggers on its calendar delete its rows.
CREATE TABLE full_day (
  day date NOT NULL,
  listing_id uuid NOT NULL,
  PRIMARY KEY (day, listing_id)
);
COMMENT ON TABLE full_day IS 'Days on which a listing accepts no bookings, from the migration on or later. Triggers maintain it.';
`;

const capacity = `
CREATE FUNCTION is_blocked(listing uuid, day date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blocked_period WHERE listing_id = listing AND last_day >= day AND first_day <= day)
$$;

-- Approved and offline bookings of a day, without the one that is about to be written.
CREATE FUNCTION places_taken(listing uuid, day date, without uuid DEFAULT NULL) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT (SELECT count(*) FROM booking WHERE listing_id = listing AND event_date = day AND status = 'approved'
            AND id IS DISTINCT FROM without)::integer
       + (SELECT count(*) FROM offline_booking WHERE listing_id = listing AND event_date = day
            AND id IS DISTINCT FROM without)::integer
$$;

-- Locks the listing, so that writes of one calendar wait for each other. Volatile: the following statements then see
-- what the others have committed.
CREATE FUNCTION lock_daily_capacity(listing_id uuid) RETURNS integer LANGUAGE sql VOLATILE AS $$
  SELECT daily_capacity::integer FROM listing WHERE id = listing_id FOR NO KEY UPDATE
$$;

CREATE FUNCTION require_free_place(listing uuid, day date, taker uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  capacity integer := lock_daily_capacity(listing);
BEGIN
  IF is_blocked(listing, day) OR places_taken(listing, day, taker) >= capacity THEN
    RAISE EXCEPTION 'the date is taken' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_daily_capacity';
  END IF;
END $$;
`;

const guards = `
CREATE OR REPLACE FUNCTION guard_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status <> 'pending' AND NEW.status <> OLD.status THEN
    RAISE EXCEPTION 'the decision is final' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_decision_final';
  END IF;
  IF NEW.status = 'approved' AND NEW.listing_id IS NOT NULL
     AND (TG_OP = 'INSERT' OR OLD.status <> 'approved' OR NEW.event_date <> OLD.event_date) THEN
    PERFORM require_free_place(NEW.listing_id, NEW.event_date, NEW.id);
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION guard_offline_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.event_date <> OLD.event_date THEN
    PERFORM require_free_place(NEW.listing_id, NEW.event_date, NEW.id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER offline_booking_guard BEFORE INSERT OR UPDATE ON offline_booking
  FOR EACH ROW EXECUTE FUNCTION guard_offline_booking();
`;

const fullDays = `
CREATE FUNCTION refresh_full_days(listing uuid, first_day date, last_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- Null once the listing is deleted: its days are not full any more.
  capacity integer := lock_daily_capacity(listing);
BEGIN
  DELETE FROM full_day
  WHERE listing_id = listing AND day = ANY(ARRAY(
    SELECT each::date FROM generate_series(first_day, last_day, interval '1 day') each
    WHERE (is_blocked(listing, each::date) OR places_taken(listing, each::date) >= capacity) IS NOT TRUE
       OR capacity IS NULL));
  INSERT INTO full_day (day, listing_id)
  SELECT each::date, listing FROM generate_series(first_day, last_day, interval '1 day') each
  WHERE capacity IS NOT NULL AND (is_blocked(listing, each::date) OR places_taken(listing, each::date) >= capacity)
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION refresh_days_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'approved' AND OLD.listing_id IS NOT NULL THEN
    PERFORM refresh_full_days(OLD.listing_id, OLD.event_date, OLD.event_date);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'approved' AND NEW.listing_id IS NOT NULL THEN
    PERFORM refresh_full_days(NEW.listing_id, NEW.event_date, NEW.event_date);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_full_days AFTER INSERT OR DELETE OR UPDATE OF status, event_date, listing_id ON booking
  FOR EACH ROW EXECUTE FUNCTION refresh_days_of_booking();

CREATE FUNCTION refresh_days_of_offline_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_full_days(OLD.listing_id, OLD.event_date, OLD.event_date); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refresh_full_days(NEW.listing_id, NEW.event_date, NEW.event_date); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER offline_booking_full_days AFTER INSERT OR DELETE OR UPDATE OF event_date ON offline_booking
  FOR EACH ROW EXECUTE FUNCTION refresh_days_of_offline_booking();

CREATE FUNCTION refresh_days_of_blocked_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_full_days(OLD.listing_id, OLD.first_day, OLD.last_day); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refresh_full_days(NEW.listing_id, NEW.first_day, NEW.last_day); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER blocked_period_full_days AFTER INSERT OR DELETE OR UPDATE OF first_day, last_day ON blocked_period
  FOR EACH ROW EXECUTE FUNCTION refresh_days_of_blocked_period();

CREATE FUNCTION refresh_days_of_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_full_days(NEW.id, day, day)
  FROM (SELECT event_date AS day FROM booking WHERE listing_id = NEW.id AND status = 'approved'
        UNION SELECT event_date FROM offline_booking WHERE listing_id = NEW.id) booked
  WHERE day >= today_in_india();
  RETURN NULL;
END $$;
CREATE TRIGGER listing_full_days AFTER UPDATE OF daily_capacity ON listing FOR EACH ROW
  WHEN (OLD.daily_capacity <> NEW.daily_capacity) EXECUTE FUNCTION refresh_days_of_listing();
`;

/** Triggers of one function for each kind of statement: only those of a single kind see the changed rows. */
const onEachStatement = (table: string, procedure: string, kinds = ['INSERT', 'UPDATE', 'DELETE']) =>
  kinds
    .map(
      (kind) => `
CREATE TRIGGER announce_${kind.toLowerCase()} AFTER ${kind} ON ${table} REFERENCING
  ${kind === 'INSERT' ? '' : 'OLD TABLE AS before_change'} ${kind === 'DELETE' ? '' : 'NEW TABLE AS after_change'}
  FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();`,
    )
    .join('\n');

/** @param others tags of an approved booking besides its table's */
const bookings = (others: string) => `
CREATE OR REPLACE FUNCTION announce_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(DISTINCT tag) INTO tags
    FROM before_change CROSS JOIN LATERAL unnest(ARRAY[${others}]) AS tag WHERE status = 'approved';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    tags := tags || (SELECT array_agg(DISTINCT tag)
      FROM after_change CROSS JOIN LATERAL unnest(ARRAY[${others}]) AS tag WHERE status = 'approved');
  END IF;
  PERFORM announce(TG_TABLE_NAME::text || tags);
  RETURN NULL;
END $$;
`;

// calendar:<listing id> stands for what visitors see of a calendar, full_day:<day> for the listings that are full on it.
const announcements = `
${bookings(`'reviews:' || listing_id, 'calendar:' || listing_id`)}

CREATE FUNCTION announce_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT array_agg(DISTINCT 'calendar:' || listing_id) INTO tags FROM before_change; END IF;
  IF TG_OP <> 'DELETE' THEN
    tags := tags || (SELECT array_agg(DISTINCT 'calendar:' || listing_id) FROM after_change);
  END IF;
  PERFORM announce(TG_TABLE_NAME::text || tags);
  RETURN NULL;
END $$;
${onEachStatement('blocked_period', 'announce_calendar')}
${onEachStatement('offline_booking', 'announce_calendar')}

CREATE FUNCTION announce_full_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT 'full_day:' || day) INTO tags FROM after_change;
  ELSE
    SELECT array_agg(DISTINCT 'full_day:' || day) INTO tags FROM before_change;
  END IF;
  PERFORM announce(tags);
  RETURN NULL;
END $$;
${onEachStatement('full_day', 'announce_full_days', ['INSERT', 'DELETE'])}
`;

const existing = `
INSERT INTO full_day (day, listing_id)
SELECT event_date, listing_id FROM booking JOIN listing ON listing.id = listing_id
WHERE booking.status = 'approved' AND event_date >= today_in_india()
GROUP BY event_date, listing_id, daily_capacity HAVING count(*) >= daily_capacity;
ANALYZE full_day;
`;

const undone = `
${bookings(`'reviews:' || listing_id`)}
CREATE OR REPLACE FUNCTION guard_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE capacity integer;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status <> 'pending' AND NEW.status <> OLD.status THEN
    RAISE EXCEPTION 'the decision is final' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_decision_final';
  END IF;
  IF NEW.status = 'approved' AND NEW.listing_id IS NOT NULL
     AND (TG_OP = 'INSERT' OR OLD.status <> 'approved' OR NEW.event_date <> OLD.event_date) THEN
    SELECT daily_capacity INTO capacity FROM listing WHERE id = NEW.listing_id FOR UPDATE;
    IF (SELECT count(*) FROM booking WHERE listing_id = NEW.listing_id AND event_date = NEW.event_date
        AND status = 'approved' AND id <> NEW.id) >= capacity THEN
      RAISE EXCEPTION 'the date is taken' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_daily_capacity';
    END IF;
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER booking_full_days ON booking;
DROP TRIGGER listing_full_days ON listing;
DROP TABLE blocked_period, offline_booking, full_day;
DROP FUNCTION refresh_days_of_booking(), refresh_days_of_offline_booking(), refresh_days_of_blocked_period(),
  refresh_days_of_listing(), guard_offline_booking(), announce_calendar(), announce_full_days(),
  refresh_full_days(uuid, date, date), require_free_place(uuid, date, uuid), lock_daily_capacity(uuid),
  places_taken(uuid, date, uuid), is_blocked(uuid, date);
`;
