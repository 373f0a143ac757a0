import {
  Arg,
  Args,
  Ctx,
  Field,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
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
import { requestCallBack, sendContactMessage, submitEnquiry } from './enquiry.service.js';
import { listEnquiries, markAllEnquiriesRead, markEnquiryRead } from './read.service.js';

const EnquiryConnection = connectionType('Enquiry', () => Enquiry);

@ObjectType({ description: 'Whether something that was written to Mandap arrived.' })
class ReceivedPayload extends Payload {
  @Field(() => Boolean, { nullable: true, description: 'True once it is kept; null when it was refused.' })
  received?: boolean;
}

@ObjectType({ description: 'Outcome of marking an enquiry as read.' })
class EnquiryPayload extends Payload {
  @Field(() => Enquiry, { nullable: true, description: 'The enquiry as it is now; null when refused.' })
  enquiry?: Enquiry;
}

@ObjectType({ description: 'Outcome of marking all enquiries as read.' })
class ReadEnquiriesPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'How many were marked just now.' })
  marked?: number;

  @Field(() => Int, { nullable: true, description: 'How many are unread now.' })
  unread?: number;
}

@Resolver(() => Enquiry)
export class EnquiryResolver {
  @Query(() => EnquiryConnection, {
    description: 'General enquiries and business leads, newest first. For admins.',
  })
  async enquiries(@Args(() => EnquiryListArgs) args: EnquiryListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listEnquiries(ctx, graphqlWindow(args)));
  }

  @Mutation(() => ReceivedPayload, { description: 'Sends an enquiry to Mandap, not to a listing.' })
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
    description: 'Asks to be called back; once more within ten minutes is the same wish.',
  })
  requestCallBack(
    @Arg('input', () => CallBackInput, { description: 'Whom to call.' }) input: CallBackInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ received: await requestCallBack(ctx, input) }));
  }

  @Mutation(() => EnquiryPayload, { description: 'Marks an enquiry as read. For admins.' })
  markEnquiryRead(
    @Arg('id', () => ID, { description: 'Id of the enquiry.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ enquiry: await markEnquiryRead(ctx, { id }) }));
  }

  @Mutation(() => ReadEnquiriesPayload, {
    description: 'Marks enquiries as read, the oldest first, a thousand at the most. For admins.',
  })
  markAllEnquiriesRead(
    @Ctx() ctx: Context,
    @Arg('kind', () => EnquiryKindEnum, { nullable: true, description: 'Only those of this kind.' })
    kind?: EnquiryKind,
    @Arg('until', () => GraphQLISODateTime, {
      nullable: true,
      description: 'When the newest came that the admin has seen; later ones stay unread.',
    })
    until?: Date,
  ) {
    return payload(() => markAllEnquiriesRead(ctx, { kind, until }));
  }
}
