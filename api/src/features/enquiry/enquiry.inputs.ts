import { ArgsType, Field, InputType } from 'type-graphql';
import { EventInput } from '../../core/event.inputs.js';
import { cursorArgs } from '../../core/page.args.js';
import { upTo } from '../../core/max-length.js';
import type { EnquiryKind } from './enquiry.constants.js';
import { EnquiryKindEnum } from './enquiry.entity.js';
import { callBackRules, contactRules, enquiryListRules, generalEnquiryRules } from './enquiry.rules.js';

@InputType({ description: 'A general enquiry about an event.' })
export class GeneralEnquiryInput extends EventInput {
  @Field(() => String, {
    nullable: true,
    description: `Message, ${upTo(generalEnquiryRules.fields.message)}.`,
  })
  message?: string;
}

@InputType({ description: 'A message from the contact form.' })
export class ContactMessageInput {
  @Field({ description: `Name, ${upTo(contactRules.fields.name)}.` })
  name: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: `City or area, ${upTo(contactRules.fields.location)}.` })
  location: string;

  @Field({ description: `The message, ${upTo(contactRules.fields.message)}.` })
  message: string;
}

@InputType({ description: 'A call-back request.' })
export class CallBackInput {
  @Field({ description: `Name, ${upTo(callBackRules.fields.name)}.` })
  name: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: `City of the wedding, ${upTo(callBackRules.fields.city)}.` })
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
    description: `Part of the name, phone number, location, type of event or message (${upTo(enquiryListRules.fields.search)}).`,
  })
  search?: string;
}
