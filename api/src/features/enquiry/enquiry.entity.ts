import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { enumOf, graphqlEnum, upperKeys } from '../../core/enums.js';
import { Listing } from '../listing/listing.entity.js';
import { ENQUIRY_KINDS, ENQUIRY_TYPES, type EnquiryKind, type EnquiryType } from './enquiry.constants.js';
import { ENQUIRY_TYPE_LABELS } from './enquiry.labels.js';

export const EnquiryKindEnum = graphqlEnum(
  'EnquiryKind',
  'Kind of an enquiry to Mandap.',
  upperKeys(ENQUIRY_KINDS),
  (key) =>
    ({
      GENERAL: 'A general enquiry about an event.',
      CONTACT: 'A message from the contact form.',
      CALL_BACK: 'A call-back request.',
      REGISTRATION: 'A vendor or venue has registered.',
    })[key] ?? key,
);

const EnquiryTypeEnum = graphqlEnum(
  'EnquiryType',
  'Type of an enquiry to Mandap: an `EventType`, or the form that sent it.',
  enumOf(ENQUIRY_TYPES),
  (key) => ENQUIRY_TYPE_LABELS[key],
);

@ObjectType({
  description:
    'An enquiry to Mandap itself. Enquiries to venues and vendors are `Booking`s. Visible to admins only.',
})
@Entity('enquiry')
export class Enquiry {
  @Field(() => ID, { description: 'ID of the enquiry.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => EnquiryKindEnum, { description: 'Kind of enquiry.' })
  @Column('enum', { enum: ENQUIRY_KINDS, enumName: 'enquiry_kind' })
  kind: EnquiryKind;

  @Field({ description: 'Name of the sender.' })
  @Column('text')
  name: string;

  @Field({ description: 'Phone number of the sender; ten digits, except for businesses.' })
  @Column('text')
  contact: string;

  @Field({ description: 'City or area of the sender.' })
  @Column('text')
  location: string;

  @Field(() => Int, { nullable: true, description: 'Expected guests; null if it does not concern an event.' })
  @Column('integer', { nullable: true })
  guests: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Date of the event, YYYY-MM-DD, in India; null if not asked.',
  })
  @Column('date', { name: 'event_date', nullable: true })
  date: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address of the sender; null if not asked.' })
  @Column('text', { nullable: true })
  address: string | null;

  @Field(() => EnquiryTypeEnum, {
    description: 'Known type; OTHER if the sender typed another type of event.',
  })
  @Column('text', { name: 'event_type' })
  eventType: EnquiryType;

  /** The type of event as the sender typed it; null for known types. */
  @Column('text', { name: 'event_type_text', nullable: true })
  eventTypeText: string | null;

  /** Empty for leads of registrations, which have the business's name instead. */
  @Column('text', { default: '' })
  message: string;

  /** Name of the business when it registered. */
  @Column('text', { name: 'business_name', nullable: true })
  businessName: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Comments of a venue's owner at registration; null for other enquiries.",
  })
  @Column('text', { nullable: true })
  comments: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the registered listing; null once it is deleted.' })
  @Column('uuid', { name: 'listing_id', nullable: true })
  listingId: string | null;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing> | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When an admin marked it as read; null while it is unread.',
  })
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was received.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
