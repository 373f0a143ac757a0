import Type, { type Static } from 'typebox';
import { STORED_KINDS, type StoredKind } from './notification.constants.js';
import { textOf, type NamedNotification } from './notification.query.js';

/** The REST API keeps its own names of these kinds. */
const REST_NAMES: Partial<Record<StoredKind, string>> = {
  reschedule_requested: 'date_proposed',
  reschedule_accepted: 'date_accepted',
  reschedule_declined: 'date_declined',
  listing_deleted: 'listing_removed',
  couple_deleted: 'couple_left',
  prices_parsed: 'prices_read',
};

const restName = (kind: StoredKind): string => REST_NAMES[kind] ?? kind;

export const NotificationJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    vId: Type.String({ format: 'uuid', description: 'ID of the recipient.' }),
    kind: Type.Enum(STORED_KINDS.map(restName), { description: 'Kind of notification.' }),
    message: Type.String({ description: 'Text of the notification, one sentence.' }),
    enquiryId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
      description: 'ID of the enquiry that it concerns, as in bookings/{vId}.',
    }),
    isRead: Type.Boolean(),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Notification' },
);

export const notificationJson = (notification: NamedNotification): Static<typeof NotificationJson> => ({
  _id: notification.id,
  vId: notification.accountId,
  kind: restName(notification.kind),
  message: textOf(notification),
  enquiryId: notification.bookingId,
  isRead: notification.readAt !== null,
  createdAt: notification.createdAt.toISOString(),
});
