import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { pageArgs } from '../../core/page.args.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { Admin } from './admin.entity.js';
import { manageAdmins } from './manage.service.js';

const AdminConnection = connectionType('Admin', () => Admin);

@ArgsType()
class AdminListArgs extends pageArgs(MANAGE_PAGE_SIZE) {
  @Field(() => String, { nullable: true, description: 'Part of the name, e-mail address, city or phone.' })
  search?: string;

  @Field({ defaultValue: false, description: 'From Z to A.' })
  descending: boolean;
}

@Resolver(() => Admin)
export class ManageAdminsResolver {
  @Query(() => AdminConnection, { description: 'The admins, by name. For admins.' })
  async managedAdmins(@Args(() => AdminListArgs) args: AdminListArgs, @Ctx() ctx: Context) {
    return connectionOf(await manageAdmins(ctx, graphqlWindow(args)));
  }
}
