import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import type { ListingKind, ListingStatus } from '../listing/listing.constants.js';
import { ListingKindEnum, ListingStatusEnum } from '../listing/listing.entity.js';
import { Enquiry } from './enquiry.entity.js';
import { leadListing } from './lead.service.js';

@ObjectType({ description: 'The listing of a registration, as far as admins need it to go there.' })
class LeadListing {
  @Field(() => ID, { description: 'The listing’s ID.' })
  id: string;

  @Field(() => ListingKindEnum, { description: 'Venue or vendor.' })
  kind: ListingKind;

  @Field({ description: 'Business name.' })
  name: string;

  @Field(() => ListingStatusEnum, { description: 'Moderation status.' })
  status: ListingStatus;
}

@Resolver(() => Enquiry)
export class LeadResolver {
  @FieldResolver(() => LeadListing, {
    nullable: true,
    description: 'The listing that was registered, while it exists; null for other enquiries.',
  })
  async listing(@Root() { listingId }: Enquiry, @Ctx() ctx: Context): Promise<LeadListing | null> {
    return listingId ? leadListing(ctx, listingId) : null;
  }
}
