import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { EventInput } from '../../core/event.inputs.js';
import { cursorArgs } from '../../core/page.args.js';
import { upTo } from '../../core/max-length.js';
import { INBOX_SORTS, type BookingStatus, type InboxSort } from './booking.constants.js';
import { BookingStatusEnum } from './booking.entity.js';
import { bookingListRules, sendEnquiryRules } from './booking.rules.js';

const InboxSortEnum = graphqlEnum(
  'InboxSort',
  'Sort order of an inbox.',
  enumOf(Object.keys(INBOX_SORTS)),
  (key) => INBOX_SORTS[key as InboxSort],
);

@InputType({ description: 'Input of `sendEnquiry`: an enquiry to a venue or vendor. Creates a `Booking`.' })
export class EnquiryInput extends EventInput {
  @Field(() => ID, { description: 'ID of the venue or vendor.' })
  listingId: string;

  @Field({ description: `Message, ${upTo(sendEnquiryRules.fields.message)}.` })
  message: string;
}

@ArgsType()
export class BookingListArgs extends cursorArgs(20) {
  @Field(() => BookingStatusEnum, { nullable: true, description: 'Filters by status.' })
  status?: BookingStatus;
}

@ArgsType()
export class InboxArgs extends BookingListArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the listing; required for admins. Owners see their own inbox.',
  })
  listingId?: string;

  @Field(() => Boolean, { nullable: true, description: 'Only bookings with a pending reschedule request.' })
  rescheduleRequested?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only expired enquiries, which are pending and whose date has passed; false excludes them.',
  })
  expired?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Filters by booked or requested date, YYYY-MM-DD.',
  })
  date?: string;

  @Field(() => String, {
    nullable: true,
    description: `Part of the couple's name (${upTo(bookingListRules.fields.search)}).`,
  })
  search?: string;

  @Field(() => InboxSortEnum, { defaultValue: 'NEWEST', description: 'Sort order.' })
  sort: InboxSort;
}
