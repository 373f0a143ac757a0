import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { Listing } from '../listing/listing.entity.js';
import {
  REVIEW_HOLD_REASONS,
  REVIEW_STATUSES,
  type ReviewHoldReason,
  type ReviewStatus,
} from './review.constants.js';

export const ReviewStatusEnum = graphqlEnum(
  'ReviewStatus',
  'Status of a review. Only its author and admins see unpublished ones.',
  upperKeys(REVIEW_STATUSES),
  (key) => ({ PUBLISHED: 'Public.', PENDING: 'Awaiting moderation.', REJECTED: 'Rejected.' })[key] ?? key,
);

@ObjectType({ description: "A user's review of a venue or vendor." })
@Entity('review')
export class Review {
  @Field(() => ID, { description: 'ID of the review.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'listing_id' })
  listingId: string;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing>;

  /** Null once the account is deleted; the review stays without a name. */
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

  @Field(() => ReviewStatusEnum, { description: 'Status.' })
  @Column({ type: 'enum', enum: REVIEW_STATUSES, enumName: 'review_status', default: 'published' })
  status: ReviewStatus;

  @Column('enum', {
    name: 'hold_reason',
    enum: REVIEW_HOLD_REASONS,
    enumName: 'review_hold_reason',
    nullable: true,
  })
  holdReason: ReviewHoldReason | null;

  /** Sent to its author; null unless it is rejected. */
  @Column('text', { name: 'rejection_reason', nullable: true })
  rejectionReason: string | null;

  @Field(() => String, { nullable: true, description: "Reply of the listing's owner; null without a reply." })
  @Column('text', { nullable: true })
  answer: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the owner replied; null without a reply.',
  })
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** The owner's objection; the review stays as it is until an admin decides. */
  @Column('text', { name: 'flag_reason', nullable: true })
  flagReason: string | null;

  @Column('timestamptz', { name: 'flagged_at', nullable: true })
  flaggedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
