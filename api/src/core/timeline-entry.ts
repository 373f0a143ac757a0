import { Field, GraphQLISODateTime, ID, InterfaceType } from 'type-graphql';

/** What a booking's timeline shows: messages, and events of other features. */
@InterfaceType({ description: 'An entry of the timeline of a booking.' })
export abstract class TimelineEntry {
  @Field(() => ID, { description: 'ID of the entry, unique within its type.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  createdAt: Date;
}
