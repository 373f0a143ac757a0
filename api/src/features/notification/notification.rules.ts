import { boolean, object, string } from 'yup';
import { pageRules } from '../../core/page.rules.js';
import { requiredId } from '../../core/text.rules.js';
import { NOTIFICATION_TOPICS } from './notification.constants.js';

export const notificationListRules = object({
  unread: boolean().default(false),
  ...pageRules(20),
});

export const markAllReadRules = object({ topic: string().oneOf(NOTIFICATION_TOPICS) });

export const notificationIdRules = object({ id: requiredId() });
