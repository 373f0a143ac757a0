import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts, listings, enquiries and their dependents. Invariants (one open booking per couple and listing, the daily
 * capacity, final decisions, one super admin) are constraints and triggers; services identify a rejected write by
 * their names. (TypeORM orders migrations by the thirteen digits at the end of the class name.)
 */
export class Foundation1763600000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [
      places,
      accounts,
      media,
      listings,
      bookings,
      reviews,
      content,
      housekeeping,
      announcements,
    ])
      await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  }
}

const places = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE city (
  name text PRIMARY KEY,
  state text NOT NULL
);
COMMENT ON TABLE city IS 'Known cities. A listing may lie in another one, whose name is then kept as typed.';

CREATE TABLE city_alias (
  alias text PRIMARY KEY CHECK (alias = lower(alias)),
  city text NOT NULL REFERENCES city (name) ON DELETE CASCADE ON UPDATE CASCADE
);
`;

const accounts = `
CREATE TYPE account_role AS ENUM ('user', 'vendor', 'venue', 'admin');

CREATE TABLE account (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  role account_role NOT NULL,
  password_hash text NOT NULL,
  super_admin boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  password_changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT super_admin_is_admin CHECK (NOT super_admin OR role = 'admin')
);
CREATE UNIQUE INDEX account_email_role ON account (lower(email), role);
CREATE UNIQUE INDEX account_one_super_admin ON account (super_admin) WHERE super_admin;

CREATE FUNCTION guard_super_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.super_admin AND (TG_OP = 'DELETE' OR NOT NEW.super_admin OR NEW.role <> 'admin') THEN
    RAISE EXCEPTION 'the super admin stays' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'super_admin_stays';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;
CREATE TRIGGER super_admin_stays BEFORE UPDATE OR DELETE ON account
  FOR EACH ROW EXECUTE FUNCTION guard_super_admin();

CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_account ON session (account_id);

CREATE TABLE password_reset (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  ticket_hash bytea UNIQUE,
  ticket_expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX password_reset_email ON password_reset (email);

CREATE TABLE admin_profile (
  id uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL,
  contact text NOT NULL,
  city text NOT NULL,
  address text NOT NULL
);
`;

const media = `
CREATE TABLE media (
  hash text PRIMARY KEY CHECK (hash ~ '^[a-f0-9]{32}$'),
  mime text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  thumbhash text NOT NULL,
  uploaded_by uuid REFERENCES account (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE media IS 'Stored pictures, named by the hash of their content. Rows that nothing refers to are swept.';

CREATE TABLE user_profile (
  id uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  full_name text NOT NULL,
  phone text NOT NULL CONSTRAINT user_phone_digits CHECK (phone ~ '^[0-9]{10}$'),
  city text,
  address text,
  avatar_hash text REFERENCES media (hash)
);
`;

const listings = `
CREATE TYPE listing_kind AS ENUM ('venue', 'vendor');
CREATE TYPE listing_status AS ENUM ('pending', 'approved', 'rejected');
CREATE TYPE cancellation_policy AS ENUM ('non_cancellable', 'refund_24h');

CREATE TABLE listing (
  id uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  kind listing_kind NOT NULL,
  name text NOT NULL,
  owner_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  city text NOT NULL,
  state text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  summary text NOT NULL DEFAULT '',
  status listing_status NOT NULL DEFAULT 'pending',
  rejection_reason text,
  rank smallint NOT NULL DEFAULT 0 CONSTRAINT listing_rank CHECK (rank BETWEEN 0 AND 10),
  rating_average numeric(2,1),
  rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  daily_capacity smallint NOT NULL DEFAULT 1 CONSTRAINT listing_daily_capacity CHECK (daily_capacity BETWEEN 1 AND 50),
  cancellation cancellation_policy NOT NULL DEFAULT 'non_cancellable',
  gallery jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  search text GENERATED ALWAYS AS (lower(name || E'\\n' || city || E'\\n' || state)) STORED,

  guest_capacity text,
  max_guests integer CHECK (max_guests > 0),
  food_packages text,
  veg_price integer CHECK (veg_price > 0),
  nonveg_price integer CHECK (nonveg_price > 0),
  lowest_price integer GENERATED ALWAYS AS (LEAST(veg_price, nonveg_price)) STORED,
  features text,
  how_to_reach text,
  policies text,
  venue_types text[],
  facilities text[],

  category text,

  CONSTRAINT listing_unrated CHECK ((rating_average IS NULL) = (rating_count = 0)),
  CONSTRAINT listing_rejection CHECK (status = 'rejected' OR rejection_reason IS NULL),
  CONSTRAINT listing_venue CHECK (kind <> 'venue' OR (guest_capacity IS NOT NULL AND food_packages IS NOT NULL
    AND features IS NOT NULL AND how_to_reach IS NOT NULL AND policies IS NOT NULL
    AND venue_types IS NOT NULL AND facilities IS NOT NULL AND category IS NULL)),
  CONSTRAINT listing_vendor CHECK (kind <> 'vendor' OR (category IS NOT NULL AND guest_capacity IS NULL
    AND food_packages IS NULL AND max_guests IS NULL AND veg_price IS NULL AND nonveg_price IS NULL
    AND venue_types IS NULL AND facilities IS NULL))
);

-- All sort keys run in one direction and are never null, so that a row comparison selects the page after a cursor.
-- listing.query.ts orders by exactly these expressions. The index by rank includes the searched text, so that
-- searches skip rows without reading the table. A city's venues are counted by an index-only scan.
CREATE INDEX listing_by_rank ON listing (kind, rank DESC, COALESCE(rating_average, 0) DESC, id DESC)
  INCLUDE (rating_average, search) WHERE status = 'approved';
CREATE INDEX listing_by_city ON listing (kind, lower(city), rank DESC, COALESCE(rating_average, 0) DESC, id DESC)
  INCLUDE (city) WHERE status = 'approved';
CREATE INDEX listing_by_rating ON listing (kind, COALESCE(rating_average, 0) DESC, rating_count DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listing_by_price_low ON listing (kind, COALESCE(lowest_price, 2147483647), id) WHERE status = 'approved';
CREATE INDEX listing_by_price_high ON listing (kind, COALESCE(lowest_price, 0) DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listing_by_guests ON listing (kind, COALESCE(max_guests, 0) DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listing_search ON listing USING gin (search gin_trgm_ops);

CREATE TABLE listing_picture (
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  media_hash text NOT NULL REFERENCES media (hash),
  position smallint NOT NULL CHECK (position >= 0),
  caption text NOT NULL DEFAULT '',
  PRIMARY KEY (listing_id, media_hash)
);
CREATE INDEX listing_picture_media ON listing_picture (media_hash);

-- A copy of the gallery in its order, so that a card is one row without joins.
CREATE FUNCTION refresh_gallery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET gallery = COALESCE((
    SELECT jsonb_agg(jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
             'thumbhash', m.thumbhash, 'caption', p.caption) ORDER BY p.position, p.media_hash)
    FROM listing_picture p JOIN media m ON m.hash = p.media_hash WHERE p.listing_id = listing.id), '[]')
  WHERE id IN (SELECT DISTINCT listing_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_after_insert AFTER INSERT ON listing_picture
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_gallery();
CREATE TRIGGER gallery_after_update AFTER UPDATE ON listing_picture
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_gallery();
CREATE TRIGGER gallery_after_delete AFTER DELETE ON listing_picture
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_gallery();

CREATE TABLE wishlist_item (
  user_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, listing_id)
);
CREATE INDEX wishlist_item_listing ON wishlist_item (listing_id);
`;

const bookings = `
CREATE TYPE booking_status AS ENUM ('pending', 'approved', 'rejected', 'withdrawn');

CREATE FUNCTION today_in_india() RETURNS date LANGUAGE sql STABLE AS $$ SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date $$;

CREATE TABLE booking (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES account (id) ON DELETE SET NULL,
  listing_id uuid REFERENCES listing (id) ON DELETE SET NULL,
  listing_kind listing_kind NOT NULL,
  listing_name text NOT NULL,
  listing_city text NOT NULL,
  name text NOT NULL,
  contact text NOT NULL CONSTRAINT booking_contact_digits CHECK (contact ~ '^[0-9]{10}$'),
  location text NOT NULL,
  guests integer NOT NULL CHECK (guests > 0),
  event_date date NOT NULL,
  proposed_date date,
  address text NOT NULL,
  event_type text NOT NULL,
  message text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[0-9]{6}$'),
  status booking_status NOT NULL DEFAULT 'pending',
  wrong_codes smallint NOT NULL DEFAULT 0,
  locked_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  CONSTRAINT booking_decided CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT booking_proposal CHECK (proposed_date IS NULL OR status = 'approved')
);
CREATE INDEX booking_inbox ON booking (listing_id, created_at DESC, id DESC);
CREATE INDEX booking_mine ON booking (user_id, created_at DESC, id DESC);
CREATE INDEX booking_taken ON booking (listing_id, event_date) WHERE status = 'approved';
CREATE UNIQUE INDEX booking_one_pending ON booking (user_id, listing_id) WHERE status = 'pending';

-- One open booking per couple and listing: pending, or approved for today or later. An index can't depend on the
-- clock, so a trigger checks approved ones, and serialises inserts for the same pair.
CREATE FUNCTION guard_open_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' AND NEW.event_date < today_in_india() THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.user_id::text || NEW.listing_id::text, 1));
  IF EXISTS (SELECT 1 FROM booking WHERE user_id = NEW.user_id AND listing_id = NEW.listing_id
             AND (status = 'pending' OR (status = 'approved' AND event_date >= today_in_india()))) THEN
    RAISE EXCEPTION 'an open booking exists' USING ERRCODE = 'unique_violation', CONSTRAINT = 'booking_one_open';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_one_open BEFORE INSERT ON booking FOR EACH ROW
  WHEN (NEW.status = 'pending' OR NEW.status = 'approved') EXECUTE FUNCTION guard_open_booking();

-- Decisions are final, and a day never has more approved bookings than the listing's daily capacity.
CREATE FUNCTION guard_booking() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER booking_guard BEFORE INSERT OR UPDATE ON booking FOR EACH ROW EXECUTE FUNCTION guard_booking();

CREATE TYPE booking_event_kind AS ENUM ('sent', 'wrong_code', 'approved', 'rejected', 'withdrawn',
  'date_proposed', 'date_accepted', 'date_declined');

CREATE TABLE booking_event (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  kind booking_event_kind NOT NULL,
  actor_id uuid REFERENCES account (id) ON DELETE SET NULL,
  event_date date,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX booking_event_booking ON booking_event (booking_id, created_at);

CREATE TYPE notification_kind AS ENUM ('enquiry_received', 'enquiry_withdrawn', 'booking_approved', 'booking_rejected',
  'date_proposed', 'date_accepted', 'date_declined', 'city_interest');

CREATE TABLE notification (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind notification_kind NOT NULL,
  booking_id uuid REFERENCES booking (id) ON DELETE CASCADE,
  text text NOT NULL,
  read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notification_account ON notification (account_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notification (account_id) WHERE read_at IS NULL;
CREATE INDEX notification_booking ON notification (booking_id);
`;

const reviews = `
CREATE TYPE review_status AS ENUM ('published', 'pending', 'rejected');

CREATE TABLE review (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  user_id uuid REFERENCES account (id) ON DELETE SET NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  message text NOT NULL,
  status review_status NOT NULL DEFAULT 'published',
  answer text,
  answered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_answer CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT review_one_each UNIQUE (listing_id, user_id)
);
CREATE INDEX review_listing ON review (listing_id, created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX review_user ON review (user_id);

CREATE FUNCTION refresh_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET rating_average = r.average, rating_count = r.number
  FROM (SELECT l.id, round(avg(v.rating), 1) AS average, count(v.rating) AS number
        FROM (SELECT DISTINCT listing_id AS id FROM changed) l
        LEFT JOIN review v ON v.listing_id = l.id AND v.status = 'published' GROUP BY l.id) r
  WHERE listing.id = r.id AND (listing.rating_average, listing.rating_count) IS DISTINCT FROM (r.average, r.number);
  RETURN NULL;
END $$;
CREATE TRIGGER rating_after_insert AFTER INSERT ON review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_rating();
CREATE TRIGGER rating_after_update AFTER UPDATE ON review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_rating();
CREATE TRIGGER rating_after_delete AFTER DELETE ON review
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_rating();
`;

const content = `
CREATE TABLE blog (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  content text NOT NULL,
  author text NOT NULL,
  category text NOT NULL DEFAULT 'Wedding Blog',
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX blog_published ON blog (published_at DESC, id DESC) WHERE published_at IS NOT NULL;

CREATE TABLE blog_picture (
  blog_id uuid NOT NULL REFERENCES blog (id) ON DELETE CASCADE,
  media_hash text NOT NULL REFERENCES media (hash),
  position smallint NOT NULL CHECK (position >= 0),
  caption text NOT NULL DEFAULT '',
  PRIMARY KEY (blog_id, media_hash)
);
CREATE INDEX blog_picture_media ON blog_picture (media_hash);
`;

const housekeeping = `
CREATE TABLE audit (
  id uuid PRIMARY KEY,
  actor_id uuid REFERENCES account (id) ON DELETE SET NULL,
  actor_role account_role NOT NULL,
  action text NOT NULL,
  target_type text NOT NULL,
  target_id uuid NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_created ON audit (created_at DESC, id DESC);
CREATE INDEX audit_actor ON audit (actor_id);

CREATE TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);
`;

// Every process caches rendered pages; changes of these tables invalidate them.
const announcements = `
CREATE FUNCTION announce_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_change', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON listing FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON review FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON blog FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON blog_picture FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON city FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
`;
