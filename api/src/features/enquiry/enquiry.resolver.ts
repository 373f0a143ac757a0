import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import type { EnquiryKind } from './enquiry.constants.js';
import { Enquiry, EnquiryKindEnum } from './enquiry.entity.js';
import {
  CallBackInput,
  ContactMessageInput,
  EnquiryListArgs,
  GeneralEnquiryInput,
} from './enquiry.inputs.js';
import { messageText, typeText } from './enquiry.text.js';
import { requestCallBack, sendContactMessage, submitEnquiry } from './enquiry.service.js';
import { listEnquiries, markAllEnquiriesRead, markEnquiryRead } from './read.service.js';

const EnquiryConnection = connectionType('Enquiry', () => Enquiry);

@ObjectType({ description: 'Result of sending an enquiry to Mandap.' })
class ReceivedPayload extends Payload {
  @Field(() => Boolean, { nullable: true, description: 'True once it is stored; null if it failed.' })
  received?: boolean;
}

@ObjectType({ description: 'Result of marking an enquiry as read.' })
class EnquiryPayload extends Payload {
  @Field(() => Enquiry, { nullable: true, description: 'The enquiry after the change; null if it failed.' })
  enquiry?: Enquiry;
}

@ObjectType({ description: 'Result of marking all enquiries as read.' })
class MarkAllEnquiriesReadPayload extends Payload {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of enquiries marked by this mutation; null if it failed.',
  })
  marked?: number;

  @Field(() => Int, { nullable: true, description: 'Number of enquiries still unread; null if it failed.' })
  unread?: number;
}

@Resolver(() => Enquiry)
export class EnquiryResolver {
  @FieldResolver(() => String, {
    description: 'Name of the type in the current language, or what the sender typed.',
  })
  typeOfEvent(@Root() enquiry: Enquiry): string {
    return typeText(enquiry);
  }

  @FieldResolver(() => String, { description: 'Message; may be empty.' })
  message(@Root() enquiry: Enquiry): string {
    return messageText(enquiry);
  }

  @Query(() => EnquiryConnection, {
    description: 'General enquiries and business leads, newest first. For admins.',
  })
  async enquiries(@Args(() => EnquiryListArgs) args: EnquiryListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listEnquiries(ctx, graphqlWindow(args)));
  }

  @Mutation(() => ReceivedPayload, { description: 'Sends a general enquiry to Mandap.' })
  submitEnquiry(
    @Arg('input', () => GeneralEnquiryInput, { description: 'The enquiry.' }) input: GeneralEnquiryInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ received: await submitEnquiry(ctx, input) }));
  }

  @Mutation(() => ReceivedPayload, { description: 'Sends a message to Mandap.' })
  sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ received: await sendContactMessage(ctx, input) }));
  }

  @Mutation(() => ReceivedPayload, {
    description: 'Requests a call-back. The same request within ten minutes is ignored.',
  })
  requestCallBack(
    @Arg('input', () => CallBackInput, { description: 'The request.' }) input: CallBackInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ received: await requestCallBack(ctx, input) }));
  }

  @Mutation(() => EnquiryPayload, { description: 'Marks an enquiry as read. For admins.' })
  markEnquiryRead(
    @Arg('id', () => ID, { description: 'ID of the enquiry.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ enquiry: await markEnquiryRead(ctx, { id }) }));
  }

  @Mutation(() => MarkAllEnquiriesReadPayload, {
    description: 'Marks up to 1,000 enquiries as read, oldest first. For admins.',
  })
  markAllEnquiriesRead(
    @Ctx() ctx: Context,
    @Arg('kind', () => EnquiryKindEnum, { nullable: true, description: 'Filters by kind.' })
    kind?: EnquiryKind,
    @Arg('until', () => GraphQLISODateTime, {
      nullable: true,
      description: 'When the newest enquiry that the admin saw was received; later ones stay unread.',
    })
    until?: Date,
  ) {
    return payload(() => markAllEnquiriesRead(ctx, { kind, until }));
  }
}
