import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of approved listings, so that a search reads its best matches in order; see decision 38. */
export class SearchWords1764200000041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [words, existing, maintained, galleries, pages, statistics]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
    await db.query(galleriesBefore);
    await db.query(pagesBefore);
    await db.query(statisticsBefore);
  }
}

// A term without spaces is part of a listing's text exactly if it is part of one of its words. Words stay in
// search_word when no listing has them any more, because deleting one could race with a listing that gets it.
const words = `
CREATE TABLE search_word (word text PRIMARY KEY);
COMMENT ON TABLE search_word IS 'Each word of a listing once, to find those that contain a term.';

CREATE TABLE listing_word (
  kind listing_kind NOT NULL,
  word text NOT NULL,
  rank smallint NOT NULL,
  rating_average numeric(2, 1),
  id uuid NOT NULL,
  city text NOT NULL,
  search text NOT NULL
);
COMMENT ON TABLE listing_word IS 'The words of approved listings, their text and their order. Triggers on listing maintain it.';

CREATE FUNCTION words_of(search text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT word FROM string_to_table(translate(search, E'\\n', ' '), ' ') word WHERE word <> ''
$$;
`;

// The index has all columns: a search looks for further words in the text, without reading rows.
const existing = `
INSERT INTO listing_word (kind, word, rank, rating_average, id, city, search)
SELECT kind, word, rank, rating_average, id, city, search FROM listing, words_of(search) word WHERE status = 'approved';
INSERT INTO search_word SELECT DISTINCT word FROM listing_word;

CREATE UNIQUE INDEX listing_word_by_rank ON listing_word (kind, word, rank DESC, COALESCE(rating_average, 0) DESC, id DESC)
  INCLUDE (rating_average, city, search);
CREATE INDEX search_word_parts ON search_word USING gin (word gin_trgm_ops);
ANALYZE search_word, listing_word;
`;

/** Triggers of one function for each kind of statement: only those of a single kind see the changed rows. */
const onEachStatement = (procedure: string) => `
CREATE TRIGGER words_after_insert AFTER INSERT ON listing
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();
CREATE TRIGGER words_after_update AFTER UPDATE ON listing
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();
CREATE TRIGGER words_after_delete AFTER DELETE ON listing
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();
`;

// New words are inserted in their order, so that two transactions with the same words can't deadlock.
const maintained = `
CREATE FUNCTION store_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(id) INTO changed FROM before_change o JOIN after_change n USING (id)
    WHERE (o.search, o.city, o.status, o.rank, o.rating_average)
      IS DISTINCT FROM (n.search, n.city, n.status, n.rank, n.rating_average);
    IF changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM listing_word w USING before_change o, words_of(o.search) AS lost (word)
    WHERE (changed IS NULL OR o.id IN (SELECT unnest(changed))) AND o.status = 'approved' AND w.kind = o.kind AND w.word = lost.word
      AND w.rank = o.rank AND COALESCE(w.rating_average, 0) = COALESCE(o.rating_average, 0) AND w.id = o.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_word
    SELECT DISTINCT word FROM after_change n, words_of(n.search) word
    WHERE (changed IS NULL OR n.id IN (SELECT unnest(changed))) AND n.status = 'approved' ORDER BY word
    ON CONFLICT DO NOTHING;
    INSERT INTO listing_word (kind, word, rank, rating_average, id, city, search)
    SELECT n.kind, word, n.rank, n.rating_average, n.id, n.city, n.search FROM after_change n, words_of(n.search) word
    WHERE (changed IS NULL OR n.id IN (SELECT unnest(changed))) AND n.status = 'approved' ORDER BY word;
  END IF;
  RETURN NULL;
END $$;
${onEachStatement('store_listing_words')}
`;

// A gallery that stays as it is isn't written again: an import may write listings with their galleries.
const refreshGallery = (condition: string) => `
CREATE OR REPLACE FUNCTION refresh_gallery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing WHERE id IN (SELECT listing_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listing SET gallery = current.gallery
  FROM (SELECT c.listing_id, COALESCE((
      SELECT jsonb_agg(jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
               'thumbhash', m.thumbhash, 'caption', p.caption) ORDER BY p.position, p.media_hash)
      FROM listing_picture p JOIN media m ON m.hash = p.media_hash WHERE p.listing_id = c.listing_id), '[]') AS gallery
    FROM (SELECT DISTINCT listing_id FROM changed) c) current
  WHERE listing.id = current.listing_id ${condition};
  RETURN NULL;
END $$;
`;

const galleries = refreshGallery('AND listing.gallery <> current.gallery');
const galleriesBefore = refreshGallery('');

/**
 * Indexes of the visitors' orders. They include what PostgreSQL needs to read the IDs of a deep page, to count what the
 * filters match, and to list the cities, without reading the table.
 */
const orders = (included: Record<'rank' | 'city' | 'rating' | 'price' | 'guests', string>) => `
DROP INDEX listing_by_rank, listing_by_city, listing_by_rating, listing_by_price_low, listing_by_price_high,
  listing_by_guests;
CREATE INDEX listing_by_rank ON listing (kind, rank DESC, COALESCE(rating_average, 0) DESC, id DESC)
  ${included.rank} WHERE status = 'approved';
CREATE INDEX listing_by_city ON listing (kind, lower(city), rank DESC, COALESCE(rating_average, 0) DESC, id DESC)
  ${included.city} WHERE status = 'approved';
CREATE INDEX listing_by_rating ON listing (kind, COALESCE(rating_average, 0) DESC, rating_count DESC, id DESC)
  ${included.rating} WHERE status = 'approved';
CREATE INDEX listing_by_price_low ON listing (kind, COALESCE(lowest_price, 2147483647), id)
  ${included.price} WHERE status = 'approved';
CREATE INDEX listing_by_price_high ON listing (kind, COALESCE(lowest_price, 0) DESC, id DESC)
  ${included.price} WHERE status = 'approved';
CREATE INDEX listing_by_guests ON listing (kind, COALESCE(max_guests, 0) DESC, id DESC)
  ${included.guests} WHERE status = 'approved';
`;

const pages = `
${orders({
  rank: 'INCLUDE (rating_average, search, max_guests, lowest_price, venue_types)',
  city: 'INCLUDE (city, state, rating_average)',
  rating: 'INCLUDE (rating_average)',
  price: 'INCLUDE (lowest_price)',
  guests: 'INCLUDE (max_guests)',
})}
CREATE INDEX real_wedding_by_status ON real_wedding (status, id);
`;
const pagesBefore = `
DROP INDEX real_wedding_by_status;
${orders({ rank: 'INCLUDE (rating_average, search)', city: 'INCLUDE (city)', rating: '', price: '', guests: '' })}
`;

/** Number of texts from which PostgreSQL estimates how many match a term; -1 is the default, 100. */
const sample = (texts: number) => `
ALTER INDEX listing_venue_search ALTER COLUMN 1 SET STATISTICS ${texts};
ALTER INDEX listing_vendor_search ALTER COLUMN 1 SET STATISTICS ${texts};
ANALYZE listing;
`;

// Of a hundred texts, none contains a term that 16,000 of a million have. PostgreSQL then reads and sorts all these,
// instead of the first page in order.
const statistics = sample(1000);
const statisticsBefore = sample(-1);

const undone = `
DROP TRIGGER words_after_insert ON listing;
DROP TRIGGER words_after_update ON listing;
DROP TRIGGER words_after_delete ON listing;
DROP FUNCTION store_listing_words(), words_of(text);
DROP TABLE listing_word, search_word;
`;
