import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names of attachments are one line that reads in one direction, and those of PDF files end in .pdf: a browser saves a
 * file under its name, whatever its content is.
 */
export class NamesOfAttachments1764900000066 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
UPDATE message_attachment SET name = COALESCE(NULLIF(trim(regexp_replace(name, '${MISLEADING}', '', 'g')), ''), 'file')
WHERE name ~ '${MISLEADING}';
UPDATE message_attachment SET name = rtrim(left(name, 196)) || '.pdf'
FROM media WHERE media.hash = media_hash AND media.mime = 'application/pdf' AND name !~* '\\.pdf$';
ALTER TABLE message_attachment ADD CONSTRAINT message_attachment_name_plain CHECK (name !~ '${MISLEADING}');`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE message_attachment DROP CONSTRAINT message_attachment_name_plain`);
  }
}

/** Control characters, line breaks, and characters that change the direction of what follows. */
const MISLEADING =
  '[\\u0001-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]';
