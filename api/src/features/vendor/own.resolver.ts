import { Arg, Ctx, Field, Float, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import type { CancellationPolicy } from '../listing/listing.constants.js';
import { CancellationPolicyEnum } from '../listing/listing.entity.js';
import { addPackage, reorderPackages, removePackage, updatePackage } from './package.service.js';
import { updateVendor } from './update.service.js';
import { INCLUSION_MAX, INCLUSIONS_MAX, type PackageUnit } from './vendor.constants.js';
import { PackageUnitEnum, Vendor } from './vendor.entity.js';
import { packageRules, updateVendorRules } from './vendor.rules.js';

@InputType({ description: "Changes to the vendor's own listing. Omitted fields stay unchanged." })
class UpdateVendorInput {
  @Field(() => String, {
    nullable: true,
    description: `Business name, ${upTo(updateVendorRules.fields.name)}.`,
  })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: `The owner's name, ${upTo(updateVendorRules.fields.ownerName)}.`,
  })
  ownerName?: string;

  @Field(() => String, {
    nullable: true,
    description: `Contact email address, ${upTo(updateVendorRules.fields.email)}.`,
  })
  email?: string;

  @Field(() => String, {
    nullable: true,
    description: `Phone number in any format, ${upTo(updateVendorRules.fields.phone)}.`,
  })
  phone?: string;

  @Field(() => String, {
    nullable: true,
    description: `City, ${upTo(updateVendorRules.fields.city)}; determines the state.`,
  })
  city?: string;

  @Field(() => String, {
    nullable: true,
    description: `Street address, ${upTo(updateVendorRules.fields.address)}.`,
  })
  address?: string;

  @Field(() => String, {
    nullable: true,
    description: `Text about prices, shown with the packages, ${upTo(updateVendorRules.fields.priceNote)}.`,
  })
  priceNote?: string;

  @Field(() => String, { nullable: true, description: `Summary, ${upTo(updateVendorRules.fields.summary)}.` })
  summary?: string;

  @Field(() => Int, { nullable: true, description: 'Years in business; null for unknown.' })
  experienceYears?: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of completed events; null for unknown.' })
  eventsCompleted?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they travel to other cities; null for unknown.',
  })
  willingToTravel?: boolean | null;

  @Field(() => CancellationPolicyEnum, { nullable: true, description: 'Cancellation policy.' })
  cancellation?: CancellationPolicy;

  @Field(() => String, {
    nullable: true,
    description: 'GSTIN: 15 characters with a valid check character; printed on quotes. Null for none.',
  })
  gstin?: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of approved bookings per day, 1 to 50.' })
  dailyCapacity?: number;
}

@InputType({ description: "A vendor's package." })
class PackageInput {
  @Field({ description: `Name, ${upTo(packageRules.fields.name)}.` })
  name: string;

  @Field(() => Float, { description: 'Duration in days, in steps of 0.5.' })
  days: number;

  @Field(() => Int, { description: 'Price in rupees: in total, or per unit.' })
  price: number;

  @Field(() => Int, { description: 'Minimum advance payment in rupees, at most the price.' })
  minAdvance: number;

  @Field(() => PackageUnitEnum, {
    nullable: true,
    description: 'Unit of the price; unchanged if omitted.',
  })
  unit?: PackageUnit | null;

  @Field(() => [String], {
    nullable: true,
    description: `What is included: up to ${INCLUSIONS_MAX} texts of up to ${INCLUSION_MAX} characters; unchanged if omitted.`,
  })
  inclusions?: string[];
}

@ObjectType({ description: 'Result of updating the current vendor or its packages.' })
class VendorPayload extends Payload {
  @Field(() => Vendor, { nullable: true, description: 'The vendor after the change; null if it failed.' })
  vendor?: Vendor;
}

const packageId = { description: 'ID of the package.' };

/** Vendors' mutations on their own listing. */
@Resolver()
export class OwnVendorResolver {
  @Mutation(() => VendorPayload, { description: "Updates the current user's listing. For vendors." })
  updateVendor(
    @Arg('input', () => UpdateVendorInput, { description: 'The changes.' }) input: UpdateVendorInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ vendor: await updateVendor(ctx, input) }));
  }

  @Mutation(() => VendorPayload, { description: 'Adds a package to the current vendor; at most 30.' })
  addPackage(
    @Arg('input', () => PackageInput, { description: 'The package.' }) input: PackageInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ vendor: await addPackage(ctx, input) }));
  }

  @Mutation(() => VendorPayload, { description: "Updates one of the current vendor's packages." })
  updatePackage(
    @Arg('id', () => ID, packageId) id: string,
    @Arg('input', () => PackageInput, { description: 'The package with its new values.' })
    input: PackageInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ vendor: await updatePackage(ctx, { ...input, id }) }));
  }

  @Mutation(() => VendorPayload, { description: "Removes one of the current vendor's packages." })
  removePackage(@Arg('id', () => ID, packageId) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ vendor: await removePackage(ctx, { id }) }));
  }

  @Mutation(() => VendorPayload, { description: "Reorders the current vendor's packages." })
  reorderPackages(
    @Arg('ids', () => [ID], { description: 'IDs of all packages in their new order.' }) ids: string[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ vendor: await reorderPackages(ctx, { ids }) }));
  }
}
