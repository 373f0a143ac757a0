import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, Info, Query, Resolver } from 'type-graphql';
import { connectionOf, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { selectsField } from '../../core/selection.js';
import { ManagedListArgs } from '../listing/manage.inputs.js';
import { manageVendors } from './manage.service.js';
import { Vendor } from './vendor.entity.js';
import { FIELDS_BEYOND_TABLE } from './vendor.query.js';
import { VendorConnection } from './vendor.resolver.js';

@ArgsType()
class ManagedVendorsArgs extends ManagedListArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Category as in URLs (`MakeupArtist`) or its title; case is ignored. See `vendorCategories`.',
  })
  category?: string;
}

@Resolver(() => Vendor)
export class ManageVendorsResolver {
  @Query(() => VendorConnection, {
    description: "Vendors, regardless of status, for the admins' table. For admins.",
  })
  async managedVendors(
    @Args(() => ManagedVendorsArgs) args: ManagedVendorsArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const allColumns = selectsField(info, FIELDS_BEYOND_TABLE);
    return connectionOf(await manageVendors(ctx, { ...graphqlWindow(args), allColumns }));
  }
}
