import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
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
}

@Resolver()
export class BookingChangeResolver {
  @Mutation(() => BookingPayload, {
    description: 'Changes the date of a pending enquiry and notifies the business. For its couple.',
  })
  updateEnquiry(
    @Arg('input', () => UpdateEnquiryInput, { description: 'The change.' }) input: UpdateEnquiryInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await updateEnquiry(ctx, input) }));
  }
}
