import Type from 'typebox';
import { findBooking, findOpenBooking, listInbox } from './booking.service.js';
import { approveBooking, rejectBooking } from './decide.service.js';
import { sendEnquiry } from './send.service.js';
import { badInput, notFound } from '../../core/errors.js';
import { requireOwnId } from '../../rest/own-id.js';
import { toEventDay } from '../../rest/event-day.js';
import { BookingJson, bookingJson, LookupJson, lookupJson, SentJson } from './booking.rest-json.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { route, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

/** Documented parameter names and the operations' input names. */
const NAMES = { vId: 'listingId', uId: 'userId', bookingId: 'code' };

/** Numbers have lost the code's leading zeros. */
const codeOf = (value: unknown) => (typeof value === 'number' ? String(value).padStart(6, '0') : value);

export const bookingRoutes: Route[] = [
  route({
    method: 'POST',
    path: 'bookings/bookings',
    summary: 'Sends an enquiry to a venue or vendor; returns its one-time code as bookingId.',
    operation: sendEnquiry,
    names: NAMES,
    body: Type.Object({
      vId: Type.String({ description: 'The venue or vendor.' }),
      uId: Type.Optional(Type.String({ description: "The current user's ID." })),
      name: Type.String(),
      contact: Type.String({ description: 'Ten digits.' }),
      location: Type.String(),
      guests: Type.Integer(),
      date: Type.String({ format: 'date' }),
      address: Type.String(),
      message: Type.String(),
      typeOfEvent: Type.String(),
    }),
    response: SentJson,
    async handle(ctx, { body }) {
      requireOwnId(ctx, body.uId);
      const enquiry = { ...body, listingId: body.vId, date: toEventDay(body.date) };
      const { booking, created } = await sendEnquiry(ctx, enquiry);
      return { body: { ...lookupJson(booking, ctx.viewer), created } };
    },
  }),
  route({
    method: 'GET',
    path: 'bookings/bookings/:vId',
    summary:
      'Returns whether a user, by default the current one, has an open enquiry at a listing; with its code for that user.',
    operation: findOpenBooking,
    names: NAMES,
    query: Type.Object({
      uId: Type.Optional(Type.String({ description: 'The current user by default.' })),
    }),
    response: LookupJson,
    async handle(ctx, { params, query }) {
      const pair = { listingId: params.vId, userId: query.uId ?? ctx.viewer?.id };
      return { body: lookupJson(await findOpenBooking(ctx, pair), ctx.viewer) };
    },
  }),
  route({
    method: 'GET',
    path: 'bookings/:vId',
    summary: "A listing's enquiries, newest first. For its owner and admins.",
    operation: listInbox,
    names: NAMES,
    query: Type.Object(PageQuery),
    response: Type.Array(BookingJson),
    async handle(ctx, call) {
      if (ctx.viewer?.role !== 'admin') requireOwnId(ctx, call.params.vId);
      const page = await listInbox(ctx, { listingId: call.params.vId, ...pageWindow(call) });
      return {
        body: page.nodes.map((booking) => bookingJson(booking, ctx.viewer)),
        ...(await paged(call, page)),
      };
    },
  }),
  route({
    method: 'PATCH',
    path: 'bookings/:vId',
    summary: "Decides a user's enquiry: bookingId is the code to approve it, or the word Rejected.",
    operation: approveBooking,
    names: NAMES,
    body: Type.Object({ uId: Type.String(), bookingId: Type.String() }),
    response: Type.Enum(['Approved', 'Rejected']),
    async handle(ctx, { params, body }) {
      requireOwnId(ctx, params.vId);
      const booking = await findBooking(ctx, { listingId: params.vId, userId: body.uId });
      if (!booking) throw notFound(t('bookingNotFound'));
      if (body.bookingId === 'Rejected') {
        await rejectBooking(ctx, { id: booking.id });
        return { body: 'Rejected' as const };
      }
      const { outcome } = await approveBooking(ctx, { id: booking.id, code: codeOf(body.bookingId) });
      if (outcome === 'wrong_code') throw badInput('bookingId', t('wrongOtp'));
      return { body: 'Approved' as const };
    },
  }),
];
