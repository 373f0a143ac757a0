import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { graphqlEnum } from '../core/enums.js';
import { INBOX_SORTS, type BookingStatus, type InboxSort } from './booking.constants.js';
import { BookingStatusEnum } from './booking.entity.js';

const InboxSortEnum = graphqlEnum(
  'InboxSort',
  'Order of an inbox.',
  Object.fromEntries(Object.keys(INBOX_SORTS).map((key) => [key, key])),
  (key) => INBOX_SORTS[key as InboxSort],
);

@InputType({ description: 'What a couple tells a venue or vendor.' })
export class EnquiryInput {
  @Field(() => ID, { description: 'The venue or vendor that is asked.' })
  listingId: string;

  @Field({ description: 'Name of the person to call.' })
  name: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: 'City or area of the couple.' })
  location: string;

  @Field(() => Int, { description: 'Expected guests, 1 or more.' })
  guests: number;

  @Field({ description: 'Day of the event, YYYY-MM-DD; today or later in India.' })
  date: string;

  @Field({ description: 'Postal address.' })
  address: string;

  @Field({ description: 'Wedding, reception and so on.' })
  typeOfEvent: string;

  @Field({ description: 'What they would like to know.' })
  message: string;
}

@ArgsType()
export class BookingListArgs {
  @Field(() => BookingStatusEnum, { nullable: true, description: 'Only those in this state.' })
  status?: BookingStatus;

  @Field(() => Int, { defaultValue: 20, description: 'Page size, 1 to 50.' })
  first: number;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts.' })
  after?: string;
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

  @Field(() => String, { nullable: true, description: 'Part of the name of who asks.' })
  search?: string;

  @Field(() => InboxSortEnum, { defaultValue: 'NEWEST', description: 'Order.' })
  sort: InboxSort;
}
