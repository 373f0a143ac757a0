import { ArgsType, Field, InputType } from 'type-graphql';
import { EventInput } from '../../core/event.inputs.js';
import { cursorArgs } from '../../core/page.args.js';
import type { EnquiryKind } from './enquiry.constants.js';
import { EnquiryKindEnum } from './enquiry.entity.js';

@InputType({ description: 'A general enquiry about an event.' })
export class GeneralEnquiryInput extends EventInput {
  @Field(() => String, { nullable: true, description: 'Message.' })
  message?: string;
}

@InputType({ description: 'A message from the contact form.' })
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

@InputType({ description: 'A call-back request.' })
export class CallBackInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: 'City of the wedding.' })
  city: string;
}

@ArgsType()
export class EnquiryListArgs extends cursorArgs(20) {
  @Field(() => EnquiryKindEnum, { nullable: true, description: 'Filters by kind.' })
  kind?: EnquiryKind;

  @Field({ defaultValue: false, description: 'Only unread enquiries.' })
  unread: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, phone number, location, type of event or message.',
  })
  search?: string;
}
