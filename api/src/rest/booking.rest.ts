import { forbidden, notFound, unauthenticated } from '../core/errors.js';
import { WRONG_CODE } from '../booking/booking.constants.js';
import { findBooking, findOpenBooking, listInbox } from '../booking/booking.service.js';
import { approveBooking, rejectBooking } from '../booking/decide.service.js';
import { sendEnquiry } from '../booking/send.service.js';
import { badInput } from '../core/errors.js';
import type { Context } from '../core/context.js';
import { bookingJson, lookupJson } from './legacy.js';
import { pageHeaders, window } from './paging.js';
import { envelope, type Route } from './route.js';

/** Callers name themselves in these calls; the name must be the session's. */
function claim(ctx: Context, id: unknown): void {
  if (!ctx.viewer) throw unauthenticated();
  if (id !== undefined && id !== ctx.viewer.id) throw forbidden();
}

export const bookingRoutes: Route[] = [
  {
    method: 'POST',
    path: 'bookings/bookings',
    summary: 'Sends an enquiry to a venue or vendor; answers its one-time code as bookingId.',
    operation: sendEnquiry,
    async answer(ctx, { body }) {
      claim(ctx, body.uId);
      return { body: lookupJson(await sendEnquiry(ctx, { ...body, listingId: body.vId }), ctx.viewer) };
    },
  },
  {
    method: 'GET',
    path: 'bookings/bookings/:vId',
    summary: 'Whether the user of the query has an open enquiry there, and its code for that user.',
    operation: findOpenBooking,
    async answer(ctx, { params, query }) {
      const pair = { listingId: params.vId, userId: query.uId ?? ctx.viewer?.id };
      return { body: lookupJson(await findOpenBooking(ctx, pair), ctx.viewer) };
    },
  },
  {
    method: 'GET',
    path: 'bookings/:vId',
    summary: "A listing's enquiries, newest first. For its owner and admins.",
    operation: listInbox,
    async answer(ctx, call) {
      if (ctx.viewer?.role !== 'admin') claim(ctx, call.params.vId);
      const page = await listInbox(ctx, { listingId: call.params.vId, ...window(call) });
      return { ...envelope(page.nodes.map(bookingJson)), headers: await pageHeaders(call, page) };
    },
  },
  {
    method: 'PATCH',
    path: 'bookings/:vId',
    summary: "Decides a user's enquiry: bookingId is the code to approve with, or the word Rejected.",
    operation: approveBooking,
    async answer(ctx, { params, body }) {
      claim(ctx, params.vId);
      const booking = await findBooking(ctx, { listingId: params.vId, userId: body.uId });
      if (!booking) throw notFound('Booking');
      if (body.bookingId === 'Rejected') {
        await rejectBooking(ctx, { id: booking.id });
        return envelope('Rejected');
      }
      const { outcome } = await approveBooking(ctx, { id: booking.id, code: body.bookingId });
      if (outcome === 'wrong_code') throw badInput('bookingId', WRONG_CODE);
      return envelope('Approved');
    },
  },
];
