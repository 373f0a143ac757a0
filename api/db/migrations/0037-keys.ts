import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Venue types, facilities and types of event are stored as keys, whose labels are in message catalogues. Texts that
 * Mandap wrote in place of a missing name or reason become null.
 */
export class Keys1764000000037 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [functions, listings, bookings, enquiries, notifications, texts, cleanUp])
      await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

type Labels = Readonly<Record<string, string>>;

const VENUE_TYPES: Labels = {
  CONFERENCE_HALLS: 'Conference Halls',
  BANQUET_HALL: 'Banquet Hall',
  WEDDING_LAWNS: 'Wedding Lawns',
  BEACHSIDE_VENUES: 'Beachside Venues',
  GARDEN_VENUES: 'Garden Venues',
  ROOFTOP_VENUES: 'Rooftop Venues',
  RESORTS: 'Resorts',
  COMMUNITY_CENTERS: 'Community Centers',
  FOUR_STAR_AND_ABOVE: '4 Star & Above',
  BANQUET_HALLS: 'Banquet Halls',
  MARRIAGE_GARDEN: 'Marriage Garden',
  THREE_STAR_HOTELS: '3 Star Hotels',
  COUNTRY_GOLF_CLUB: 'Country/Golf Club',
};

const FACILITIES: Labels = {
  FOOD_PROVIDED_BY_VENUE: 'Food provided by venue',
  ALCOHOL_ALLOWED: 'Alcohol allowed',
  OUTSIDE_FOOD_ALLOWED: 'Outside food allowed',
  MUSIC_ALLOWED_LATE: 'Music allowed late',
  VALET_PARKING: 'Valet parking',
  SEA_VIEW: 'Sea view',
  CATERING_SERVICES: 'Catering services',
  LIVE_MUSIC: 'Live music',
  CITY_VIEW: 'City view',
  OPEN_BAR: 'Open bar',
  AV_EQUIPMENT: 'AV equipment',
  FREE_WIFI: 'Free WiFi',
  SWIMMING_POOL: 'Swimming pool',
  SPA_SERVICES: 'Spa services',
  AMPLE_PARKING: 'Ample parking',
  AIR_CONDITIONING: 'Air conditioning',
  PRIVATE_BEACH: 'Private beach',
  WATER_SPORTS: 'Water sports',
  IN_HOUSE_DECOR: 'In-house decor',
  DJ_SERVICES: 'DJ services',
};

const EVENT_TYPES: Labels = {
  WEDDING: 'Wedding',
  RECEPTION: 'Reception',
  ENGAGEMENT: 'Engagement',
  SANGEET: 'Sangeet',
  MEHENDI: 'Mehendi',
  HALDI: 'Haldi',
  ANNIVERSARY: 'Anniversary',
  BIRTHDAY: 'Birthday',
  CORPORATE_EVENT: 'Corporate event',
  OTHER: 'Other',
};

const ENQUIRY_TYPES: Labels = {
  ...EVENT_TYPES,
  HOTEL_INQUIRY: 'Hotel Inquiry',
  CONTACT: 'Contact',
  CALL_BACK: 'Call-back',
  VENDOR_REGISTRATION: 'Vendor Registration',
  VENUE_REGISTRATION: 'Venue Registration',
};

const NO_REASON = 'No reason was given. Please write to us to find out what to change.';
/** Texts of earlier versions. */
const NO_REASONS = [
  NO_REASON,
  'No reason was given. Please write to us, and we will tell you what to put right.',
];

const FORMER_USER = 'A former Mandap user';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const list = (values: readonly string[]) => values.map(quoted).join(', ');
const keys = (labels: Labels) => `ARRAY[${list(Object.keys(labels))}]::text[]`;
/** SQL of an object that maps each label to its key. */
const byLabel = (labels: Labels) =>
  `${quoted(JSON.stringify(Object.fromEntries(Object.entries(labels).map(([key, label]) => [label, key]))))}::jsonb`;
const byKey = (labels: Labels) => `${quoted(JSON.stringify(labels))}::jsonb`;

// Labels are compared without case and outer spaces, because somebody may have typed them into the database. In
// PL/pgSQL, which runs expressions ten times as fast as functions in SQL that can't be inlined.
const functions = `
CREATE FUNCTION pg_temp.keys_of(labels text[], keys jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  found text[] := '{}';
  label text;
BEGIN
  IF labels IS NULL THEN RETURN NULL; END IF;
  FOREACH label IN ARRAY labels LOOP
    found := found || COALESCE(keys->>label,
      (SELECT value FROM jsonb_each_text(keys) WHERE lower(key) = lower(btrim(label)) LIMIT 1));
  END LOOP;
  RETURN array_remove(found, NULL);
END $$;

-- Labels without a key are added to the text about the venue's features.
CREATE FUNCTION pg_temp.with_unknown(features text, types text[], types_by_label jsonb, facilities text[],
  facilities_by_label jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  unknown text[] := ARRAY(
    SELECT btrim(label) FROM unnest(types) WITH ORDINALITY AS type (label, position)
    WHERE pg_temp.keys_of(ARRAY[label], types_by_label) = '{}' AND btrim(label) <> '' ORDER BY position)
    || ARRAY(
    SELECT btrim(label) FROM unnest(facilities) WITH ORDINALITY AS facility (label, position)
    WHERE pg_temp.keys_of(ARRAY[label], facilities_by_label) = '{}' AND btrim(label) <> '' ORDER BY position);
BEGIN
  IF unknown = '{}' THEN RETURN features; END IF;
  RETURN concat_ws(E'\\n', NULLIF(features, ''), array_to_string(unknown, ', '));
END $$;
`;

// Changing the types of columns writes the table once and builds each of its indexes once.
const listings = `
ALTER TABLE listing
  ALTER COLUMN venue_types TYPE text[] USING pg_temp.keys_of(venue_types, ${byLabel(VENUE_TYPES)}),
  ALTER COLUMN facilities TYPE text[] USING pg_temp.keys_of(facilities, ${byLabel(FACILITIES)}),
  ALTER COLUMN features TYPE text USING CASE
    WHEN venue_types <@ ARRAY[${list(Object.values(VENUE_TYPES))}] AND facilities <@ ARRAY[${list(Object.values(FACILITIES))}]
      OR kind <> 'venue' THEN features
    ELSE pg_temp.with_unknown(features, venue_types, ${byLabel(VENUE_TYPES)}, facilities, ${byLabel(FACILITIES)}) END,
  ALTER COLUMN rejection_reason TYPE text USING CASE WHEN rejection_reason NOT IN (${list(NO_REASONS)})
    THEN rejection_reason END;
ALTER TABLE listing
  ADD CONSTRAINT listing_venue_types CHECK (venue_types <@ ${keys(VENUE_TYPES)}),
  ADD CONSTRAINT listing_facilities CHECK (facilities <@ ${keys(FACILITIES)});
COMMENT ON COLUMN listing.rejection_reason IS 'What the admin wrote; null if they gave no reason.';
`;

/** Requires either a known type or a typed text. */
const typeConstraint = (labels: Labels) =>
  `event_type = ANY(${keys(labels)}) AND (event_type_text IS NULL OR event_type = 'OTHER' AND event_type_text <> '')`;

// A text stays as it was typed unless it is exactly a label.
const typed = (labels: Labels) => `
  event_type_text = CASE WHEN NOT ${byLabel(labels)} ? event_type THEN NULLIF(event_type, '') END,
  event_type = COALESCE(${byLabel(labels)}->>event_type, 'OTHER')`;

const bookings = `
ALTER TABLE booking ADD COLUMN event_type_text text, ALTER COLUMN name DROP NOT NULL;
UPDATE booking SET ${typed(EVENT_TYPES)},
  name = CASE WHEN NOT (name = ${quoted(FORMER_USER)} AND user_id IS NULL AND location = '' AND address = ''
    AND message = '') THEN name END;
ALTER TABLE booking
  ADD CONSTRAINT booking_event_type CHECK (${typeConstraint(EVENT_TYPES)}),
  ADD CONSTRAINT booking_name CHECK (name IS NOT NULL OR location = '' AND address = '' AND message = '');
COMMENT ON COLUMN booking.event_type_text IS 'The type of event as the couple typed it; null for known types.';
COMMENT ON COLUMN booking.name IS 'Null once the couple has deleted their account.';
`;

const registered = (kind: string) => `New ${kind} registration: `;

// The message of a registration is made from the business's name. Old clients' reports keep their own text.
const enquiries = `
ALTER TABLE enquiry DROP COLUMN search, DROP CONSTRAINT enquiry_event_type_check,
  ADD COLUMN event_type_text text, ADD COLUMN business_name text;
UPDATE enquiry SET business_name = substr(message, strpos(message, ': ') + 2), message = ''
WHERE kind = 'registration' AND listing_id IS NOT NULL
  AND ((event_type = 'Venue Registration' AND message LIKE '${registered('venue')}_%')
    OR (event_type = 'Vendor Registration' AND message LIKE '${registered('vendor')}_%'));
UPDATE enquiry SET ${typed(ENQUIRY_TYPES)};
ALTER TABLE enquiry
  ADD CONSTRAINT enquiry_event_type CHECK (${typeConstraint(ENQUIRY_TYPES)}),
  ADD CONSTRAINT enquiry_business_name CHECK (business_name IS NULL
    OR event_type IN ('VENDOR_REGISTRATION', 'VENUE_REGISTRATION') AND business_name <> '' AND message = ''),
  ADD COLUMN search text GENERATED ALWAYS AS (lower(name || E'\\n' || contact || E'\\n' || location || E'\\n'
    || COALESCE(event_type_text, '') || E'\\n' || COALESCE(business_name, '') || E'\\n' || message)) STORED;
CREATE INDEX enquiry_search ON enquiry USING gin (search gin_trgm_ops);
-- Known types are searched by their key.
CREATE INDEX enquiry_by_type ON enquiry (event_type, created_at DESC, id DESC);
COMMENT ON COLUMN enquiry.event_type_text IS 'The type of event as the sender typed it; null for known types.';
COMMENT ON COLUMN enquiry.business_name IS 'Name of the business when it registered.';
`;

const notifications = `
ALTER TABLE notification DROP CONSTRAINT notification_event;
UPDATE notification SET params = jsonb_set(params, '{event}', params->'event' || jsonb_build_object(
  'type', COALESCE(${byLabel(EVENT_TYPES)}->>(params->'event'->>'type'), 'OTHER'),
  'typeText', CASE WHEN NOT ${byLabel(EVENT_TYPES)} ? (params->'event'->>'type') THEN params->'event'->>'type' END))
WHERE params ? 'event';
UPDATE notification SET params = '{"reason": null}'
WHERE kind = 'listing_rejected' AND params->>'reason' IN (${list(NO_REASONS)});
ALTER TABLE notification ADD CONSTRAINT notification_event CHECK (NOT params ? 'event'
  OR (jsonb_typeof(params->'event') = 'object' AND params->'event' ?& '{type,typeText,date,guests}'
    AND params->'event'->>'type' = ANY(${keys(EVENT_TYPES)})));
`;

const texts = `
UPDATE audit SET after = jsonb_set(after, '{reason}', 'null')
WHERE action = 'listing.decide' AND after->>'reason' IN (${list(NO_REASONS)});
ALTER TABLE admin_profile ALTER COLUMN name DROP NOT NULL;
UPDATE admin_profile p SET name = NULL FROM account a WHERE a.id = p.id AND a.super_admin AND p.name = 'Super Admin';
COMMENT ON COLUMN admin_profile.name IS 'Null until the super admin enters one.';
`;

const cleanUp = `DROP FUNCTION pg_temp.with_unknown, pg_temp.keys_of;`;

const untyped = (labels: Labels) => `event_type = COALESCE(event_type_text, ${byKey(labels)}->>event_type)`;

const undone = `
CREATE FUNCTION pg_temp.labels_of(keys text[], labels jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN keys IS NOT NULL THEN
    ARRAY(SELECT labels->>key FROM unnest(keys) WITH ORDINALITY AS one (key, position) ORDER BY position) END
$$;
ALTER TABLE listing DROP CONSTRAINT listing_venue_types, DROP CONSTRAINT listing_facilities;
ALTER TABLE listing
  ALTER COLUMN venue_types TYPE text[] USING pg_temp.labels_of(venue_types, ${byKey(VENUE_TYPES)}),
  ALTER COLUMN facilities TYPE text[] USING pg_temp.labels_of(facilities, ${byKey(FACILITIES)}),
  ALTER COLUMN rejection_reason TYPE text USING CASE WHEN status = 'rejected'
    THEN COALESCE(rejection_reason, ${quoted(NO_REASON)}) END;
DROP FUNCTION pg_temp.labels_of;

ALTER TABLE booking DROP CONSTRAINT booking_event_type, DROP CONSTRAINT booking_name;
UPDATE booking SET ${untyped(EVENT_TYPES)}, name = COALESCE(name, ${quoted(FORMER_USER)});
ALTER TABLE booking ALTER COLUMN name SET NOT NULL, DROP COLUMN event_type_text;

ALTER TABLE enquiry DROP COLUMN search, DROP CONSTRAINT enquiry_event_type, DROP CONSTRAINT enquiry_business_name;
DROP INDEX enquiry_by_type;
UPDATE enquiry SET ${untyped(ENQUIRY_TYPES)}, message = CASE
  WHEN business_name IS NULL THEN message
  WHEN event_type = 'VENUE_REGISTRATION' THEN '${registered('venue')}' || business_name
  ELSE '${registered('vendor')}' || business_name END;
ALTER TABLE enquiry DROP COLUMN event_type_text, DROP COLUMN business_name,
  ADD CONSTRAINT enquiry_event_type_check CHECK (event_type <> ''),
  ADD COLUMN search text GENERATED ALWAYS AS
    (lower(name || E'\\n' || contact || E'\\n' || location || E'\\n' || event_type || E'\\n' || message)) STORED;
CREATE INDEX enquiry_search ON enquiry USING gin (search gin_trgm_ops);

ALTER TABLE notification DROP CONSTRAINT notification_event;
UPDATE notification SET params = jsonb_set(params, '{event}', (params->'event') - 'typeText' || jsonb_build_object(
  'type', COALESCE(params->'event'->>'typeText', ${byKey(EVENT_TYPES)}->>(params->'event'->>'type'))))
WHERE params ? 'event';
UPDATE notification SET params = jsonb_build_object('reason', ${quoted(NO_REASON)})
WHERE kind = 'listing_rejected' AND params->>'reason' IS NULL;
ALTER TABLE notification ADD CONSTRAINT notification_event CHECK (NOT params ? 'event'
  OR (jsonb_typeof(params->'event') = 'object' AND params->'event' ?& '{type,date,guests}'));

UPDATE audit SET after = jsonb_set(after, '{reason}', to_jsonb(${quoted(NO_REASON)}::text))
WHERE action = 'listing.decide' AND after->>'status' = 'rejected' AND after->>'reason' IS NULL;
UPDATE admin_profile SET name = 'Super Admin' WHERE name IS NULL;
ALTER TABLE admin_profile ALTER COLUMN name SET NOT NULL;
`;
