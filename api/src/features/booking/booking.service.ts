import { badInput, forbidden, notFound } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import type { Booking } from './booking.entity.js';
import {
  bookingById,
  bookingsOf,
  countBookings,
  latestBooking,
  openBookings,
  selectBookings,
} from './booking.query.js';
import { bookingIdRules, bookingListRules, bookingPairRules } from './booking.rules.js';

/** The viewer's open booking at a listing, for `Enquiry Sent`; batched over a list. */
export const myOpenBooking = loader<string, Booking | null>(
  async (ctx, listingIds) =>
    ctx.viewer?.role === 'user'
      ? openBookings(ctx.services.database.tx, ctx.viewer.id, listingIds)
      : new Map<string, Booking>(),
  null,
);

/** A booking that the viewer was told about; batched over a list. */
export const bookingOfNotice = loader<string, Booking | null>(
  async (ctx, bookingIds) =>
    ctx.viewer ? bookingsOf(ctx.services.database.tx, ctx.viewer.id, bookingIds) : new Map<string, Booking>(),
  null,
);

/** The bookings that the user sent, newest first. */
export const listMyBookings = operation({
  name: 'booking.listMine',
  kind: 'read',
  allow: only('user'),
  input: bookingListRules.omit(['listingId', 'date', 'search', 'sort']),
  run: ({ tx, viewer, input }) =>
    selectBookings(tx, { userId: viewer.id }, { ...input, sort: 'NEWEST' }, input),
});

/** A listing's inbox: its owner's own, or any for an admin, who names the listing. */
export const listInbox = operation({
  name: 'booking.inbox',
  kind: 'read',
  allow: only('vendor', 'venue', 'admin'),
  input: bookingListRules,
  run: ({ tx, viewer, input }) => selectBookings(tx, { listingId: inboxOf(viewer, input) }, input, input),
});

/** How many bookings the inbox holds in each state, or of them those that a search finds. */
export const countInbox = operation({
  name: 'booking.countInbox',
  kind: 'read',
  allow: only('vendor', 'venue', 'admin'),
  input: bookingListRules.pick(['listingId', 'search']),
  run: ({ tx, viewer, input }) => countBookings(tx, inboxOf(viewer, input), input.search),
});

export function inboxOf(viewer: { id: string; role: string }, input: { listingId?: string }): string {
  if (viewer.role !== 'admin') {
    if (input.listingId && input.listingId !== viewer.id) throw forbidden();
    return viewer.id;
  }
  if (!input.listingId) throw badInput('listingId', 'Please say which listing');
  return input.listingId;
}

/** The open booking of one user at one listing, for either of them or an admin; null without any. */
export const findOpenBooking = operation({
  name: 'booking.findOpen',
  kind: 'read',
  allow: only('user', 'vendor', 'venue', 'admin'),
  input: bookingPairRules,
  async run({ tx, viewer, input }): Promise<Booking | null> {
    refuseUnconcerned(viewer, input);
    const [open] = (await openBookings(tx, input.userId, [input.listingId])).values();
    return open ?? null;
  },
});

/**
 * The newest enquiry of one user to one listing, decided or not, an open one before any other; for either of
 * them or an admin; null without any.
 */
export const findBooking = operation({
  name: 'booking.find',
  kind: 'read',
  allow: only('user', 'vendor', 'venue', 'admin'),
  input: bookingPairRules,
  async run({ tx, viewer, input }): Promise<Booking | null> {
    refuseUnconcerned(viewer, input);
    return (await latestBooking(tx, input.userId, input.listingId)) ?? null;
  },
});

function refuseUnconcerned(viewer: Viewer, pair: { userId: string; listingId: string }): void {
  if (viewer.role !== 'admin' && viewer.id !== pair.userId && viewer.id !== pair.listingId) throw forbidden();
}

/** One booking: the couple's who sent it, the listing's who got it, or any for an admin. */
export const getBooking = operation({
  name: 'booking.get',
  kind: 'read',
  allow: only('user', 'vendor', 'venue', 'admin'),
  input: bookingIdRules,
  async run({ tx, viewer, input }) {
    const booking = await bookingById(tx, input.id);
    const concerned =
      viewer.role === 'admin' || viewer.id === booking?.userId || viewer.id === booking?.listingId;
    if (!booking || !concerned) throw notFound('Booking');
    return booking;
  },
});
