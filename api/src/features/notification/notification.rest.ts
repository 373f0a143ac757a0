import Type from 'typebox';
import { getNotification, listNotifications, readNotification } from './notification.service.js';
import type { Context } from '../../core/context.js';
import { requireOwnId } from '../../rest/own-id.js';
import { NotificationJson, notificationJson } from './notification.rest-json.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Call, type Route } from '../../rest/route.js';

const One = Envelope(NotificationJson);
const Oneself = Type.Optional(Type.String({ description: 'Oneself.' }));

/** The caller's notifications. A parameter of the path must be the caller's ID. */
const told = (path: string, summary: string, unread = false): Route =>
  route({
    method: 'GET',
    path,
    summary,
    operation: listNotifications,
    ownIdParam: /:(\w+)$/.exec(path)?.[1],
    query: Type.Object(PageQuery),
    response: Envelope(Type.Array(NotificationJson)),
    async handle(ctx, call) {
      const page = await listNotifications(ctx, { unread, ...pageWindow(call) });
      return { ...envelope(page.nodes.map(notificationJson)), ...(await paged(call, page)) };
    },
  });

const read = async (ctx: Context, vId: unknown, nId: unknown) => {
  requireOwnId(ctx, vId);
  return envelope(notificationJson(await readNotification(ctx, { id: nId })), 'Marked as Read');
};

export const notificationRoutes: Route[] = [
  told('notification/all', 'What the caller was told, newest first.'),
  told('notification/:id', 'Notifications of a venue or vendor by its ID, newest first. For its owner.'),
  told('notification/notification/:vId', 'What its owner has not read yet, newest first.', true),
  route({
    method: 'GET',
    path: 'notification/notif/:nId',
    summary: 'One of the own notifications.',
    operation: getNotification,
    names: { nId: 'id' },
    query: Type.Object({ vId: Oneself }),
    response: One,
    async handle(ctx, { params, query }) {
      requireOwnId(ctx, query.vId);
      return envelope(notificationJson(await getNotification(ctx, { id: params.nId })));
    },
  }),
  route({
    method: 'PATCH',
    path: 'notification/update',
    summary: 'Marks one of the own notifications as read.',
    operation: readNotification,
    names: { nId: 'id' },
    body: Type.Object({ vId: Oneself, nId: Type.String({ format: 'uuid' }) }),
    response: One,
    handle: (ctx: Context, { body }: Call) => read(ctx, body.vId, body.nId),
  }),
  route({
    method: 'PATCH',
    path: 'notification/:id',
    summary: 'Marks one of the own notifications as read, by its id alone.',
    operation: readNotification,
    response: One,
    handle: (ctx: Context, { params }: Call) => read(ctx, undefined, params.id),
  }),
];
