import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { Listing } from '../listing/listing.entity.js';
import { ENQUIRY_KINDS, type EnquiryKind } from './enquiry.constants.js';

export const EnquiryKindEnum = graphqlEnum(
  'EnquiryKind',
  'How something came to the admins.',
  upperKeys(ENQUIRY_KINDS),
  (key) =>
    ({
      GENERAL: 'An enquiry about an event, to no listing in particular.',
      CONTACT: 'A message from the contact form.',
      CALL_BACK: 'Someone asks to be called.',
      REGISTRATION: 'A vendor or venue has registered.',
    })[key] ?? key,
);

@ObjectType({ description: 'Something written to Mandap itself. Only admins see it.' })
@Entity('enquiry')
export class Enquiry {
  @Field(() => ID, { description: 'Id of the enquiry.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => EnquiryKindEnum, { description: 'How it came.' })
  @Column('enum', { enum: ENQUIRY_KINDS, enumName: 'enquiry_kind' })
  kind: EnquiryKind;

  @Field({ description: 'Who asks.' })
  @Column('text')
  name: string;

  @Field({ description: 'Their phone number: ten digits, but for businesses.' })
  @Column('text')
  contact: string;

  @Field({ description: 'Where they are.' })
  @Column('text')
  location: string;

  @Field(() => Int, { nullable: true, description: 'Expected guests, of an event.' })
  @Column('integer', { nullable: true })
  guests: number | null;

  @Field(() => String, { nullable: true, description: 'Day of the event, YYYY-MM-DD, in India.' })
  @Column('date', { name: 'event_date', nullable: true })
  date: string | null;

  @Field(() => String, { nullable: true, description: 'Their address.' })
  @Column('text', { nullable: true })
  address: string | null;

  @Field({ description: 'Wedding, Hotel Inquiry, Vendor Registration and so on.' })
  @Column('text', { name: 'event_type' })
  typeOfEvent: string;

  @Field({ description: 'What they wrote; may be empty.' })
  @Column('text', { default: '' })
  message: string;

  @Field(() => String, { nullable: true, description: 'What the owner of a new venue added.' })
  @Column('text', { nullable: true })
  comments: string | null;

  @Field(() => ID, { nullable: true, description: 'The listing that was registered, while it exists.' })
  @Column('uuid', { name: 'listing_id', nullable: true })
  listingId: string | null;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing> | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When an admin marked it as read.' })
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it came.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
