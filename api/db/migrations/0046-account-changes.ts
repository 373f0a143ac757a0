import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Announces on the channel `account_change` that an account sees something new, so that its open pages fetch it. A
 * payload is an account's ID and, if one of its bookings has changed, a space and the booking's ID; `*` stands for all
 * accounts. The end of a session is announced too, because its streams must end.
 */
export class AccountChanges1764200000046 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(announcing);
    await db.query(bookings);
    for (const [table, event] of ACCOUNT_ROWS) await db.query(onAccountRows(table, event));
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table, event] of ACCOUNT_ROWS)
      await db.query(`DROP TRIGGER announce_account_${event} ON ${table}`);
    await db.query(`
      DROP TRIGGER announce_account_insert ON booking;
      DROP TRIGGER announce_account_update ON booking;
      DROP FUNCTION announce_booking_parties();
      DROP FUNCTION announce_account_rows();
      DROP FUNCTION announce_accounts(text[])`);
  }
}

/** Tables with an account_id, and the statements after which the account sees a change. */
const ACCOUNT_ROWS = [
  ['notification', 'insert'],
  ['notification', 'update'],
  ['notification', 'delete'],
  ['session', 'delete'],
] as const;

// A statement that concerns more accounts, such as an import, announces a change of all.
const announcing = `
CREATE FUNCTION announce_accounts(payloads text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(payloads) > 200 THEN
    PERFORM pg_notify('account_change', '*');
  ELSE
    PERFORM pg_notify('account_change', payload) FROM unnest(payloads) payload;
  END IF;
END $$;

CREATE FUNCTION announce_account_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_accounts(array_agg(DISTINCT account_id::text)) FROM changed;
  RETURN NULL;
END $$;
`;

const onAccountRows = (table: string, event: 'insert' | 'update' | 'delete') => `
CREATE TRIGGER announce_account_${event} AFTER ${event.toUpperCase()} ON ${table}
  REFERENCING ${event === 'delete' ? 'OLD' : 'NEW'} TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_account_rows();`;

// A listing has the ID of its owner's account.
const bookings = `
CREATE FUNCTION announce_booking_parties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_accounts(array_agg(DISTINCT party || ' ' || id))
  FROM changed CROSS JOIN LATERAL unnest(ARRAY[user_id, listing_id]) party WHERE party IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_account_insert AFTER INSERT ON booking
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_booking_parties();
CREATE TRIGGER announce_account_update AFTER UPDATE ON booking
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_booking_parties();
`;
