import { boolean, object, string } from 'yup';
import { pageNumber, pageSize } from '../../core/page.rules.js';
import { requiredId } from '../../core/text.js';
import { NOTIFICATION_TOPICS } from './notification.constants.js';

export const notificationListRules = object({
  unread: boolean().default(false),
  first: pageSize(20),
  after: string().max(400),
  page: pageNumber(),
});

export const markAllReadRules = object({ topic: string().oneOf(NOTIFICATION_TOPICS) });

export const notificationIdRules = object({ id: requiredId() });
