import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that refer to pictures. */
const REFERENCES = {
  user_profile: 'avatar_hash',
  listing_picture: 'media_hash',
  blog_picture: 'media_hash',
  site_picture: 'media_hash',
  real_wedding_picture: 'media_hash',
  message_attachment: 'media_hash',
  review_picture: 'media_hash',
};

/**
 * Keeps a picture for a day after its last use, however old its upload is: pages that are cached still show it, and a
 * backup of the files may be made after that of the database.
 */
export class UnusedPictures1765000000084 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION media_released() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE media SET sent_at = now() WHERE hash = to_jsonb(OLD) ->> TG_ARGV[0];
        RETURN NULL;
      END $$;
      COMMENT ON COLUMN media.sent_at IS 'When it was last uploaded, or something that used it was removed. The sweep deletes it a day later at the earliest.'`);
    for (const [table, column] of Object.entries(REFERENCES))
      await db.query(`
        CREATE TRIGGER media_released AFTER DELETE OR UPDATE OF ${column} ON ${table}
          FOR EACH ROW EXECUTE FUNCTION media_released('${column}')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION media_released() CASCADE;
      COMMENT ON COLUMN media.sent_at IS 'When somebody last sent it. The sweep leaves it alone for a day.'`);
  }
}
