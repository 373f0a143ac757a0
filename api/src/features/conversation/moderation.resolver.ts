import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { cursorArgs } from '../../core/page.args.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { formerUser } from '../booking/couple-name.js';
import { presentAttachment } from './attachment.js';
import { MessageAttachment } from './attachment.entity.js';
import { MessagePayload } from './conversation.resolver.js';
import { MessageHoldReason, MessageReportDecision, MessageSender, type Sender } from './message.entity.js';
import { REPORT_REASONS, type ReportReason } from './conversation.constants.js';
import { heldDecisionRules, reportDecisionRules, reportRules } from './conversation.rules.js';
import {
  MESSAGE_QUEUES,
  type HoldReason,
  type MessageQueue,
  type ReportDecision,
} from './moderation.constants.js';
import type { CaseCounts, CaseRow } from './moderation.query.js';
import {
  decideHeldMessage,
  decideMessageReport,
  listMessageCases,
  messageCaseCounts,
  openMessageCase,
  type OpenCase,
} from './moderation.service.js';
import { reportMessage } from './report.service.js';

const MessageReportReason = graphqlEnum(
  'MessageReportReason',
  'Why a message is reported.',
  upperKeys(REPORT_REASONS),
  (key) =>
    ({
      ABUSE: 'It is insulting or threatening.',
      SPAM: 'It is advertising.',
      FRAUD: 'It is a fraud, or asks for money outside of Mandap.',
      OTHER: 'Another reason.',
    })[key] ?? key,
);

const MessageQueueEnum = graphqlEnum(
  'MessageQueue',
  'A moderation queue of messages.',
  upperKeys(MESSAGE_QUEUES),
  (key) =>
    key === 'HELD' ? 'Waiting for an admin before they are delivered.' : 'Reported by their recipient.',
);

@InputType({ description: 'A report about a message of the other party.' })
class ReportMessageInput {
  @Field(() => ID, { description: 'ID of the message.' })
  messageId: string;

  @Field(() => MessageReportReason, { description: 'Why it is reported.' })
  reason: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `What admins should know, ${upTo(reportRules.fields.note)}.`,
  })
  note?: string;
}

@ObjectType({ description: 'An open report of a message.' })
class MessageReport {
  @Field(() => MessageReportReason, { description: 'Why it was reported.' })
  reason: ReportReason;

  @Field(() => String, { nullable: true, description: 'What the reporter added; null if nothing.' })
  note: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was reported.' })
  createdAt: Date;
}

@ObjectType({ description: 'A message that waits for an admin, without its text. Visible to admins only.' })
class MessageCase {
  @Field(() => ID, { description: 'ID of the message.' })
  id: string;

  @Field(() => ID, { description: 'ID of its booking.' })
  bookingId: string;

  @Field(() => MessageSender, { description: 'The sender.' })
  sender: Sender;

  @Field({ description: 'Name of the couple.' })
  coupleName: string;

  @Field({ description: 'Name of the venue or vendor.' })
  listingName: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  sentAt: Date;

  @Field(() => MessageHoldReason, { nullable: true, description: 'Why it is held; null unless it is.' })
  holdReason: HoldReason | null;

  @Field(() => MessageReport, { nullable: true, description: 'The report; null for held messages.' })
  report: MessageReport | null;
}

@ObjectType({ description: 'A message as an admin reads it.' })
class ModeratedMessage {
  @Field(() => ID, { description: 'ID of the message.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;

  @Field(() => MessageSender, { description: 'The sender.' })
  sender: Sender;

  @Field({ description: 'Name of the sender; “Former user” once their account is deleted.' })
  senderName: string;

  @Field({ description: 'Text; empty if it was removed or has attachments only.' })
  body: string;

  @Field({ description: 'Whether an admin removed it.' })
  isRemoved: boolean;

  @Field({ description: 'Whether it is the held or reported message, not one around it.' })
  isSubject: boolean;

  @Field(() => [String], { description: 'File names of its attachments.' })
  attachmentNames: string[];

  @Field(() => [MessageAttachment], {
    description: 'Its attachments; none for the messages around a reported one.',
  })
  attachments: MessageAttachment[];
}

@ObjectType({ description: 'Result of opening a held or reported message.' })
class MessageCasePayload extends Payload {
  @Field(() => MessageCase, {
    nullable: true,
    description: 'The held or reported message; null if it failed.',
  })
  messageCase?: MessageCase;

  @Field(() => [ModeratedMessage], {
    nullable: true,
    description:
      'The message, and for a reported one up to five messages before and after it, in their order; null if it failed.',
  })
  messages?: ModeratedMessage[];
}

@ObjectType({ description: 'Result of a decision about a held or reported message.' })
class MessageDecisionPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'ID of the message; null if nothing was decided.' })
  messageId?: string;
}

@ObjectType('MessageCaseCounts', { description: 'Number of messages in each moderation queue.' })
class MessageCaseCountsType implements CaseCounts {
  @Field(() => Int, { description: 'Held messages.' })
  held: number;

  @Field(() => Int, { description: 'Reported messages.' })
  reported: number;
}

const MessageCaseConnection = connectionType('MessageCase', () => MessageCase);

@ArgsType()
class MessageCaseListArgs extends cursorArgs(20) {
  @Field(() => MessageQueueEnum, { defaultValue: 'held', description: 'Moderation queue.' })
  queue: MessageQueue;
}

/** Reports about messages, and the admins' queues of messages. */
@Resolver()
export class MessageModerationResolver {
  @Mutation(() => MessagePayload, {
    description:
      'Reports a message of the other party. Admins can then read it with the messages around it; the reporter is notified of the outcome.',
  })
  reportMessage(
    @Arg('input', () => ReportMessageInput, { description: 'The report.' }) input: ReportMessageInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ message: await reportMessage(ctx, input) }));
  }

  @Query(() => MessageCaseConnection, {
    description: 'Messages that wait for an admin, oldest first, without their texts. For admins.',
  })
  async messageCases(@Args(() => MessageCaseListArgs) args: MessageCaseListArgs, @Ctx() ctx: Context) {
    const page = await listMessageCases(ctx, graphqlWindow(args));
    return connectionOf({ ...page, nodes: page.nodes.map(presentCase) });
  }

  @Query(() => MessageCaseCountsType, {
    description: 'Number of messages in each queue, up to 10,000 each. For admins.',
  })
  messageCaseCounts(@Ctx() ctx: Context): Promise<CaseCounts> {
    return messageCaseCounts(ctx);
  }

  @Mutation(() => MessageCasePayload, {
    description:
      'Opens a held message, or a reported one with the messages around it. Each access is in the audit log. For admins, with a session.',
  })
  openMessageCase(
    @Arg('id', () => ID, { description: 'ID of the message.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => presentOpenCase(await openMessageCase(ctx, { id })));
  }

  @Mutation(() => MessageDecisionPayload, {
    description: 'Releases a held message to its recipient, or removes it. For admins, with a session.',
  })
  decideHeldMessage(
    @Arg('id', () => ID, { description: 'ID of the message.' }) id: string,
    @Arg('release', { description: 'True to deliver it, false to remove it.' }) release: boolean,
    @Ctx() ctx: Context,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Required to remove it; ${upTo(heldDecisionRules.fields.reason)}. Sent to the sender.`,
    })
    reason?: string,
  ) {
    return payload(async () => ({ messageId: await decideHeldMessage(ctx, { id, release, reason }) }));
  }

  @Mutation(() => MessageDecisionPayload, {
    description: 'Decides a report about a message, and notifies the reporter. For admins, with a session.',
  })
  decideMessageReport(
    @Arg('id', () => ID, { description: 'ID of the message.' }) id: string,
    @Arg('decision', () => MessageReportDecision, { description: 'The decision.' }) decision: ReportDecision,
    @Ctx() ctx: Context,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Required unless the report is dismissed; ${upTo(reportDecisionRules.fields.reason)}. Sent to the sender.`,
    })
    reason?: string,
  ) {
    return payload(async () => ({ messageId: await decideMessageReport(ctx, { id, decision, reason }) }));
  }
}

const senderOf = ({ fromCouple }: { fromCouple: boolean }): Sender => (fromCouple ? 'couple' : 'business');

const presentCase = (row: CaseRow): MessageCase => ({
  id: row.id,
  bookingId: row.bookingId,
  sender: senderOf(row),
  coupleName: row.coupleName ?? formerUser(),
  listingName: row.listingName,
  sentAt: row.sentAt,
  holdReason: row.held ? row.holdReason : null,
  report:
    row.reportReason && row.reportedAt
      ? { reason: row.reportReason, note: row.reportNote, createdAt: row.reportedAt }
      : null,
});

function presentOpenCase({ row: subject, messages }: OpenCase) {
  const messageCase = presentCase(subject);
  return {
    messageCase,
    messages: messages.map(({ row, attachments }): ModeratedMessage => {
      const isSubject = row.id === subject.id;
      return {
        ...{ id: row.id, createdAt: row.createdAt, sender: senderOf(row), body: row.body, isSubject },
        senderName: row.senderId
          ? row.fromCouple
            ? messageCase.coupleName
            : messageCase.listingName
          : formerUser(),
        isRemoved: row.removed,
        attachmentNames: attachments.map(({ name }) => name),
        attachments: isSubject ? attachments.map(presentAttachment) : [],
      };
    }),
  };
}
