import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { Media } from '../media/media.entity.js';
import { Review } from './review.entity.js';

/** A photo of a review, or one that its author has uploaded for it. */
@Entity('review_picture')
export class StoredReviewPicture {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'author_id' })
  authorId: string;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'author_id' })
  author?: Relation<Account>;

  /** Null until the review is sent, like the position. */
  @Column('uuid', { name: 'review_id', nullable: true })
  reviewId: string | null;

  @ManyToOne(() => Review)
  @JoinColumn({ name: 'review_id' })
  review?: Relation<Review> | null;

  @Column('text', { name: 'media_hash' })
  mediaHash: string;

  @ManyToOne(() => Media)
  @JoinColumn({ name: 'media_hash' })
  media?: Relation<Media>;

  @Column('smallint', { nullable: true })
  position: number | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
