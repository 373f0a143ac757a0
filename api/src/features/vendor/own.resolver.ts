import { Arg, Ctx, Field, Float, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import type { CancellationPolicy } from '../listing/listing.constants.js';
import { CancellationPolicyEnum } from '../listing/listing.entity.js';
import { addPackage, orderPackages, removePackage, updatePackage } from './package.service.js';
import { updateVendor } from './update.service.js';
import { Vendor } from './vendor.entity.js';

@InputType({ description: "A vendor's edit of their listing; what is not given stays as it is." })
class UpdateVendorInput {
  @Field(() => String, { nullable: true, description: 'Business name.' })
  name?: string;

  @Field(() => String, { nullable: true, description: "The owner's name." })
  ownerName?: string;

  @Field(() => String, { nullable: true, description: 'Contact email address.' })
  email?: string;

  @Field(() => String, { nullable: true, description: 'Phone number, in any form.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'City; the state follows from it.' })
  city?: string;

  @Field(() => String, { nullable: true, description: 'Street address.' })
  address?: string;

  @Field(() => String, { nullable: true, description: 'About prices beside the packages.' })
  priceNote?: string;

  @Field(() => String, { nullable: true, description: 'Summary.' })
  summary?: string;

  @Field(() => Int, { nullable: true, description: 'Years in the business; null for not said.' })
  experienceYears?: number | null;

  @Field(() => Int, { nullable: true, description: 'Events they have done; null for not said.' })
  eventsCompleted?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they come to other cities; null for not said.',
  })
  willingToTravel?: boolean | null;

  @Field(() => CancellationPolicyEnum, { nullable: true, description: 'What happens when a couple cancels.' })
  cancellation?: CancellationPolicy;

  @Field(() => Int, { nullable: true, description: 'Bookings that fit on one day, 1 to 50.' })
  dailyCapacity?: number;
}

@InputType({ description: 'What a vendor offers at a price.' })
class PackageInput {
  @Field({ description: 'What it is called.' })
  name: string;

  @Field(() => Float, { description: 'How many days it covers, in halves.' })
  days: number;

  @Field(() => Int, { description: 'Rupees for all of it.' })
  price: number;

  @Field(() => Int, { description: 'Rupees to be paid at booking, at least; not more than the price.' })
  minAdvance: number;
}

@ObjectType({ description: "Outcome of a vendor's edit." })
class VendorPayload extends Payload {
  @Field(() => Vendor, { nullable: true, description: 'The vendor as it is now; null when it was refused.' })
  vendor?: Vendor;
}

const packageId = { description: 'Id of the package.' };

/** What a vendor does with their own listing. */
@Resolver()
export class OwnVendorResolver {
  @Mutation(() => VendorPayload, { description: "Edits the asker's own listing. For vendors." })
  updateVendor(
    @Arg('input', () => UpdateVendorInput, { description: 'What changes.' }) input: UpdateVendorInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ vendor: await updateVendor(ctx, input) }));
  }

  @Mutation(() => VendorPayload, { description: 'Puts a package behind the own ones; at most 30.' })
  addPackage(
    @Arg('input', () => PackageInput, { description: 'The package.' }) input: PackageInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ vendor: await addPackage(ctx, input) }));
  }

  @Mutation(() => VendorPayload, { description: 'Changes one of the own packages.' })
  updatePackage(
    @Arg('id', () => ID, packageId) id: string,
    @Arg('input', () => PackageInput, { description: 'What it is from now on.' }) input: PackageInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ vendor: await updatePackage(ctx, { ...input, id }) }));
  }

  @Mutation(() => VendorPayload, { description: 'Takes one of the own packages away.' })
  removePackage(@Arg('id', () => ID, packageId) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ vendor: await removePackage(ctx, { id }) }));
  }

  @Mutation(() => VendorPayload, { description: 'Puts all of the own packages into an order.' })
  orderPackages(
    @Arg('ids', () => [ID], { description: 'All of them, the first one first.' }) ids: string[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ vendor: await orderPackages(ctx, { ids }) }));
  }
}
