import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { Node } from '../../core/node.js';
import { REAL_WEDDING_STATUSES, type RealWeddingStatus } from './real-wedding.constants.js';

export const RealWeddingStatusEnum = graphqlEnum(
  'RealWeddingStatus',
  'Status of a story. Visitors see published ones only.',
  upperKeys(REAL_WEDDING_STATUSES),
  (key) =>
    ({
      PENDING: 'Awaiting moderation.',
      PUBLISHED: 'Public.',
      REJECTED: 'Rejected; the author can see the reason.',
    })[key] ?? key,
);

@ObjectType({ implements: Node, description: 'The story of a wedding.' })
@Entity('real_wedding')
export class RealWedding {
  @Field(() => ID, { description: 'ID of the story.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field({ description: 'Title.' })
  @Column('text')
  title: string;

  @Field({
    description: 'The text as written: plain text with Markdown emphasis, headings, lists and links.',
  })
  @Column('text')
  content: string;

  /** Null once the account is deleted. */
  @Column('uuid', { name: 'author_id', nullable: true })
  authorId: string | null;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'author_id' })
  authorAccount?: Relation<Account> | null;

  @Field({ description: 'Name of the author; empty once the account is deleted.' })
  @Column('text')
  author: string;

  @Field(() => String, { nullable: true, description: 'Date of the wedding, YYYY-MM-DD; null if not given.' })
  @Column('date', { name: 'event_date', nullable: true })
  eventDate: string | null;

  @Field(() => RealWeddingStatusEnum, { description: 'Status.' })
  @Column('enum', { enum: REAL_WEDDING_STATUSES, enumName: 'real_wedding_status', default: 'pending' })
  status: RealWeddingStatus;

  @Column('text', { name: 'rejection_reason', nullable: true })
  rejectionReason: string | null;

  /** When its author last resubmitted it after a rejection. */
  @Column('timestamptz', { name: 'resubmitted_at', nullable: true })
  resubmittedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was published; null until it is published.',
  })
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed.' })
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
