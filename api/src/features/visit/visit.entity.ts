import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { VISIT_STATUSES, type VisitStatus } from './visit.constants.js';

const MEANINGS: Record<string, string> = {
  REQUESTED: 'The couple has proposed times. The business confirms one or offers others.',
  OFFERED: 'The business has offered other times. The couple confirms one or proposes others.',
  CONFIRMED: 'Both sides have agreed on a time.',
};

const VisitStatusEnum = graphqlEnum(
  'VisitStatus',
  'Status of a visit.',
  upperKeys(VISIT_STATUSES),
  (key) => MEANINGS[key] ?? key,
);

@ObjectType({
  description: 'A visit of the couple to the business before they book. For both parties and admins.',
})
export class Visit {
  @Field(() => ID, { description: 'ID of the visit.' })
  id: string;

  bookingId: string;

  @Field(() => VisitStatusEnum, { description: 'Status.' })
  status: VisitStatus;

  @Field(() => [GraphQLISODateTime], {
    description: 'The proposed times, in order. They stay after one of them is confirmed.',
  })
  slots: Date[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it starts; null until it is confirmed.',
  })
  startsAt: Date | null;

  /** Raised by every change that a calendar has to know. */
  sequence: number;
}
