import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Runs } from '../../core/runs.js';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { deleteAccount, deleteAdmin, deleteListing, deleteUser } from './deletion.service.js';

@ObjectType({ description: 'Outcome of a deletion.' })
class DeletionPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'Id of what has gone; null when it was refused.' })
  id?: string;
}

@Resolver()
export class DeletionResolver {
  @Mutation(() => DeletionPayload, {
    description:
      'Deletes a venue or vendor and its account. Couples keep their bookings; those with one to come are told. For admins.',
  })
  deleteListing(@Arg('id', () => ID, { description: 'The listing.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await deleteListing(ctx, { id }) }));
  }

  @Mutation(() => DeletionPayload, {
    description:
      'Deletes a user. Their bookings, reviews and stories stay, without their name; pending enquiries are withdrawn. For admins.',
  })
  deleteUser(@Arg('id', () => ID, { description: 'The user.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await deleteUser(ctx, { id }) }));
  }

  @Mutation(() => DeletionPayload, {
    description: 'Deletes another admin, never the super admin. For admins.',
  })
  deleteAdmin(@Arg('id', () => ID, { description: 'The admin.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await deleteAdmin(ctx, { id }) }));
  }

  @Runs(deleteAccount)
  @Mutation(() => DeletionPayload, {
    description: 'Deletes the account that asks, and ends its sessions. Never the super admin’s.',
  })
  deleteAccount(
    @Arg('password', { description: 'The password it has now.' }) password: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ id: await deleteAccount(ctx, { password }) }));
  }
}
