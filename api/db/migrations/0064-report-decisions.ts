import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Announces reports of messages and decisions about them, so that open conversations show them: to the reporter, and to
 * the sender once they were warned. The removal of a message announces itself.
 */
export class ReportDecisions1764900000064 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(announcing);
    for (const event of EVENTS)
      await db.query(`
CREATE TRIGGER booking_changed_${event} AFTER ${event} ON message_report
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_message_reports();`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of EVENTS) await db.query(`DROP TRIGGER booking_changed_${event} ON message_report`);
    await db.query(`DROP FUNCTION announce_message_reports()`);
  }
}

const EVENTS = ['insert', 'update'] as const;

const announcing = `
CREATE FUNCTION announce_message_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_accounts(array_agg(party || ' ' || message.booking_id))
  FROM changed JOIN message ON message.id = changed.message_id
    CROSS JOIN LATERAL unnest(ARRAY[changed.reporter_id, CASE changed.decision WHEN 'warned' THEN message.sender_id END]) party
  WHERE party IS NOT NULL;
  RETURN NULL;
END $$;
`;
