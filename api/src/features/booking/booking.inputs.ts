import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { graphqlEnum } from '../../core/enums.js';
import { EventInput } from '../../core/event.inputs.js';
import { cursorArgs } from '../../core/page.args.js';
import { INBOX_SORTS, type BookingStatus, type InboxSort } from './booking.constants.js';
import { BookingStatusEnum } from './booking.entity.js';

const InboxSortEnum = graphqlEnum(
  'InboxSort',
  'Order of an inbox.',
  Object.fromEntries(Object.keys(INBOX_SORTS).map((key) => [key, key])),
  (key) => INBOX_SORTS[key as InboxSort],
);

@InputType({ description: 'What a couple tells a venue or vendor.' })
export class EnquiryInput extends EventInput {
  @Field(() => ID, { description: 'The venue or vendor that is asked.' })
  listingId: string;

  @Field({ description: 'What they would like to know.' })
  message: string;
}

@ArgsType()
export class BookingListArgs extends cursorArgs(20) {
  @Field(() => BookingStatusEnum, { nullable: true, description: 'Only those in this state.' })
  status?: BookingStatus;
}

@ArgsType()
export class InboxArgs extends BookingListArgs {
  @Field(() => ID, { nullable: true, description: 'Whose inbox; for admins. Owners see their own.' })
  listingId?: string;

  @Field(() => Boolean, { nullable: true, description: 'Only those whose couple asks for another day.' })
  proposed?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only pending ones whose day has passed, which are over; false leaves these out.',
  })
  lapsed?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Only those for this day, YYYY-MM-DD, or that their couple would move to it.',
  })
  date?: string;

  @Field(() => String, { nullable: true, description: 'Part of the couple’s name.' })
  search?: string;

  @Field(() => InboxSortEnum, { defaultValue: 'NEWEST', description: 'Order.' })
  sort: InboxSort;
}
