import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to Mandap itself rather than to a listing: general enquiries and business leads, for the admins. */
export class Enquiries1763600000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(enquiries);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE enquiry; DROP TYPE enquiry_kind');
  }
}

const enquiries = `
CREATE TYPE enquiry_kind AS ENUM ('general', 'contact', 'call_back', 'registration');

CREATE TABLE enquiry (
  id uuid PRIMARY KEY,
  kind enquiry_kind NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  contact text NOT NULL,
  location text NOT NULL,
  guests integer CHECK (guests > 0),
  event_date date,
  address text,
  event_type text NOT NULL CHECK (event_type <> ''),
  message text NOT NULL DEFAULT '',
  comments text,
  listing_id uuid REFERENCES listing (id) ON DELETE SET NULL,
  read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Phones of businesses have any format; all other callers give ten digits.
  CONSTRAINT enquiry_contact_digits CHECK (kind = 'registration' OR contact ~ '^[0-9]{10}$'),
  CONSTRAINT enquiry_event CHECK (kind <> 'general' OR
    (guests IS NOT NULL AND event_date IS NOT NULL AND address IS NOT NULL)),
  CONSTRAINT enquiry_listing CHECK (kind = 'registration' OR (listing_id IS NULL AND comments IS NULL))
);
COMMENT ON TABLE enquiry IS 'General enquiries, contact messages, call-backs and registrations of businesses, for the admins.';

CREATE INDEX enquiry_newest ON enquiry (created_at DESC, id DESC);
CREATE INDEX enquiry_by_kind ON enquiry (kind, created_at DESC, id DESC);
CREATE INDEX enquiry_unread ON enquiry (created_at DESC, id DESC) WHERE read_at IS NULL;
CREATE INDEX enquiry_listing_id ON enquiry (listing_id);
-- Finds repeated leads by contact and type.
CREATE INDEX enquiry_repeated ON enquiry (contact, event_type, created_at DESC);
`;
