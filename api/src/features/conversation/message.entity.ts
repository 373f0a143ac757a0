import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { TimelineEntry } from '../../core/timeline-entry.js';
import { MessageAttachment } from './attachment.entity.js';

const SENDERS = ['couple', 'business'] as const;
export type Sender = (typeof SENDERS)[number];

const MessageSender = graphqlEnum(
  'MessageSender',
  'The party that sent a message.',
  upperKeys(SENDERS),
  (key) => (key === 'COUPLE' ? 'The couple.' : 'The venue or vendor.'),
);

/** A message as one of the two parties sees it. */
@ObjectType({
  implements: TimelineEntry,
  description: 'A message between the couple and the business of a booking. Visible to these two only.',
})
export class Message extends TimelineEntry {
  @Field(() => ID, { nullable: true, description: 'The ID that the sender gave it; null for the recipient.' })
  clientId: string | null;

  @Field(() => MessageSender, { description: 'Who sent it.' })
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
}
