import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { PASSWORD_MAX } from '../../core/text.rules.js';
import { upTo } from '../../core/max-length.js';
import { RegistrationPayload } from '../listing/registered.js';
import { registerVendorRules } from './register.rules.js';
import { registerVendor } from './register.service.js';
import type { VendorCategory } from './vendor.constants.js';
import { VendorCategoryEnum } from './vendor.entity.js';

@InputType({ description: 'A new vendor.' })
class RegisterVendorInput {
  @Field({ description: `The owner's name, ${upTo(registerVendorRules.fields.name)}.` })
  name: string;

  @Field({ description: `Email address, ${upTo(registerVendorRules.fields.email)}.` })
  email: string;

  @Field({ description: `6 to ${PASSWORD_MAX} characters.` })
  password: string;

  @Field({ description: `Phone number in any format, ${upTo(registerVendorRules.fields.phone)}.` })
  phone: string;

  @Field({ description: `City, ${upTo(registerVendorRules.fields.city)}; case is ignored.` })
  city: string;

  @Field(() => VendorCategoryEnum, { description: 'Category.' })
  category: VendorCategory;

  @Field({ description: `Business name, ${upTo(registerVendorRules.fields.businessName)}.` })
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
