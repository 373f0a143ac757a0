import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Announces `list:counts` when the number of approved listings of a city or category changes. Before, every edit of a
 * listing invalidated all responses with these numbers, such as the home page.
 */
export class TagOfCounts1765000000083 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(announcing);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const announcing = `
CREATE OR REPLACE FUNCTION announce_listings() RETURNS trigger LANGUAGE plpgsql AS $$
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
         ELSE '{}' END
      || CASE WHEN (o.status = 'approved' OR n.status = 'approved')
           AND (o.status, o.category, o.city, o.state) IS DISTINCT FROM (n.status, n.category, n.city, n.state)
         THEN ARRAY['list:counts'] ELSE '{}' END) AS tag
    WHERE o.* IS DISTINCT FROM n.*;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT tag) INTO tags FROM after_change CROSS JOIN LATERAL unnest(
      ARRAY['listing', 'listing:' || id] || list_tags(kind, status, category, city)
      || CASE WHEN status = 'approved' THEN ARRAY['list:counts'] ELSE '{}' END) AS tag;
  ELSE
    SELECT array_agg(DISTINCT tag) INTO tags FROM before_change CROSS JOIN LATERAL unnest(
      ARRAY['listing', 'listing:' || id] || list_tags(kind, status, category, city)
      || CASE WHEN status = 'approved' THEN ARRAY['list:counts'] ELSE '{}' END) AS tag;
  END IF;
  PERFORM announce(tags);
  RETURN NULL;
END $$;
`;

const undone = `
CREATE OR REPLACE FUNCTION announce_listings() RETURNS trigger LANGUAGE plpgsql AS $$
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
`;
