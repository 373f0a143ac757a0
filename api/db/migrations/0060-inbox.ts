import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Labels and private notes of enquiries, what businesses have to answer, and packages with inclusions; see decision 60. */
export class OwnersInbox1764900000060 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [waiting, labels, notes, checklist, packages]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// LEAST ignores nulls: without any of these, nobody waits.
const waiting = `
CREATE VIEW waiting_enquiry AS
SELECT booking_id, listing_id, since FROM (
  SELECT b.id AS booking_id, b.listing_id, LEAST(
    CASE WHEN b.status = 'pending' AND answer.last IS NULL THEN b.created_at END,
    (SELECT min(m.created_at) FROM message m
     WHERE m.booking_id = b.id AND m.from_couple AND m.created_at > COALESCE(answer.last, '-infinity')),
    CASE WHEN b.status = 'pending' THEN (
      SELECT min(e.created_at) FROM booking_event e
      WHERE e.booking_id = b.id AND e.created_at > COALESCE(answer.last, '-infinity')
        AND e.kind::text IN ('date_changed', 'guests_changed', 'offer_declined', 'quote_declined')) END,
    CASE WHEN b.requested_date IS NOT NULL THEN
      (SELECT max(e.created_at) FROM booking_event e WHERE e.booking_id = b.id AND e.kind = 'reschedule_requested') END,
    CASE WHEN EXISTS (SELECT FROM visit v WHERE v.booking_id = b.id AND v.status = 'requested') THEN
      (SELECT max(e.created_at) FROM booking_event e WHERE e.booking_id = b.id AND e.kind::text = 'visit_requested') END
  ) AS since
  FROM booking b LEFT JOIN LATERAL (
    SELECT max(answered_at) AS last FROM business_answer WHERE booking_id = b.id) answer ON true
  WHERE b.status IN ('pending', 'approved') AND b.event_date >= today_in_india() AND b.user_id IS NOT NULL
) open WHERE since IS NOT NULL;
COMMENT ON VIEW waiting_enquiry IS 'Bookings whose couple waits for the business: an enquiry, a message, a change, a declined offer, a requested date or visit, and since when.';
`;

// The limits hold under concurrency, because each insert locks the row that it is counted for.
const labels = `
CREATE TABLE enquiry_label (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  name text NOT NULL CONSTRAINT enquiry_label_name_length CHECK (name = btrim(name) AND char_length(name) BETWEEN 1 AND 30),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE enquiry_label IS 'Labels that a business defined for its enquiries. Only the business sees them.';
CREATE UNIQUE INDEX enquiry_label_name ON enquiry_label (listing_id, lower(name));

CREATE FUNCTION guard_enquiry_label() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing WHERE id = NEW.listing_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM enquiry_label WHERE listing_id = NEW.listing_id) >= 20 THEN
    RAISE EXCEPTION 'too many labels' USING ERRCODE = 'check_violation', CONSTRAINT = 'enquiry_label_limit';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER enquiry_label_guard BEFORE INSERT ON enquiry_label FOR EACH ROW EXECUTE FUNCTION guard_enquiry_label();

CREATE TABLE booking_label (
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  label_id uuid NOT NULL REFERENCES enquiry_label (id) ON DELETE CASCADE,
  PRIMARY KEY (booking_id, label_id)
);
CREATE INDEX booking_label_label ON booking_label (label_id);

CREATE FUNCTION guard_booking_label() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  business uuid;
BEGIN
  SELECT listing_id INTO business FROM booking WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF business IS DISTINCT FROM (SELECT listing_id FROM enquiry_label WHERE id = NEW.label_id) THEN
    RAISE EXCEPTION 'the label is of another business' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_label_business';
  END IF;
  IF (SELECT count(*) FROM booking_label WHERE booking_id = NEW.booking_id) >= 5 THEN
    RAISE EXCEPTION 'too many labels' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_label_limit';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_label_guard BEFORE INSERT ON booking_label FOR EACH ROW EXECUTE FUNCTION guard_booking_label();
`;

const notes = `
CREATE TABLE booking_note (
  booking_id uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
  body text NOT NULL CONSTRAINT booking_note_length CHECK (char_length(body) BETWEEN 1 AND 2000),
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE booking_note IS 'Private notes of businesses about their enquiries. Only the business sees them.';
CREATE INDEX booking_note_listing ON booking_note (listing_id);
`;

const checklist = `
CREATE TABLE dismissed_checklist (
  listing_id uuid PRIMARY KEY REFERENCES listing (id) ON DELETE CASCADE,
  dismissed_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE dismissed_checklist IS 'Businesses that dismissed the checklist after completing its required items.';
`;

// Listings have a copy of their packages.
const copies = (fields: string) => `
CREATE OR REPLACE FUNCTION refresh_packages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET (packages, package_price) = (
    SELECT COALESCE(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'days', p.days, 'price', p.price,
             'minAdvance', p.min_advance${fields}) ORDER BY p.position), '[]'), min(p.price)
    FROM vendor_package p WHERE p.vendor_id = listing.id)
  WHERE id IN (SELECT DISTINCT vendor_id FROM changed);
  RETURN NULL;
END $$;
`;

const packages = `
ALTER TABLE vendor_package
  ADD COLUMN unit text CONSTRAINT vendor_package_unit CHECK (unit IN ('EVENT', 'DAY', 'HOUR', 'PERSON', 'PIECE')),
  ADD COLUMN inclusions text[] NOT NULL DEFAULT '{}' CONSTRAINT vendor_package_inclusions
    CHECK (cardinality(inclusions) <= 15 AND array_position(inclusions, NULL) IS NULL);
${copies(`, 'unit', p.unit, 'inclusions', p.inclusions`)}
UPDATE listing SET packages = (
  SELECT jsonb_agg(package || '{"unit": null, "inclusions": []}' ORDER BY n)
  FROM jsonb_array_elements(packages) WITH ORDINALITY AS stored (package, n))
WHERE packages <> '[]';
`;

const undone = `
${copies('')}
UPDATE listing SET packages = (
  SELECT jsonb_agg(package - 'unit' - 'inclusions' ORDER BY n)
  FROM jsonb_array_elements(packages) WITH ORDINALITY AS stored (package, n))
WHERE packages <> '[]';
ALTER TABLE vendor_package DROP COLUMN unit, DROP COLUMN inclusions;
DROP TABLE dismissed_checklist, booking_note, booking_label, enquiry_label;
DROP FUNCTION guard_enquiry_label(), guard_booking_label();
DROP VIEW waiting_enquiry;
`;
