import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import type { ListingKind, ListingStatus } from '../listing/listing.constants.js';
import { ListingKindEnum, ListingStatusEnum } from '../listing/listing.entity.js';
import { Enquiry } from './enquiry.entity.js';
import { leadListing } from './lead.service.js';

@ObjectType({ description: 'The registered listing of a lead.' })
class LeadListing {
  @Field(() => ID, { description: 'ID of the listing.' })
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
    description: 'The registered listing; null for other enquiries and once it is deleted.',
  })
  async listing(@Root() { listingId }: Enquiry, @Ctx() ctx: Context): Promise<LeadListing | null> {
    return listingId ? leadListing(ctx, listingId) : null;
  }
}
