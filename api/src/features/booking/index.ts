import type { Feature } from '../feature.js';
import { BookedListingResolver } from './booked-listing.resolver.js';
import { BookingEvent } from './booking-event.entity.js';
import { Booking } from './booking.entity.js';
import { clearOldEnquiryTexts } from './booking.query.js';
import { BookingResolver, ListingBookingResolver } from './booking.resolver.js';
import { bookingRoutes } from './booking.rest.js';
import { UpdateEnquiryResolver } from './update-enquiry.resolver.js';
import { DateOffer } from './date-offer.entity.js';
import { DateOfferResolver } from './date-offer.resolver.js';
import { BookingHistoryResolver } from './history.resolver.js';
import { RescheduleResolver } from './reschedule.resolver.js';
import { UserBookingResolver } from './user-bookings.resolver.js';

export const booking: Feature = {
  name: 'booking',
  dependsOn: ['account', 'listing'],
  tables: ['booking', 'booking_event', 'date_offer'],
  entities: [Booking, BookingEvent, DateOffer],
  resolvers: [
    BookedListingResolver,
    UpdateEnquiryResolver,
    BookingHistoryResolver,
    RescheduleResolver,
    BookingResolver,
    DateOfferResolver,
    ListingBookingResolver,
    UserBookingResolver,
  ],
  rest: bookingRoutes,
  jobs: { nightly: [clearOldEnquiryTexts] },
};
