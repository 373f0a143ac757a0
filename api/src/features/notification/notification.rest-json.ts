import Type, { type Static } from 'typebox';
import { STORED_KINDS } from './notification.constants.js';
import { textOf, type NamedNotification } from './notification.query.js';

export const NotificationJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    vId: Type.String({ format: 'uuid', description: 'Who was told.' }),
    kind: Type.Enum([...STORED_KINDS], { description: 'What it is about.' }),
    message: Type.String({ description: 'One sentence; never a code.' }),
    enquiryId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
      description: 'The enquiry that it is about, as bookings/{vId} lists it.',
    }),
    isRead: Type.Boolean(),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Notification' },
);

export const notificationJson = (notification: NamedNotification): Static<typeof NotificationJson> => ({
  _id: notification.id,
  vId: notification.accountId,
  kind: notification.kind,
  message: textOf(notification),
  enquiryId: notification.bookingId,
  isRead: notification.readAt !== null,
  createdAt: notification.createdAt.toISOString(),
});
