import Type, { type Static } from 'typebox';
import { codeFor, coupleContactFor } from './booking.policy.js';
import { BOOKING_STATUSES } from './booking.constants.js';
import type { Booking } from './booking.entity.js';
import { coupleName } from './couple-name.js';
import { typeOfEventInEnglish } from '../../core/event-type.labels.js';
import type { Viewer } from '../../core/viewer.js';
import { isVerified, Verified } from '../../rest/verified.js';

export const BookingJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    uId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
      description: 'ID of the couple; null once their account is deleted.',
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

/** A booking as its listing or an admin sees it, without the code. */
export const bookingJson = (booking: Booking, viewer: Viewer | undefined): Static<typeof BookingJson> => ({
  _id: booking.id,
  uId: booking.userId,
  vId: booking.listingId,
  name: coupleName(booking),
  ...coupleContactFor(viewer, booking),
  location: booking.location,
  guests: booking.guests,
  date: booking.date,
  typeOfEvent: typeOfEventInEnglish(booking),
  message: booking.message,
  isVerified: isVerified(booking.status),
  status: booking.status,
  createdAt: booking.createdAt.toISOString(),
});

export const LookupJson = Type.Object(
  {
    message: Type.Enum(['True', 'False'], { description: 'Whether there is an open enquiry.' }),
    bookingId: Type.Optional(
      Type.String({
        description: 'Its one-time code; only for the couple who sent it.',
        examples: ['048151'],
      }),
    ),
  },
  { title: 'BookingLookup' },
);

/** A sent enquiry, and whether the request created it. */
export const SentJson = Type.Object(
  {
    ...LookupJson.properties,
    created: Type.Boolean({
      description: 'False if an enquiry was open already, which is returned unchanged.',
    }),
  },
  { title: 'BookingSent' },
);

/** The documented lookup: whether there is an open enquiry, with its code for the couple who sent it. */
export const lookupJson = (open: Booking | null, viewer: Viewer | undefined): Static<typeof LookupJson> =>
  open ? { message: 'True', bookingId: codeFor(viewer, open) ?? undefined } : { message: 'False' };
