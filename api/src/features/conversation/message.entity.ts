import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { TimelineEntry } from '../../core/timeline-entry.js';

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

  @Field({ description: 'Text.' })
  body: string;

  @Field({ description: 'Whether the recipient has read it.' })
  isRead: boolean;
}
