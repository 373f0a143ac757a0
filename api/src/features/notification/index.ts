import type { Feature } from '../feature.js';
import { Notification } from './notification.entity.js';
import { NotificationResolver } from './notification.resolver.js';
import { clearOldNotes } from './notification.query.js';
import { notificationRoutes } from './notification.rest.js';

export const notification: Feature = {
  name: 'notification',
  dependsOn: ['account', 'booking', 'conversation', 'listing', 'real-wedding', 'review', 'user'],
  tables: ['notification'],
  entities: [Notification],
  resolvers: [NotificationResolver],
  rest: notificationRoutes,
  jobs: { nightly: [clearOldNotes] },
};
