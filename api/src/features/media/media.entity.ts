import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';

/** An uploaded file. Equal files are stored once. */
@Entity('media')
export class Media {
  @PrimaryColumn('text')
  hash: string;

  @Column('text')
  mime: string;

  @Column('integer')
  bytes: number;

  /** Null for PDF files, like the next two. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  @Column('text', { nullable: true })
  thumbhash: string | null;

  @Column('uuid', { name: 'uploaded_by', nullable: true })
  uploadedBy: string | null;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'uploaded_by' })
  uploader?: Relation<Account> | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** When it was last uploaded, or something that used it was removed. */
  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt: Date;

  /** Null once all variants of a picture are made. */
  @Column('timestamptz', { name: 'variants_due_at', nullable: true })
  variantsDueAt: Date | null;

  @Column('smallint', { name: 'variant_attempts', default: 0 })
  variantAttempts: number;

  @Column('text', { name: 'failed_variants', array: true, default: () => "'{}'" })
  failedVariants: string[];
}
