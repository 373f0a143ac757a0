import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { Listing } from '../listing/listing.entity.js';
import { REVIEW_HOLDS, REVIEW_STATUSES, type ReviewHold, type ReviewStatus } from './review.constants.js';

export const ReviewStatusEnum = graphqlEnum(
  'ReviewStatus',
  'Where a review stands. Others than its author see published ones only.',
  upperKeys(REVIEW_STATUSES),
  (key) => ({ PUBLISHED: 'Public.', PENDING: 'Waits for an admin.', REJECTED: 'Turned down.' })[key] ?? key,
);

@ObjectType({ description: 'What a couple or guest says of a venue or vendor.' })
@Entity('review')
export class Review {
  @Field(() => ID, { description: 'Id of the review.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'listing_id' })
  listingId: string;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing>;

  /** Null once the account is deleted; the review stays, without a name. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'user_id' })
  userAccount?: Relation<Account> | null;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Column('smallint')
  rating: number;

  @Field({ description: 'The text.' })
  @Column('text')
  message: string;

  @Field(() => ReviewStatusEnum, { description: 'Where it stands.' })
  @Column({ type: 'enum', enum: REVIEW_STATUSES, enumName: 'review_status', default: 'published' })
  status: ReviewStatus;

  @Column('enum', { name: 'held_for', enum: REVIEW_HOLDS, enumName: 'review_hold', nullable: true })
  heldFor: ReviewHold | null;

  /** The reason sent to its author; null unless it is rejected. */
  @Column('text', { name: 'rejection_reason', nullable: true })
  rejectionReason: string | null;

  @Field(() => String, { nullable: true, description: "The owner's answer." })
  @Column('text', { nullable: true })
  answer: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the owner answered.' })
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** What the owner has against it; it stays as it is until an admin has decided. */
  @Column('text', { name: 'flag_reason', nullable: true })
  flagReason: string | null;

  @Column('timestamptz', { name: 'flagged_at', nullable: true })
  flaggedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
