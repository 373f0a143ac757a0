import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for searching and sorting the admins' pages of content and moderation. */
export class Oversight1763600000017 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [content, enquiries, reviews, audit, counts]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// A title needs a character other than a space, as the forms require.
const content = `
ALTER TABLE blog ADD CONSTRAINT blog_title CHECK (title <> ''), ADD CONSTRAINT blog_content CHECK (content <> '');
ALTER TABLE blog_picture ADD CONSTRAINT blog_picture_position UNIQUE (blog_id, position) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX blog_newest ON blog (created_at DESC, id DESC);
CREATE INDEX real_wedding_newest ON real_wedding (created_at DESC, id DESC);
`;

// Enquiries are searched by parts of name, location and message.
const enquiries = `
ALTER TABLE enquiry ADD COLUMN search text GENERATED ALWAYS AS
  (lower(name || E'\\n' || contact || E'\\n' || location || E'\\n' || event_type || E'\\n' || message)) STORED;
CREATE INDEX enquiry_search ON enquiry USING gin (search gin_trgm_ops);
`;

// The page first shows the few reviews that wait for an admin.
const reviews = `
CREATE INDEX review_waiting ON review (created_at DESC, id DESC) WHERE status = 'pending' OR flagged_at IS NOT NULL;
CREATE INDEX review_by_status ON review (status, created_at DESC, id DESC);
CREATE INDEX review_message ON review USING gin (lower(message) gin_trgm_ops);
`;

// By time, actor, action and target, newest first.
const audit = `
DROP INDEX audit_actor;
CREATE INDEX audit_actor ON audit (actor_id, created_at DESC, id DESC);
CREATE INDEX audit_action ON audit (action, created_at DESC, id DESC);
CREATE INDEX audit_target ON audit (target_id, created_at DESC, id DESC);
`;

// The overview counts what waits for admins, and enquiries by week.
const counts = `
CREATE INDEX listing_pending ON listing (kind) WHERE status = 'pending';
CREATE INDEX booking_created ON booking (created_at);
`;

const undone = `
DROP INDEX booking_created, listing_pending, audit_target, audit_action, audit_actor, review_message, review_by_status, review_waiting,
  real_wedding_newest, blog_newest;
CREATE INDEX audit_actor ON audit (actor_id);
ALTER TABLE enquiry DROP COLUMN search;
ALTER TABLE blog_picture DROP CONSTRAINT blog_picture_position;
ALTER TABLE blog DROP CONSTRAINT blog_title, DROP CONSTRAINT blog_content;
`;
