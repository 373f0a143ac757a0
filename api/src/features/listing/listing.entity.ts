import { Field, Float, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  type Relation,
  TableInheritance,
  UpdateDateColumn,
} from 'typeorm';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { Node } from '../../core/node.js';
import { Account } from '../account/account.entity.js';
import type { StoredPicture } from '../media/picture.js';
import {
  CANCELLATION_POLICIES,
  LISTING_KINDS,
  LISTING_STATUSES,
  type CancellationPolicy,
  type ListingKind,
  type ListingStatus,
} from './listing.constants.js';

export const ListingStatusEnum = graphqlEnum(
  'ListingStatus',
  'Moderation status of a listing. Visitors see approved ones only.',
  upperKeys(LISTING_STATUSES),
  (key) =>
    ({
      PENDING: 'Awaiting moderation.',
      APPROVED: 'Public.',
      REJECTED: 'Rejected; the owner can see the reason.',
      SUSPENDED: 'Approved, but hidden by an admin until reinstated; the owner can see the reason.',
    })[key] ?? key,
);

export const CancellationPolicyEnum = graphqlEnum(
  'CancellationPolicy',
  'Cancellation policy.',
  upperKeys(CANCELLATION_POLICIES),
  (key) =>
    key === 'REFUND_24H'
      ? 'Full refund up to 24 hours before the event.'
      : 'Not cancellable, but may be moved to another date at no charge.',
);

export const ListingKindEnum = graphqlEnum(
  'ListingKind',
  'Kind of listing.',
  upperKeys(LISTING_KINDS),
  (_, kind) => `A ${kind}.`,
);

@ObjectType({ description: 'Contact details of a listing. Requires a login.' })
export class Contact {
  @Field({ description: 'Phone number.' })
  phone: string;

  @Field({ description: 'Email address.' })
  email: string;
}

/** The GraphQL type of a listing. */
export const typeOfListing = ({ kind }: Pick<Listing, 'kind'>): 'Venue' | 'Vendor' =>
  kind === 'venue' ? 'Venue' : 'Vendor';

/** The fields that venues and vendors share. They share a table; the ID is the owner's account ID. */
@InterfaceType({
  implements: Node,
  description: 'A venue or a vendor.',
  resolveType: typeOfListing,
})
@Entity('listing')
@TableInheritance({ column: { name: 'kind', type: 'enum', enum: LISTING_KINDS, enumName: 'listing_kind' } })
export abstract class Listing {
  @Field(() => ID, { description: 'ID of the listing.' })
  @PrimaryColumn('uuid')
  id: string;

  @OneToOne(() => Account)
  @JoinColumn({ name: 'id' })
  account?: Relation<Account>;

  @Field(() => ListingKindEnum, { description: 'Venue or vendor.' })
  @Column('enum', { enum: LISTING_KINDS, enumName: 'listing_kind' })
  kind: ListingKind;

  @Field({ description: 'Business name.' })
  @Column('text')
  name: string;

  @Column('text', { name: 'owner_name' })
  ownerName: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Field({ description: 'City.' })
  @Column('text')
  city: string;

  @Field({ description: 'State; empty if the city is unknown.' })
  @Column('text', { default: '' })
  state: string;

  @Field({ description: 'Street address; may be empty.' })
  @Column('text', { default: '' })
  address: string;

  @Field({ description: 'Summary by the owner.' })
  @Column('text', { default: '' })
  summary: string;

  @Field(() => ListingStatusEnum, { description: 'Moderation status.' })
  @Column('enum', { enum: LISTING_STATUSES, enumName: 'listing_status', default: 'pending' })
  status: ListingStatus;

  @Column('text', { name: 'rejection_reason', nullable: true })
  rejectionReason: string | null;

  /** Set while it is suspended. */
  @Column('text', { name: 'suspension_reason', nullable: true })
  suspensionReason: string | null;

  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt: Date | null;

  /** When the owner last resubmitted it after a rejection. */
  @Column('timestamptz', { name: 'resubmitted_at', nullable: true })
  resubmittedAt: Date | null;

  @Field(() => Int, { description: "Editor's rank, 0 to 10." })
  @Column('smallint', { default: 0 })
  rank: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean rating of published reviews, 1 to 5 with one decimal; null without reviews.',
  })
  @Column('numeric', { name: 'rating_average', precision: 2, scale: 1, nullable: true })
  ratingAverage: number | null;

  @Field(() => Int, { description: 'Number of published reviews.' })
  @Column('integer', { name: 'rating_count', default: 0 })
  ratingCount: number;

  @Column('smallint', { name: 'daily_capacity', default: 1 })
  dailyCapacity: number;

  @Field(() => CancellationPolicyEnum, { description: 'Cancellation policy.' })
  @Column({
    type: 'enum',
    enum: CANCELLATION_POLICIES,
    enumName: 'cancellation_policy',
    default: 'non_cancellable',
  })
  cancellation: CancellationPolicy;

  /** Printed on its quotes. */
  @Column('text', { nullable: true })
  gstin: string | null;

  /** Maintained by a trigger on `listing_picture`. */
  @Column({ type: 'jsonb', default: () => `'[]'`, insert: false, update: false })
  gallery: StoredPicture[];

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
