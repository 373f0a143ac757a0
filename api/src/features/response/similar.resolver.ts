import { Arg, Ctx, Extensions, ID, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Listing } from '../listing/listing.entity.js';
import { vendorById } from '../vendor/vendor.service.js';
import { venueById } from '../venue/venue.service.js';
import { SIMILAR_LISTINGS } from './similar.query.js';
import { findSimilarListings } from './similar.service.js';

/** Not marked as public data: it depends on the couple's enquiries and blocks. */
@Resolver()
export class SimilarListingsResolver {
  @Extensions({ rows: SIMILAR_LISTINGS, statements: 5 })
  @Query(() => [Listing], {
    description: `Up to ${SIMILAR_LISTINGS} public listings of the same kind and category that are free on a date, those in the same city first. For couples, excludes listings with an open enquiry of theirs and listings that they blocked or that blocked them.`,
  })
  async similarListings(
    @Arg('listingId', () => ID, { description: 'The venue or vendor to replace.' }) listingId: string,
    @Arg('date', { description: 'Date of the event, YYYY-MM-DD; today or later in India.' }) date: string,
    @Ctx() ctx: Context,
    @Arg('guests', () => Int, {
      nullable: true,
      description: 'Number of guests. Venues that are known to take fewer are excluded.',
    })
    guests?: number,
  ): Promise<Listing[]> {
    const found = await findSimilarListings(ctx, { listingId, date, guests });
    const listings = await Promise.all(
      found.map(({ id, kind }) => (kind === 'venue' ? venueById(ctx, id) : vendorById(ctx, id))),
    );
    return listings.filter((listing) => listing !== null);
  }
}
