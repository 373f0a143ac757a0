import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { Node } from '../../core/node.js';
import { REAL_WEDDING_STATUSES, type RealWeddingStatus } from './real-wedding.constants.js';

export const RealWeddingStatusEnum = graphqlEnum(
  'RealWeddingStatus',
  'Where a story stands. Visitors see published ones only.',
  upperKeys(REAL_WEDDING_STATUSES),
  (key) =>
    ({
      PENDING: 'Waits for an admin.',
      PUBLISHED: 'Public.',
      REJECTED: 'Turned down; its author sees why.',
    })[key] ?? key,
);

@ObjectType({ implements: Node, description: 'The story of a wedding.' })
@Entity('real_wedding')
export class RealWedding {
  @Field(() => ID, { description: 'Id of the story.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field({ description: 'Title.' })
  @Column('text')
  title: string;

  @Field({ description: 'The text as it was written: plain, with Markdown emphasis, lists and links.' })
  @Column('text')
  content: string;

  /** Null once the account is deleted. */
  @Column('uuid', { name: 'author_id', nullable: true })
  authorId: string | null;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'author_id' })
  authorAccount?: Relation<Account> | null;

  @Field({ description: 'Who wrote it; empty when that account is gone.' })
  @Column('text')
  author: string;

  @Field(() => String, { nullable: true, description: 'Day of the wedding, YYYY-MM-DD.' })
  @Column('date', { name: 'event_date', nullable: true })
  eventDate: string | null;

  @Field(() => RealWeddingStatusEnum, { description: 'Where it stands.' })
  @Column('enum', { enum: REAL_WEDDING_STATUSES, enumName: 'real_wedding_status', default: 'pending' })
  status: RealWeddingStatus;

  @Column('text', { name: 'rejection_reason', nullable: true })
  rejectionReason: string | null;

  /** When its author last resubmitted it after a rejection; it tells admins that they have read it before. */
  @Column('timestamptz', { name: 'resubmitted_at', nullable: true })
  resubmittedAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was published.' })
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed.' })
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
