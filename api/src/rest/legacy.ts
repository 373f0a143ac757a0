import { codeFor } from '../booking/booking.policy.js';
import type { Booking } from '../booking/booking.entity.js';
import type { Viewer } from '../core/viewer.js';
import type { ListingStatus } from '../listing/listing.constants.js';
import type { Listing } from '../listing/listing.entity.js';
import { contactOf } from '../listing/listing.service.js';
import { sizedUrl } from '../media/media.constants.js';
import { pictureUrl } from '../media/picture.js';
import { avatarUrl } from '../user/profile.service.js';
import type { User } from '../user/user.entity.js';
import type { Venue } from '../venue/venue.entity.js';

/** Names and shapes of the documented API; whitelists, so that a new column never slips out. */

/** `Approved`, `Rejected`, or unset while pending. */
const isVerified = (status: ListingStatus | Booking['status']): string | undefined =>
  status === 'approved' ? 'Approved' : status === 'rejected' ? 'Rejected' : undefined;

const images = ({ gallery }: Listing) => gallery.map(({ hash }) => sizedUrl(pictureUrl(hash), 960, 'webp'));

export function venueJson(venue: Venue, viewer: Viewer | undefined) {
  const contact = contactOf(viewer, venue);
  return {
    _id: venue.id,
    businessName: venue.name,
    yourName: venue.ownerName,
    email: contact?.email,
    phone: contact?.phone,
    address: venue.address,
    city: venue.city,
    state: venue.state,
    rank: venue.rank,
    isVerified: isVerified(venue.status),
    guestCapacity: venue.guestCapacity,
    images: images(venue),
    summary: venue.summary,
    foodPackages: venue.foodPackages,
    featuresOfVenue: venue.features,
    howToReach: venue.howToReach,
    venuePolicies: venue.policies,
    venueType: venue.types,
    facilities: venue.facilities,
    rating: venue.ratingAverage,
    reviewCount: venue.ratingCount,
  };
}

export const userJson = (user: User) => ({
  _id: user.id,
  fullName: user.fullName,
  email: user.email,
  phone: user.phone,
  city: user.city,
  address: user.address,
  avatarUrl: avatarUrl(user),
});

/** A booking as its listing, or an admin, sees it. */
export const bookingJson = (booking: Booking) => ({
  _id: booking.id,
  uId: booking.userId,
  vId: booking.listingId,
  name: booking.name,
  contact: booking.contact,
  location: booking.location,
  guests: booking.guests,
  date: booking.date,
  address: booking.address,
  typeOfEvent: booking.typeOfEvent,
  message: booking.message,
  isVerified: isVerified(booking.status),
  status: booking.status,
  createdAt: booking.createdAt,
});

/** The documented lookup: whether there is an open enquiry, and its code for the one who sent it. */
export const lookupJson = (open: Booking | null, viewer: Viewer | undefined) =>
  open ? { message: 'True', bookingId: codeFor(viewer, open) ?? undefined } : { message: 'False' };
