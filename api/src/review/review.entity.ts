import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { REVIEW_STATUSES, type ReviewStatus } from './review.constants.js';

@ObjectType({ description: 'What a couple or guest says of a venue or vendor.' })
@Entity('review')
export class Review {
  @Field(() => ID, { description: 'Id of the review.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'listing_id' })
  listingId: string;

  /** Null once the account is deleted; the review stays, without a name. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Field({ description: 'First name and initial, as in "Ananya S."' })
  author: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Column('smallint')
  rating: number;

  @Field({ description: 'The text.' })
  @Column('text')
  message: string;

  @Column({ type: 'enum', enum: REVIEW_STATUSES, enumName: 'review_status', default: 'published' })
  status: ReviewStatus;

  @Field({ description: 'True when the author has an approved booking there.' })
  verified: boolean;

  @Field(() => String, { nullable: true, description: "The owner's answer." })
  @Column('text', { nullable: true })
  answer: string | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
