import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Extensions, Field, ID, Info, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { nullIfNotFound } from '../../core/errors.js';
import { PublicData } from '../../core/public-data.js';
import { selectsField } from '../../core/selection.js';
import { VENDOR_CATEGORIES } from './vendor.constants.js';
import { Vendor } from './vendor.entity.js';
import { VendorListArgs } from './vendor.inputs.js';
import { BEYOND_CARD } from './vendor.query.js';
import { getVendor, listCategories, listVendors } from './vendor.service.js';

export const VendorConnection = connectionType('Vendor', () => Vendor);

@ObjectType({ description: 'A category of vendors and how many there are.' })
class VendorCategoryCount {
  @Field({ description: 'Its title without spaces, which names it in addresses.' })
  key: string;

  @Field({ description: 'What it is called.' })
  title: string;

  @Field(() => Int, { description: 'Approved vendors.' })
  count: number;
}

@Resolver(() => Vendor)
export class VendorResolver {
  @PublicData()
  @Query(() => VendorConnection, { description: 'Vendors, filtered, sorted and paged.' })
  async vendors(
    @Args(() => VendorListArgs) args: VendorListArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { filter, ...rest } = graphqlWindow(args);
    const whole = selectsField(info, BEYOND_CARD);
    return connectionOf(await listVendors(ctx, { ...filter, ...rest, whole }));
  }

  @PublicData()
  @Query(() => Vendor, { nullable: true, description: 'One vendor, or null when there is none to see.' })
  async vendor(
    @Arg('id', () => ID, { description: 'Id of the vendor.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Vendor | null> {
    return getVendor(ctx, { id }).catch(nullIfNotFound);
  }

  @PublicData()
  @Extensions({ rows: Object.keys(VENDOR_CATEGORIES).length })
  @Query(() => [VendorCategoryCount], { description: 'The 23 categories of vendors, in their order.' })
  vendorCategories(@Ctx() ctx: Context): Promise<VendorCategoryCount[]> {
    return listCategories(ctx);
  }
}
