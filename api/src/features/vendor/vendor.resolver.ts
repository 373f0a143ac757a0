import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Extensions, Field, ID, Info, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { nullIfNotFound } from '../../core/errors.js';
import { PublicData } from '../../core/public-data.js';
import { selectsField } from '../../core/selection.js';
import { VENDOR_CATEGORIES } from './vendor.constants.js';
import { vendorCategoryTitle } from './vendor.labels.js';
import { Vendor } from './vendor.entity.js';
import { VendorListArgs } from './vendor.inputs.js';
import { FIELDS_BEYOND_CARD } from './vendor.query.js';
import { getVendor, listCategories, listVendors } from './vendor.service.js';

export const VendorConnection = connectionType('Vendor', () => Vendor);

@ObjectType({ description: 'A category with its number of approved vendors.' })
class VendorCategoryCount {
  @Field({ description: 'Category as in URLs, such as `MakeupArtist`.' })
  key: string;

  @Field({ description: 'Name.' })
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
    const allColumns = selectsField(info, FIELDS_BEYOND_CARD);
    return connectionOf(await listVendors(ctx, { ...filter, ...rest, allColumns }));
  }

  @PublicData()
  @Query(() => Vendor, {
    nullable: true,
    description: 'Returns a vendor, or null if there is none that the current user can see.',
  })
  async vendor(
    @Arg('id', () => ID, { description: 'ID of the vendor.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Vendor | null> {
    return getVendor(ctx, { id }).catch(nullIfNotFound);
  }

  @PublicData()
  @Extensions({ rows: VENDOR_CATEGORIES.length })
  @Query(() => [VendorCategoryCount], { description: 'The 23 categories of vendors, in order.' })
  async vendorCategories(@Ctx() ctx: Context): Promise<VendorCategoryCount[]> {
    const categories = await listCategories(ctx);
    return categories.map(({ key, count }) => ({ key, title: vendorCategoryTitle(key), count }));
  }
}
