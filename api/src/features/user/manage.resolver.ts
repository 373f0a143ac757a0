import { Arg, Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { nullIfNotFound } from '../../core/errors.js';
import { pageArgs } from '../../core/page.args.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { upTo } from '../../core/max-length.js';
import { USER_SORTS, type UserSort } from './manage.constants.js';
import { manageUsersRules } from './manage.rules.js';
import { manageUsers } from './manage.service.js';
import { User } from './user.entity.js';
import { getUser } from './user.service.js';

const UserSortEnum = graphqlEnum(
  'UserSort',
  "Sort order of the admins' table of users.",
  enumOf(Object.keys(USER_SORTS)),
  (key) => USER_SORTS[key as UserSort],
);

const UserConnection = connectionType('User', () => User);

@ArgsType()
class UserListArgs extends pageArgs(MANAGE_PAGE_SIZE) {
  @Field(() => String, {
    nullable: true,
    description: `Part of the name, email address, phone number or city (${upTo(manageUsersRules.fields.search)}).`,
  })
  search?: string;

  @Field(() => String, {
    nullable: true,
    description: `City, ${upTo(manageUsersRules.fields.city)}; case is ignored.`,
  })
  city?: string;

  @Field(() => UserSortEnum, { defaultValue: 'REGISTERED', description: 'Sort order.' })
  sort: UserSort;

  @Field({ defaultValue: true, description: 'Sorts in descending order.' })
  descending: boolean;
}

@Resolver(() => User)
export class ManageUsersResolver {
  @Query(() => UserConnection, { description: 'User accounts. For admins.' })
  async managedUsers(@Args(() => UserListArgs) args: UserListArgs, @Ctx() ctx: Context) {
    return connectionOf(await manageUsers(ctx, graphqlWindow(args)));
  }

  @Query(() => User, {
    nullable: true,
    description: 'Returns the current user or, for admins, any user. Null if there is none.',
  })
  user(@Arg('id', () => ID, { description: 'ID of the account.' }) id: string, @Ctx() ctx: Context) {
    return getUser(ctx, { id }).catch(nullIfNotFound);
  }
}
