import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The site's own pictures: the home page's slides, the photo gallery, and one per category. */
export class SitePictures1763600000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE TYPE site_picture_kind AS ENUM ('hero', 'photo', 'category');

CREATE TABLE site_picture (
  kind site_picture_kind NOT NULL,
  key text NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  title text NOT NULL,
  media_hash text NOT NULL REFERENCES media (hash),
  PRIMARY KEY (kind, key)
);
CREATE INDEX site_picture_media ON site_picture (media_hash);
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON site_picture
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE site_picture; DROP TYPE site_picture_kind;`);
  }
}
