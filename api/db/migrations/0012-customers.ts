import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The couples' dashboard: the order of the wishlist, and a history event for cancelled reschedule requests. */
export class Customers1763600000012 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE INDEX wishlist_item_newest ON wishlist_item (user_id, created_at DESC, listing_id DESC);
ALTER TYPE booking_event_kind ADD VALUE 'proposal_dropped';

-- Pages show the name of a text's author.
CREATE TRIGGER announce_name AFTER UPDATE ON user_profile FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION announce_public_change();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
DROP TRIGGER announce_name ON user_profile;
DELETE FROM booking_event WHERE kind = 'proposal_dropped';
ALTER TYPE booking_event_kind RENAME TO booking_event_kind_old;
CREATE TYPE booking_event_kind AS ENUM ('sent', 'wrong_code', 'approved', 'rejected', 'withdrawn',
  'date_proposed', 'date_accepted', 'date_declined');
ALTER TABLE booking_event ALTER COLUMN kind TYPE booking_event_kind USING kind::text::booking_event_kind;
DROP TYPE booking_event_kind_old;
DROP INDEX wishlist_item_newest;`);
  }
}
