import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { TimelineEntry } from '../../core/timeline-entry.js';
import { MessageAttachment } from './attachment.entity.js';
import {
  HOLD_REASONS,
  REPORT_DECISIONS,
  type HoldReason,
  type ReportDecision,
} from './moderation.constants.js';

const SENDERS = ['couple', 'business'] as const;
export type Sender = (typeof SENDERS)[number];

export const MessageSender = graphqlEnum(
  'MessageSender',
  'The party that sent a message.',
  upperKeys(SENDERS),
  (key) => (key === 'COUPLE' ? 'The couple.' : 'The venue or vendor.'),
);

const STATUSES = ['sent', 'held', 'removed'] as const;

const MessageStatus = graphqlEnum(
  'MessageStatus',
  'Whether a message can be read.',
  upperKeys(STATUSES),
  (key) =>
    ({
      SENT: 'Both parties can read it.',
      HELD: 'It waits for an admin; only its sender can read it.',
      REMOVED: 'An admin removed it: it has no text and no attachments.',
    })[key] ?? key,
);

export const MessageHoldReason = graphqlEnum(
  'MessageHoldReason',
  'Why a message is held. Applies to the first three messages of an account younger than a day.',
  upperKeys(HOLD_REASONS),
  (key) => (key === 'PHONE' ? 'It contains a phone number.' : 'It contains a link or an email address.'),
);

export const MessageReportDecision = graphqlEnum(
  'MessageReportDecision',
  'An admin’s decision about a report.',
  upperKeys(REPORT_DECISIONS),
  (key) =>
    ({
      DISMISSED: 'The message stays.',
      REMOVED: 'The message is removed, and its sender gets the reason.',
      WARNED: 'The message stays, and its sender gets the reason.',
    })[key] ?? key,
);

/** A message as one of the two parties sees it. */
@ObjectType({
  implements: TimelineEntry,
  description: 'A message between the couple and the business of a booking. Visible to these two only.',
})
export class Message extends TimelineEntry {
  @Field(() => GraphQLISODateTime, { description: 'When the message was sent.' })
  override createdAt: Date;

  @Field(() => ID, { nullable: true, description: 'The ID that the sender gave it; null for the recipient.' })
  clientId: string | null;

  @Field(() => MessageSender, { description: 'The sender.' })
  sender: Sender;

  @Field({ description: 'Name of the sender; “Former user” once their account is deleted.' })
  senderName: string;

  @Field({ description: 'Whether the current user sent it.' })
  isMine: boolean;

  @Field({ description: 'Text; may be empty if the message has attachments.' })
  body: string;

  @Field(() => [MessageAttachment], { description: 'Its attachments, at most 5.' })
  attachments: MessageAttachment[];

  @Field(() => Int, {
    description: 'Number of its attachments that were deleted with the account of the sender.',
  })
  deletedAttachments: number;

  @Field({ description: 'Whether the recipient has read it.' })
  isRead: boolean;

  @Field(() => MessageStatus, { description: 'Whether it can be read.' })
  status: (typeof STATUSES)[number];

  @Field(() => MessageHoldReason, {
    nullable: true,
    description: 'Why it is held; null unless it is, and for the recipient.',
  })
  holdReason: HoldReason | null;

  @Field({ description: 'Whether the current user has reported it.' })
  reportedByMe: boolean;

  @Field(() => MessageReportDecision, {
    nullable: true,
    description:
      'What an admin decided about the report; null until then, and for a sender whose message was reported without cause.',
  })
  reportDecision: ReportDecision | null;
}
