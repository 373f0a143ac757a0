import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { RegistrationPayload } from '../listing/registered.js';
import { registerVendor } from './register.service.js';
import type { VendorCategory } from './vendor.constants.js';
import { VendorCategoryEnum } from './vendor.entity.js';

@InputType({ description: 'A new vendor.' })
class RegisterVendorInput {
  @Field({ description: "The owner's name." })
  name: string;

  @Field({ description: 'Email address.' })
  email: string;

  @Field({ description: 'At least 6 characters.' })
  password: string;

  @Field({ description: 'Phone number, in any format.' })
  phone: string;

  @Field({ description: 'City; case is ignored.' })
  city: string;

  @Field(() => VendorCategoryEnum, { description: 'Category.' })
  category: VendorCategory;

  @Field({ description: 'Business name.' })
  businessName: string;
}

@Resolver()
export class RegisterVendorResolver {
  @Runs(registerVendor)
  @Mutation(() => RegistrationPayload, {
    description: 'Registers a vendor with a pending listing. Does not log in.',
  })
  registerVendor(
    @Arg('input', () => RegisterVendorInput, { description: 'The new vendor.' }) input: RegisterVendorInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ listing: await registerVendor(ctx, input) }));
  }
}
