import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The queue of pictures without variants, in which accounts take turns, and variants that can't be created. */
export class PictureVariants1764000000033 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(variants);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

const variants = `
ALTER TABLE media
  ADD COLUMN variants_due_at timestamptz,
  ADD COLUMN variant_attempts smallint NOT NULL DEFAULT 0,
  ADD COLUMN failed_variants text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN media.variants_due_at IS 'When its variants were queued; null once they are made.';
COMMENT ON COLUMN media.variant_attempts IS 'How often the picture worker has started on it since.';
COMMENT ON COLUMN media.failed_variants IS 'File names of variants that can''t be encoded; a placeholder is served for them.';
CREATE INDEX media_variants_due ON media (uploaded_by, variant_attempts, variants_due_at)
  WHERE variants_due_at IS NOT NULL;
`;

const undone = `
DROP INDEX media_variants_due;
ALTER TABLE media DROP COLUMN variants_due_at, DROP COLUMN variant_attempts, DROP COLUMN failed_variants;
`;
