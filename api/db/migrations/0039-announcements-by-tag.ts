import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Announces what has changed as tags, so that a change invalidates only the stored responses that show it. A tag is a
 * table's name, or finer:
 *
 * - `listing:<id>`: anything that a listing's page or card shows;
 * - `list:<kind>[:<category>][@<city>]`: the members or the order of the lists of approved listings may have changed;
 * - `reviews:<listing id>`: a listing's published reviews;
 * - `author:<account id>`: the name and picture of an author.
 */
export class AnnouncementsByTag1764000000039 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(withoutBefore);
    await db.query(announcing);
    await db.query(listings);
    await db.query(reviews);
    await db.query(authors);
    for (const table of WHOLE_TABLES) await db.query(wholeTable(table));
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of WHOLE_TABLES) await db.query(`DROP TRIGGER announce ON ${table}`);
    await db.query(undone);
    await db.query(before);
  }
}

/** Tables that change rarely: each change invalidates everything read from them. */
const WHOLE_TABLES = [
  'blog',
  'blog_picture',
  'city',
  'city_alias',
  'listing_picture',
  'real_wedding',
  'real_wedding_picture',
  'site_picture',
  'vendor_package',
] as const;

const wholeTable = (table: string) => `
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table();`;

const withoutBefore = `
DROP TRIGGER announce ON listing;
DROP TRIGGER announce ON review;
DROP TRIGGER announce ON blog;
DROP TRIGGER announce ON blog_picture;
DROP TRIGGER announce ON city;
DROP TRIGGER announce ON site_picture;
DROP TRIGGER announce ON real_wedding;
DROP TRIGGER announce ON real_wedding_picture;
DROP TRIGGER announce_name ON user_profile;
DROP TRIGGER announce_user ON user_profile;
DROP FUNCTION announce_public_change();
DROP FUNCTION announce_user_change();
`;

// A payload has less than 8000 bytes; '*' stands for everything.
const announcing = `
CREATE FUNCTION announce(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payload text := array_to_string(tags, ' ');
BEGIN
  -- A statement that changed nothing has no tags.
  IF coalesce(payload, '') = '' THEN RETURN; END IF;
  PERFORM pg_notify('change', CASE WHEN octet_length(payload) < 7900 THEN payload ELSE '*' END);
END $$;

CREATE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(ARRAY[TG_TABLE_NAME::text]);
  RETURN NULL;
END $$;
`;

/** Triggers of one function for each kind of statement: only those of a single kind see the changed rows. */
const onEachStatement = (table: string, procedure: string) => `
CREATE TRIGGER announce_insert AFTER INSERT ON ${table}
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();
CREATE TRIGGER announce_update AFTER UPDATE ON ${table}
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();
CREATE TRIGGER announce_delete AFTER DELETE ON ${table}
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();
`;

// A statement that changes more rows than a payload could name, such as an import, announces everything.
const listings = `
CREATE FUNCTION list_tags(kind listing_kind, status listing_status, category text, city text) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status = 'approved' THEN
    ARRAY['list:' || kind, 'list:' || kind || '@' || replace(lower(city), ' ', '-')]
    || CASE WHEN category IS NOT NULL THEN ARRAY['list:' || kind || ':' || replace(category, ' ', '-'),
         'list:' || kind || ':' || replace(category, ' ', '-') || '@' || replace(lower(city), ' ', '-')] ELSE '{}' END
  ELSE '{}' END
$$;

CREATE FUNCTION announce_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM before_change;
  ELSE
    SELECT count(*) INTO changed FROM after_change;
  END IF;
  IF changed > 50 THEN
    tags := ARRAY['*'];
  ELSIF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT tag) INTO tags
    FROM before_change o JOIN after_change n USING (id) CROSS JOIN LATERAL unnest(
      ARRAY['listing', 'listing:' || id]
      || CASE WHEN (o.status, o.category, o.name, o.city, o.state, o.rank, o.rating_average, o.rating_count,
                    o.lowest_price, o.max_guests, o.venue_types)
           IS DISTINCT FROM (n.status, n.category, n.name, n.city, n.state, n.rank, n.rating_average, n.rating_count,
                    n.lowest_price, n.max_guests, n.venue_types)
         THEN list_tags(o.kind, o.status, o.category, o.city) || list_tags(n.kind, n.status, n.category, n.city)
         ELSE '{}' END) AS tag
    WHERE o.* IS DISTINCT FROM n.*;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT tag) INTO tags FROM after_change CROSS JOIN LATERAL unnest(
      ARRAY['listing', 'listing:' || id] || list_tags(kind, status, category, city)) AS tag;
  ELSE
    SELECT array_agg(DISTINCT tag) INTO tags FROM before_change CROSS JOIN LATERAL unnest(
      ARRAY['listing', 'listing:' || id] || list_tags(kind, status, category, city)) AS tag;
  END IF;
  PERFORM announce(tags);
  RETURN NULL;
END $$;
${onEachStatement('listing', 'announce_listings')}
`;

// A booking that is approved verifies the couple's review of the listing.
const reviews = `
CREATE FUNCTION announce_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT array_agg(DISTINCT 'reviews:' || listing_id) INTO tags FROM before_change; END IF;
  IF TG_OP <> 'DELETE' THEN
    tags := tags || (SELECT array_agg(DISTINCT 'reviews:' || listing_id) FROM after_change);
  END IF;
  PERFORM announce(TG_TABLE_NAME::text || tags);
  RETURN NULL;
END $$;
${onEachStatement('review', 'announce_reviews')}

CREATE FUNCTION announce_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(DISTINCT 'reviews:' || listing_id) INTO tags FROM before_change WHERE status = 'approved';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    tags := tags || (SELECT array_agg(DISTINCT 'reviews:' || listing_id) FROM after_change WHERE status = 'approved');
  END IF;
  PERFORM announce(TG_TABLE_NAME::text || tags);
  RETURN NULL;
END $$;
${onEachStatement('booking', 'announce_bookings')}
`;

const authors = `
CREATE FUNCTION announce_authors() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg('author:' || id) INTO tags FROM before_change;
  ELSIF TG_OP = 'UPDATE' THEN
    SELECT array_agg('author:' || id) INTO tags FROM before_change o JOIN after_change n USING (id)
    WHERE (o.full_name, o.avatar_hash) IS DISTINCT FROM (n.full_name, n.avatar_hash);
  END IF;
  PERFORM announce(TG_TABLE_NAME::text || tags);
  RETURN NULL;
END $$;
${onEachStatement('user_profile', 'announce_authors')}
`;

const undone = `
${['listing', 'review', 'booking', 'user_profile']
  .flatMap((table) =>
    ['insert', 'update', 'delete'].map((kind) => `DROP TRIGGER announce_${kind} ON ${table};`),
  )
  .join('\n')}
DROP FUNCTION announce_listings(), announce_reviews(), announce_bookings(), announce_authors(),
  announce_table(), list_tags(listing_kind, listing_status, text, text), announce(text[]);
`;

const before = `
CREATE FUNCTION announce_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_change', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE FUNCTION announce_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('user_change', '');
  RETURN NULL;
END $$;
${[
  'listing',
  'review',
  'blog',
  'blog_picture',
  'city',
  'site_picture',
  'real_wedding',
  'real_wedding_picture',
]
  .map(
    (table) => `CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();`,
  )
  .join('\n')}
CREATE TRIGGER announce_name AFTER UPDATE ON user_profile FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION announce_public_change();
CREATE TRIGGER announce_user AFTER INSERT OR UPDATE OR DELETE ON user_profile
  FOR EACH STATEMENT EXECUTE FUNCTION announce_user_change();
`;
