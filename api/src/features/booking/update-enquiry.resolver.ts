import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { BookingPayload } from './booking.resolver.js';
import { updateEnquiry } from './change.service.js';

@InputType({ description: 'Changes to a pending enquiry.' })
class UpdateEnquiryInput {
  @Field(() => ID, { description: 'ID of the booking.' })
  id: string;

  @Field({ description: 'The new event date, YYYY-MM-DD; today or later in India.' })
  date: string;

  @Field(() => Int, { nullable: true, description: 'The new number of guests; unchanged if omitted.' })
  guests?: number;
}

@Resolver()
export class UpdateEnquiryResolver {
  @Mutation(() => BookingPayload, {
    description:
      'Changes the date and the number of guests of a pending enquiry and notifies the business. Closes an open offer of other dates. For its couple.',
  })
  updateEnquiry(
    @Arg('input', () => UpdateEnquiryInput, { description: 'The change.' }) input: UpdateEnquiryInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await updateEnquiry(ctx, input) }));
  }
}
