import Type from 'typebox';
import { getNotification, listNotifications, markNotificationRead } from './notification.service.js';
import type { Context } from '../../core/context.js';
import { requireOwnId } from '../../rest/own-id.js';
import { NotificationJson, notificationJson } from './notification.rest-json.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Call, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

const NotificationResponse = Envelope(NotificationJson);
const OwnId = Type.Optional(Type.String({ description: "The current user's ID." }));

/** A route that lists the caller's notifications. A path parameter must be the caller's own ID. */
const listRoute = ({
  path,
  summary,
  unread = false,
}: {
  path: string;
  summary: string;
  unread?: boolean;
}): Route =>
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
  return envelope(notificationJson(await markNotificationRead(ctx, { id: nId })), t('markedRead'));
};

export const notificationRoutes: Route[] = [
  listRoute({ path: 'notification/all', summary: "The current user's notifications, newest first." }),
  listRoute({
    path: 'notification/:id',
    summary: 'Notifications of a venue or vendor by its ID, newest first. For its owner.',
  }),
  listRoute({
    path: 'notification/notification/:vId',
    summary: "The owner's unread notifications, newest first.",
    unread: true,
  }),
  route({
    method: 'GET',
    path: 'notification/notif/:nId',
    summary: "Returns one of the current user's notifications.",
    operation: getNotification,
    names: { nId: 'id' },
    query: Type.Object({ vId: OwnId }),
    response: NotificationResponse,
    async handle(ctx, { params, query }) {
      requireOwnId(ctx, query.vId);
      return envelope(notificationJson(await getNotification(ctx, { id: params.nId })));
    },
  }),
  route({
    method: 'PATCH',
    path: 'notification/update',
    summary: "Marks one of the current user's notifications as read.",
    operation: markNotificationRead,
    names: { nId: 'id' },
    body: Type.Object({ vId: OwnId, nId: Type.String({ format: 'uuid' }) }),
    response: NotificationResponse,
    handle: (ctx: Context, { body }: Call) => read(ctx, body.vId, body.nId),
  }),
  route({
    method: 'PATCH',
    path: 'notification/:id',
    summary: "Marks one of the current user's notifications as read, by its ID alone.",
    operation: markNotificationRead,
    response: NotificationResponse,
    handle: (ctx: Context, { params }: Call) => read(ctx, undefined, params.id),
  }),
];
