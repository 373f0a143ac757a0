import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { pageArgs } from '../../core/page.args.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { manageRules } from '../../core/manage.rules.js';
import { upTo } from '../../core/max-length.js';
import { Admin } from './admin.entity.js';
import { manageAdmins } from './manage.service.js';

const AdminConnection = connectionType('Admin', () => Admin);

@ArgsType()
class AdminListArgs extends pageArgs(MANAGE_PAGE_SIZE) {
  @Field(() => String, {
    nullable: true,
    description: `Part of the name, email address, city or phone number (${upTo(manageRules(['NAME'], MANAGE_PAGE_SIZE).search)}).`,
  })
  search?: string;

  @Field({ defaultValue: false, description: 'Sorts from Z to A.' })
  descending: boolean;
}

@Resolver(() => Admin)
export class ManageAdminsResolver {
  @Query(() => AdminConnection, { description: 'All admins, by name. For admins.' })
  async managedAdmins(@Args(() => AdminListArgs) args: AdminListArgs, @Ctx() ctx: Context) {
    return connectionOf(await manageAdmins(ctx, graphqlWindow(args)));
  }
}
