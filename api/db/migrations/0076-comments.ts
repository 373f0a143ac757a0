import type { MigrationInterface, QueryRunner } from 'typeorm';

const COMMENTS = {
  city: 'Known cities. Listings in other cities keep the name as typed.',
  email_change: 'The new address of an account until it enters the code that was emailed there.',
  media_arrival:
    'Pictures whose upload is running: inserted before the file is stored, deleted by the transaction that inserts the picture. The sweep deletes interrupted ones.',
  api_key: 'API keys of accounts. Stores the hash of a key and its first characters.',
  idempotency:
    'Results of operations with an Idempotency-Key: a hash of the account and the key, and what a retry gets; no code, name or message.',
  contact_view_count: 'Number of listings whose contact an account received on a day in India.',
  contact_view: 'Listings whose contact an account received on a day; the same one again is not counted.',
  login_device: 'Browsers that have logged in to an account, with their own count of wrong passwords.',
  event_follow_up: 'Accounts that Mandap has asked about an event after it.',
};

/** Describes tables in plain words. */
export class Comments1765000000076 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [table, comment] of Object.entries(COMMENTS))
      await db.query(`COMMENT ON TABLE ${table} IS '${comment}'`);
  }

  /** Comments have no effect. */
  async down(): Promise<void> {}
}
