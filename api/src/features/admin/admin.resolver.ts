import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { nullIfNotFound } from '../../core/errors.js';
import { Payload, payload } from '../../core/payload.js';
import { Admin } from './admin.entity.js';
import { RegisterAdminInput, UpdateAdminInput } from './admin.inputs.js';
import { getAdmin, registerAdmin, updateAdmin } from './admin.service.js';

@ObjectType({ description: 'Result of creating or updating an admin.' })
class AdminPayload extends Payload {
  @Field(() => Admin, { nullable: true, description: 'The admin after the change; null if it failed.' })
  admin?: Admin;
}

@Resolver(() => Admin)
export class AdminResolver {
  @Query(() => Admin, {
    nullable: true,
    description: 'Returns an admin, or null if there is none. For admins.',
  })
  admin(
    @Arg('id', () => ID, { description: 'ID of the account.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Admin | null> {
    return getAdmin(ctx, { id }).catch(nullIfNotFound);
  }

  @Runs(registerAdmin)
  @Mutation(() => AdminPayload, {
    description: 'Creates an admin and emails a code to confirm the address. For admins.',
  })
  registerAdmin(
    @Arg('input', () => RegisterAdminInput, { description: 'The new admin.' }) input: RegisterAdminInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ admin: await registerAdmin(ctx, input) }));
  }

  @Runs(updateAdmin)
  @Mutation(() => AdminPayload, { description: "Updates the current admin's own profile." })
  updateAdmin(
    @Arg('input', () => UpdateAdminInput, { description: 'The profile.' }) input: UpdateAdminInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ admin: await updateAdmin(ctx, input) }));
  }
}
