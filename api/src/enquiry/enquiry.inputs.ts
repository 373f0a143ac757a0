import { ArgsType, Field, InputType, Int } from 'type-graphql';
import type { EnquiryKind } from './enquiry.constants.js';
import { EnquiryKindEnum } from './enquiry.entity.js';

@InputType({ description: 'An enquiry about an event, to no listing in particular.' })
export class GeneralEnquiryInput {
  @Field({ description: 'Name of the person to call.' })
  name: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: 'City or area.' })
  location: string;

  @Field(() => Int, { description: 'Expected guests, 1 or more.' })
  guests: number;

  @Field({ description: 'Day of the event, YYYY-MM-DD; today or later in India.' })
  date: string;

  @Field({ description: 'Postal address.' })
  address: string;

  @Field({ description: 'Wedding, reception and so on.' })
  typeOfEvent: string;

  @Field(() => String, { nullable: true, description: 'What they would like to know.' })
  message?: string;
}

@InputType({ description: 'What someone writes in the contact form.' })
export class ContactMessageInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: 'City or area.' })
  location: string;

  @Field({ description: 'The message.' })
  message: string;
}

@InputType({ description: 'Whom to call back.' })
export class CallBackInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: 'City of the wedding.' })
  city: string;
}

@ArgsType()
export class EnquiryListArgs {
  @Field(() => EnquiryKindEnum, { nullable: true, description: 'Only those of this kind.' })
  kind?: EnquiryKind;

  @Field({ defaultValue: false, description: 'Only those that nobody has marked as read.' })
  unread: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, contact, location, type of event or message.',
  })
  search?: string;

  @Field(() => Int, { defaultValue: 20, description: 'Page size, 1 to 50.' })
  first: number;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts.' })
  after?: string;
}
