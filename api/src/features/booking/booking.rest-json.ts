import Type, { type Static } from 'typebox';
import { codeFor } from './booking.policy.js';
import { BOOKING_STATUSES } from './booking.constants.js';
import type { Booking } from './booking.entity.js';
import type { Viewer } from '../../core/viewer.js';
import { isVerified, Verified } from '../../rest/verified.js';

export const BookingJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    uId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
      description: 'Who asks; null once their account is gone.',
    }),
    vId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], { description: 'The venue or vendor.' }),
    name: Type.String(),
    contact: Type.String(),
    location: Type.String(),
    guests: Type.Integer(),
    date: Type.String({ format: 'date' }),
    address: Type.String(),
    typeOfEvent: Type.String(),
    message: Type.String(),
    isVerified: Verified,
    status: Type.Enum([...BOOKING_STATUSES]),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Booking' },
);

/** A booking as its listing, or an admin, sees it: without its code. */
export const bookingJson = (booking: Booking): Static<typeof BookingJson> => ({
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
  createdAt: booking.createdAt.toISOString(),
});

export const LookupJson = Type.Object(
  {
    message: Type.Enum(['True', 'False'], { description: 'Whether there is an open enquiry.' }),
    bookingId: Type.Optional(
      Type.String({ description: 'Its one-time code, for who sent it only.', examples: ['048151'] }),
    ),
  },
  { title: 'BookingLookup' },
);

/** What sending answers: the same, and whether that enquiry is the one that was sent. */
export const SentJson = Type.Object(
  {
    ...LookupJson.properties,
    created: Type.Boolean({
      description:
        'False when an enquiry was open already: that one is answered as it is, and nothing was sent.',
    }),
  },
  { title: 'BookingSent' },
);

/** The documented lookup: whether there is an open enquiry, and its code for the one who sent it. */
export const lookupJson = (open: Booking | null, viewer: Viewer | undefined): Static<typeof LookupJson> =>
  open ? { message: 'True', bookingId: codeFor(viewer, open) ?? undefined } : { message: 'False' };
