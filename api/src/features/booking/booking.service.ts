import { badInput, forbidden, notFound } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import type { Booking } from './booking.entity.js';
import {
  bookingById,
  bookingsById,
  countBookings,
  latestBooking,
  openBookings,
  selectBookings,
} from './booking.query.js';
import { sideOf } from './booking.policy.js';
import { bookingIdRules, bookingListRules, bookingPairRules } from './booking.rules.js';
import { t } from './messages.generated.js';

/** Returns the viewer's open booking at a listing, for `Enquiry Sent`; batched over a list. */
export const myOpenBooking = loader<string, Booking | null>(
  async (ctx, listingIds) =>
    ctx.viewer?.role === 'user'
      ? openBookings(ctx.services.database.tx, ctx.viewer.id, listingIds)
      : new Map<string, Booking>(),
  null,
);

/** Returns a notification's booking if the viewer is a party to it; batched over a list. */
export const bookingOfNotification = loader<string, Booking | null>(async (ctx, bookingIds) => {
  const bookings = await bookingsById(ctx.services.database.tx, bookingIds);
  return new Map(bookings.filter((one) => sideOf(ctx.viewer, one)).map((one) => [one.id, one]));
}, null);

/** Returns one page of the viewer's bookings, newest first. */
export const listMyBookings = operation({
  name: 'booking.listMine',
  kind: 'read',
  allow: only('user'),
  input: bookingListRules.omit(['listingId', 'date', 'search', 'sort']),
  run: ({ tx, viewer, input }) =>
    selectBookings(tx, { userId: viewer.id }, { ...input, sort: 'NEWEST' }, input),
});

/** Returns one page of a listing's inbox, for its owner, or for an admin who names the listing. */
export const listInbox = operation({
  name: 'booking.inbox',
  kind: 'read',
  allow: only('vendor', 'venue', 'admin'),
  input: bookingListRules,
  run: ({ tx, viewer, input }) =>
    selectBookings(tx, { listingId: inboxListingId(viewer, input) }, input, input),
});

/** Counts the inbox's bookings by status, optionally those that match a search. */
export const countInbox = operation({
  name: 'booking.countInbox',
  kind: 'read',
  allow: only('vendor', 'venue', 'admin'),
  input: bookingListRules.pick(['listingId', 'search']),
  run: ({ tx, viewer, input }) => countBookings(tx, inboxListingId(viewer, input), input.search),
});

export function inboxListingId(viewer: { id: string; role: string }, input: { listingId?: string }): string {
  if (viewer.role !== 'admin') {
    if (input.listingId && input.listingId !== viewer.id) throw forbidden();
    return viewer.id;
  }
  if (!input.listingId) throw badInput('listingId', t('listingMissing'));
  return input.listingId;
}

/** Returns the open booking of a user at a listing, or null; for both parties and admins. */
export const findOpenBooking = operation({
  name: 'booking.findOpen',
  kind: 'read',
  allow: only('user', 'vendor', 'venue', 'admin'),
  input: bookingPairRules,
  async run({ tx, viewer, input }): Promise<Booking | null> {
    requireParty(viewer, input);
    const [open] = (await openBookings(tx, input.userId, [input.listingId])).values();
    return open ?? null;
  },
});

/** Returns the newest enquiry of a user to a listing, preferring an open one, or null; for both parties and admins. */
export const findBooking = operation({
  name: 'booking.find',
  kind: 'read',
  allow: only('user', 'vendor', 'venue', 'admin'),
  input: bookingPairRules,
  async run({ tx, viewer, input }): Promise<Booking | null> {
    requireParty(viewer, input);
    return (await latestBooking(tx, input.userId, input.listingId)) ?? null;
  },
});

function requireParty(viewer: Viewer, pair: { userId: string; listingId: string }): void {
  if (viewer.role === 'admin') return;
  if (viewer.id !== (viewer.role === 'user' ? pair.userId : pair.listingId)) throw forbidden();
}

/** Returns one booking, for both parties and admins. */
export const getBooking = operation({
  name: 'booking.get',
  kind: 'read',
  allow: only('user', 'vendor', 'venue', 'admin'),
  input: bookingIdRules,
  async run({ tx, viewer, input }) {
    const booking = await bookingById(tx, input.id);
    if (!booking || !(viewer.role === 'admin' || sideOf(viewer, booking)))
      throw notFound(t('bookingNotFound'));
    return booking;
  },
});
