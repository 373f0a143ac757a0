import { Field, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { AccountChange } from './account-changes.js';
import type { Context } from '../../core/context.js';
import { streamAccountChanges } from './subscription.service.js';

@ObjectType('AccountChange', {
  description: 'A change to the current account’s bookings, messages or notifications.',
})
class AccountChangeType {
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the booking that has changed; null if notifications or anything else may have changed.',
  })
  bookingId: string | null;
}

@Resolver()
export class SubscriptionResolver {
  @Subscription(() => AccountChangeType, {
    subscribe: ({ context }: { context: Context }) => streamAccountChanges(context),
    description:
      'Changes of the bookings, messages and notifications of the current account. Fetch them with the usual queries. Each connection starts with an event, because changes may have been missed.',
  })
  accountChanged(@Root() change: AccountChange): AccountChange {
    return change;
  }
}
