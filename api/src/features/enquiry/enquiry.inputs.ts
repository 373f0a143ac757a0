import { ArgsType, Field, InputType } from 'type-graphql';
import { EventInput } from '../../core/event.inputs.js';
import { cursorArgs } from '../../core/page.args.js';
import type { EnquiryKind } from './enquiry.constants.js';
import { EnquiryKindEnum } from './enquiry.entity.js';

@InputType({ description: 'An enquiry about an event, to no listing in particular.' })
export class GeneralEnquiryInput extends EventInput {
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
export class EnquiryListArgs extends cursorArgs(20) {
  @Field(() => EnquiryKindEnum, { nullable: true, description: 'Only those of this kind.' })
  kind?: EnquiryKind;

  @Field({ defaultValue: false, description: 'Only those that nobody has marked as read.' })
  unread: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, contact, location, type of event or message.',
  })
  search?: string;
}
