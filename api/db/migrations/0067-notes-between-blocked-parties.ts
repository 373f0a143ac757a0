import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A note about a declined quote or a rejected enquiry is a message to the other party, so a block refuses it, too. */
export class NotesBetweenBlockedParties1764900000067 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE FUNCTION refuse_quote_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking b WHERE b.id = NEW.booking_id AND is_contact_blocked(b.user_id, b.listing_id)) THEN
    RAISE EXCEPTION 'one party has blocked the other' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_note_not_blocked';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER quote_note_not_blocked BEFORE UPDATE OF decline_note ON quote
  FOR EACH ROW WHEN (NEW.decline_note IS NOT NULL AND OLD.decline_note IS NULL) EXECUTE FUNCTION refuse_quote_note();

CREATE FUNCTION refuse_booking_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_contact_blocked(NEW.user_id, NEW.listing_id) THEN
    RAISE EXCEPTION 'one party has blocked the other' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_note_not_blocked';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_note_not_blocked BEFORE UPDATE OF rejection_note ON booking
  FOR EACH ROW WHEN (NEW.rejection_note IS NOT NULL AND OLD.rejection_note IS NULL) EXECUTE FUNCTION refuse_booking_note();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
DROP TRIGGER quote_note_not_blocked ON quote;
DROP TRIGGER booking_note_not_blocked ON booking;
DROP FUNCTION refuse_quote_note(), refuse_booking_note();`);
  }
}
