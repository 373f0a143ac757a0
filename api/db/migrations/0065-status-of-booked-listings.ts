import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Announces a listing's suspension or reinstatement to couples who have the conversation with it open, which its pages
 * report every 45 seconds. A listing may have thousands of bookings, so the others find out when they open one.
 */
export class StatusOfBookedListings1764900000065 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE FUNCTION announce_listing_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_accounts(array_agg(booking.user_id || ' ' || booking.id))
  FROM booking JOIN conversation_read opened ON opened.booking_id = booking.id AND opened.account_id = booking.user_id
  WHERE booking.listing_id = NEW.id AND opened.opened_at >= now() - interval '1 minute';
  RETURN NULL;
END $$;
CREATE TRIGGER announce_listing_status AFTER UPDATE OF status ON listing
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION announce_listing_status();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER announce_listing_status ON listing;
      DROP FUNCTION announce_listing_status()`);
  }
}
