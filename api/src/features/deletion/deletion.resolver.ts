import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { ownPasswordRules } from '../account/account.rules.js';
import { deleteAccount, deleteAdmin, deleteListing, deleteUser } from './deletion.service.js';

@ObjectType({ description: 'Result of a deletion.' })
class DeletionPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'ID of the deleted account; null if it failed.' })
  id?: string;
}

@Resolver()
export class DeletionResolver {
  @Mutation(() => DeletionPayload, {
    description:
      'Deletes a venue or vendor with its account. Couples keep their bookings; those with an upcoming one are notified. For admins.',
  })
  deleteListing(@Arg('id', () => ID, { description: 'ID of the listing.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await deleteListing(ctx, { id }) }));
  }

  @Mutation(() => DeletionPayload, {
    description:
      'Deletes a user. Their bookings, reviews and stories stay without their name; pending enquiries are withdrawn. For admins.',
  })
  deleteUser(@Arg('id', () => ID, { description: 'ID of the user.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await deleteUser(ctx, { id }) }));
  }

  @Mutation(() => DeletionPayload, {
    description: 'Deletes another admin, except the super admin. For admins.',
  })
  deleteAdmin(@Arg('id', () => ID, { description: 'ID of the admin.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await deleteAdmin(ctx, { id }) }));
  }

  @Runs(deleteAccount)
  @Mutation(() => DeletionPayload, {
    description: "Deletes the current user's account and ends its sessions. Not for the super admin.",
  })
  deleteAccount(
    @Arg('password', { description: `Current password, ${upTo(ownPasswordRules.fields.password)}.` })
    password: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ id: await deleteAccount(ctx, { password }) }));
  }
}
