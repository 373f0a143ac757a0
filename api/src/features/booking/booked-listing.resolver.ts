import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Contact } from '../listing/listing.entity.js';
import { bookedListing, contactFor } from './booked-listing.service.js';
import { Booking } from './booking.entity.js';

/** The present listing of a booking. */
@Resolver(() => Booking)
export class BookedListingResolver {
  @FieldResolver(() => Contact, {
    nullable: true,
    description: 'Contact details of the business. For the couple of an approved booking; otherwise null.',
  })
  async listingContact(@Root() booking: Booking, @Ctx() ctx: Context): Promise<Contact | null> {
    const listing = booking.listingId ? await bookedListing(ctx, booking.listingId) : null;
    return contactFor(ctx.viewer, booking, listing);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Maximum number of guests of the venue; null for vendors, and if unknown.',
  })
  async listingMaxGuests(@Root() booking: Booking, @Ctx() ctx: Context): Promise<number | null> {
    const listing = booking.listingId ? await bookedListing(ctx, booking.listingId) : null;
    return listing?.maxGuests ?? null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the listing has a public page; false while it is suspended, and once it is deleted.',
  })
  async listingPublic(@Root() booking: Booking, @Ctx() ctx: Context): Promise<boolean> {
    const listing = booking.listingId ? await bookedListing(ctx, booking.listingId) : null;
    return listing?.status === 'approved';
  }
}
