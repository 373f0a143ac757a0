import type { MigrationInterface, QueryRunner } from 'typeorm';
import { parsedParams } from './sentences-until-0036.js';

/**
 * Notifications store the IDs of their subjects and parameters, and are rendered when they are read. Stored sentences
 * are parsed; unknown ones keep their text as kind `legacy`.
 */
export class NotificationsAsData1764000000036 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [columns, functions, parse, constraints, cleanUp]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const columns = `
ALTER TABLE notification
  ADD COLUMN listing_id uuid REFERENCES listing (id) ON DELETE SET NULL,
  ADD COLUMN review_id uuid REFERENCES review (id) ON DELETE SET NULL,
  ADD COLUMN story_id uuid REFERENCES real_wedding (id) ON DELETE SET NULL,
  ADD COLUMN params jsonb;
COMMENT ON COLUMN notification.params IS 'The data of the sentence, by kind; see api/src/core/notification.rules.ts.';
`;

// "24 Dec 2026", with the months as en-IN abbreviates them. An invalid day gives null. In PL/pgSQL, which
// runs expressions ten times as fast as functions in SQL that can't be inlined.
const functions = `
CREATE OR REPLACE FUNCTION pg_temp.notification_day(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  parts text[] := regexp_match(words, '^(\\d{1,2}) (\\w+) ([12]\\d{3})$');
  month int := array_position('{Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec}', left(parts[2], 3));
  first date;
BEGIN
  IF month IS NULL THEN RETURN NULL; END IF;
  first := make_date(parts[3]::int, month, 1);
  IF NOT parts[1]::int BETWEEN 1 AND extract(day FROM first + interval '1 month - 1 day') THEN RETURN NULL; END IF;
  RETURN to_char(first + parts[1]::int - 1, 'YYYY-MM-DD');
END $$;

CREATE OR REPLACE FUNCTION pg_temp.notification_event(type text, day text, guests text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  date text := pg_temp.notification_day(day);
  count bigint := NULLIF(replace(guests, ',', ''), '');
BEGIN
  IF date IS NULL OR count IS NULL OR count < 1 THEN RETURN NULL; END IF;
  RETURN jsonb_build_object('type', type, 'date', date, 'guests', count);
END $$;

-- Null where a value is missing.
CREATE OR REPLACE FUNCTION pg_temp.notification_params(params jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE WHEN NOT jsonb_path_exists(params, '$.* ? (@ == null)') THEN params END;
END $$;
`;

/** Beginnings of sentences, before the name. */
const OPENINGS = [
  'New enquiry from ',
  'Enquiry sent to ',
  'You approved ',
  'You rejected ',
  'You turned down ',
  'Your review of ',
  'Your story “',
  '',
];

// The name in a sentence is replaced by the character U+0001 before it is parsed, so that a name may contain anything.
// Where it stands is stored (name_start), or follows from the name of the booking, listing, review or story.
const parse = `
WITH named AS (
  SELECT n.id, n.kind, n.text, n.name_start, n.name_length,
    n.booking_id, l.id AS own_listing, r.review_id, r.listing_id, r.name AS reviewed, s.story_id, s.title,
    b.listing_id = n.account_id AS for_owner,
    CASE WHEN n.kind NOT IN ('couple_left', 'city_interest', 'prices_read')
      THEN COALESCE(CASE WHEN b.listing_id = n.account_id THEN b.name ELSE b.listing_name END, r.name, s.title, l.name)
      END AS name
  FROM notification n
  LEFT JOIN booking b ON b.id = n.booking_id
  LEFT JOIN listing l ON l.id = n.account_id
    AND n.kind IN ('listing_approved', 'listing_rejected', 'listing_suspended', 'listing_reinstated', 'prices_read')
  LEFT JOIN LATERAL (
    SELECT (array_agg(review.id))[1] AS review_id, (array_agg(reviewed.id))[1] AS listing_id, reviewed.name
    FROM review JOIN listing reviewed ON reviewed.id = review.listing_id
    WHERE review.user_id = n.account_id AND n.kind IN ('review_published', 'review_rejected')
      AND (n.text = 'Your review of ' || reviewed.name || ' is published.'
        OR starts_with(n.text, 'Your review of ' || reviewed.name || ' was not published: '))
    GROUP BY reviewed.name HAVING count(*) = 1 ORDER BY char_length(reviewed.name) LIMIT 1
  ) r ON true
  LEFT JOIN LATERAL (
    SELECT (array_agg(story.id))[1] AS story_id, story.title
    FROM real_wedding story
    WHERE story.author_id = n.account_id AND n.kind IN ('story_published', 'story_rejected')
      AND (n.text = 'Your story “' || story.title || '” is published.'
        OR starts_with(n.text, 'Your story “' || story.title || '” was not published: '))
    GROUP BY story.title HAVING count(*) = 1 ORDER BY char_length(story.title) LIMIT 1
  ) s ON true
), marked AS (
  SELECT named.*, CASE
      WHEN name_start IS NOT NULL THEN overlay(text PLACING E'\\x01' FROM name_start FOR name_length)
      WHEN opening IS NOT NULL THEN overlay(text PLACING E'\\x01' FROM char_length(opening) + 1 FOR char_length(name))
      ELSE text END AS sentence
  FROM named LEFT JOIN LATERAL (
    SELECT opening FROM unnest(ARRAY[${OPENINGS.map((words) => `'${words}'`).join(', ')}]) AS opening
    WHERE name_start IS NULL AND name <> '' AND starts_with(text, opening || name)
    ORDER BY char_length(opening) DESC LIMIT 1
  ) AS found ON true
), parsed AS MATERIALIZED (
  SELECT marked.*, ${parsedParams} AS params,
    CASE WHEN name_start IS NOT NULL OR for_owner THEN strpos(sentence, E'\\x01') ELSE 0 END AS gap
  FROM marked
)
UPDATE notification n SET
  kind = CASE WHEN parsed.params IS NULL THEN 'legacy' ELSE n.kind END,
  params = COALESCE(parsed.params, CASE WHEN gap > 0
    THEN jsonb_build_object('before', left(sentence, gap - 1), 'after', substr(sentence, gap + 1))
    ELSE jsonb_build_object('before', n.text, 'after', null) END),
  review_id = CASE WHEN parsed.params IS NOT NULL THEN parsed.review_id END,
  story_id = CASE WHEN parsed.params IS NOT NULL THEN parsed.story_id END,
  listing_id = CASE WHEN parsed.params IS NOT NULL THEN COALESCE(parsed.own_listing, parsed.listing_id) END
FROM parsed WHERE parsed.id = n.id;
`;

// Deleting a booking deletes its notifications. Those about a deleted listing, review or story stay readable.
const constraints = `
ALTER TABLE notification DROP COLUMN text, DROP COLUMN name_start, DROP COLUMN name_length,
  ALTER COLUMN params SET NOT NULL,
  ADD CONSTRAINT notification_booking CHECK (booking_id IS NOT NULL OR kind NOT IN ('enquiry_sent', 'enquiry_received',
    'enquiry_withdrawn', 'booking_approved', 'booking_rejected', 'date_proposed', 'date_accepted', 'date_declined',
    'date_changed', 'listing_removed', 'couple_left')),
  ADD CONSTRAINT notification_params CHECK (jsonb_typeof(params) = 'object' AND params ?& CASE kind
    WHEN 'enquiry_sent' THEN '{event}'
    WHEN 'enquiry_received' THEN '{event}'
    WHEN 'enquiry_withdrawn' THEN '{event}'
    WHEN 'booking_approved' THEN '{event,recipient}'
    WHEN 'booking_rejected' THEN '{event,recipient}'
    WHEN 'date_proposed' THEN '{event,requestedDate}'
    WHEN 'date_accepted' THEN '{date}'
    WHEN 'date_declined' THEN '{requestedDate,date}'
    WHEN 'date_changed' THEN '{previousDate,date}'
    WHEN 'listing_removed' THEN '{event,status}'
    WHEN 'couple_left' THEN '{event,status}'
    WHEN 'city_interest' THEN '{city}'
    WHEN 'listing_approved' THEN '{}'
    WHEN 'listing_rejected' THEN '{reason}'
    WHEN 'listing_suspended' THEN '{reason}'
    WHEN 'listing_reinstated' THEN '{}'
    WHEN 'prices_read' THEN '{veg,nonVeg}'
    WHEN 'story_published' THEN '{title}'
    WHEN 'story_rejected' THEN '{title,reason}'
    WHEN 'review_published' THEN '{listingName}'
    WHEN 'review_rejected' THEN '{listingName,reason}'
    ELSE '{before,after}' END::text[]),
  ADD CONSTRAINT notification_event CHECK (NOT params ? 'event' OR (jsonb_typeof(params->'event') = 'object'
    AND params->'event' ?& '{type,date,guests}'));

CREATE INDEX notification_listing ON notification (listing_id) WHERE listing_id IS NOT NULL;
CREATE INDEX notification_review ON notification (review_id) WHERE review_id IS NOT NULL;
CREATE INDEX notification_story ON notification (story_id) WHERE story_id IS NOT NULL;
`;

const cleanUp = `
DROP FUNCTION pg_temp.notification_event, pg_temp.notification_day, pg_temp.notification_params;
`;

// The application renders notifications; going back leaves only the kind, in words.
const undone = `
ALTER TABLE notification ADD COLUMN text text, ADD COLUMN name_start integer, ADD COLUMN name_length integer,
  ADD CONSTRAINT notification_name CHECK ((name_start IS NULL) = (name_length IS NULL)
    AND name_start >= 1 AND name_length >= 1 AND name_start + name_length - 1 <= char_length(text));
UPDATE notification SET text = CASE WHEN kind = 'legacy'
  THEN (params->>'before') || COALESCE('A couple' || (params->>'after'), '')
  ELSE initcap(replace(kind::text, '_', ' ')) || '.' END;
ALTER TABLE notification ALTER COLUMN text SET NOT NULL,
  DROP COLUMN params, DROP COLUMN listing_id, DROP COLUMN review_id, DROP COLUMN story_id;
`;
