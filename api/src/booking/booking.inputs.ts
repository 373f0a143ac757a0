import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { EventInput } from '../core/event.inputs.js';
import { cursorArgs } from '../core/page.args.js';
import type { BookingStatus } from './booking.constants.js';
import { BookingStatusEnum } from './booking.entity.js';

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

  @Field(() => String, {
    nullable: true,
    description: 'Only those for this day, YYYY-MM-DD, or that their couple would move to it.',
  })
  date?: string;
}
