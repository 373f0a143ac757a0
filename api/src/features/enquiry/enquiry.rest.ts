import Type from 'typebox';
import { REGISTRATION_TYPES } from './enquiry.constants.js';
import { ENQUIRY_TYPE_LABELS } from './enquiry.labels.js';
import { reportRegistration, submitEnquiry } from './enquiry.service.js';
import { listEnquiries, markEnquiryRead } from './read.service.js';
import { toEventDay } from '../../rest/event-day.js';
import { EnquiryJson, enquiryJson } from './enquiry.rest-json.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

/** Doesn't return the enquiry: strangers could read by a phone number what its owner has written. */
const Received = Envelope(Type.Object({ received: Type.Boolean() }));

export const enquiryRoutes: Route[] = [
  route({
    method: 'POST',
    path: 'enquiry/submit',
    summary: 'Sends a general enquiry to Mandap.',
    operation: submitEnquiry,
    body: Type.Object({
      name: Type.String(),
      contact: Type.String({ description: 'Ten digits.' }),
      location: Type.String(),
      guests: Type.Integer({ minimum: 1 }),
      date: Type.String({ format: 'date' }),
      address: Type.String(),
      typeOfEvent: Type.String(),
      message: Type.Optional(Type.String()),
    }),
    response: Received,
    async handle(ctx, { body }) {
      const received = await submitEnquiry(ctx, { ...body, date: toEventDay(body.date) });
      return envelope({ received }, t('received'));
    },
  }),
  route({
    method: 'POST',
    path: 'enquiry/new/buisness',
    summary:
      'Reports the registration of a business. Ignored if the registration of the same contact and type was recorded within ten minutes, which registering does by itself.',
    operation: reportRegistration,
    body: Type.Object({
      name: Type.String(),
      contact: Type.String(),
      location: Type.String(),
      typeOfEvent: Type.Enum(REGISTRATION_TYPES.map((type) => ENQUIRY_TYPE_LABELS[type])),
      message: Type.Optional(Type.String({ examples: ['New venue registration: Jheel Mahal'] })),
    }),
    response: Received,
    async handle(ctx, { body }) {
      return envelope({ received: await reportRegistration(ctx, body) }, t('received'));
    },
  }),
  route({
    method: 'GET',
    path: 'enquiry/all/enquiry',
    summary: 'General enquiries and business leads, newest first.',
    operation: listEnquiries,
    query: Type.Object(PageQuery),
    response: Type.Array(EnquiryJson),
    async handle(ctx, call) {
      const page = await listEnquiries(ctx, pageWindow(call));
      return { body: page.nodes.map(enquiryJson), ...(await paged(call, page)) };
    },
  }),
  route({
    method: 'PATCH',
    path: 'enquiry/:id',
    summary: 'Marks an enquiry as read.',
    operation: markEnquiryRead,
    response: Envelope(EnquiryJson),
    async handle(ctx, { params }) {
      return envelope(enquiryJson(await markEnquiryRead(ctx, { id: params.id })), t('markedRead'));
    },
  }),
];
