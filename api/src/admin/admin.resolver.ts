import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context.js';
import { nullWhenMissing } from '../core/errors.js';
import { Admin } from './admin.entity.js';
import { getAdmin } from './admin.service.js';

@Resolver(() => Admin)
export class AdminResolver {
  @Query(() => Admin, { nullable: true, description: 'One admin, or null when there is none. For admins.' })
  admin(
    @Arg('id', () => ID, { description: 'The account id.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Admin | null> {
    return getAdmin(ctx, { id }).catch(nullWhenMissing);
  }
}
