import type { TaskList } from 'graphile-worker';
import {
  CONFIRMATION_MAIL,
  confirmationMailTask,
  sweepEmailConfirmations,
} from './account/confirm-email.service.js';
import { EMAIL_CHANGE_MAIL, emailChangeMailTask, sweepEmailChanges } from './account/email-change.service.js';
import { sweepDevices } from './account/device.js';
import { LOGIN_ALERT, loginAlertTask } from './account/login-attempts.js';
import { LOGIN_LINK_MAIL, loginLinkMailTask, sweepLoginLinks } from './account/login-link.service.js';
import { RESET_MAIL, resetMailTask, sweepResets } from './account/reset.service.js';
import { sweepSessions } from './account/session.js';
import { sweepApiKeys } from './api-key/api-key.query.js';
import type { Services } from '../core/context.js';
import { sweepIdempotency } from '../core/idempotency.js';
import { sweepLimits } from '../core/limits.js';
import { sweepContactViews } from './listing/contact.service.js';
import { MAIL, type Mail, type Mailer } from '../core/mail.js';
import { sweepEnquiries } from './enquiry/enquiry.query.js';
import { sweepInterests } from './interest/interest.service.js';
import { sweepDeadMails } from './mail-queue/mail-queue.query.js';

/** What the queue's worker in the server process can do. Pictures are derived in a process of their own. */
export const tasks = (services: Services, mailer: Mailer): TaskList => ({
  [MAIL]: (payload) => mailer.deliver(payload as Mail),
  [RESET_MAIL]: resetMailTask(services, mailer),
  [EMAIL_CHANGE_MAIL]: emailChangeMailTask(services.database, mailer),
  [LOGIN_LINK_MAIL]: loginLinkMailTask(services, mailer),
  [CONFIRMATION_MAIL]: confirmationMailTask(services.database, mailer),
  [LOGIN_ALERT]: loginAlertTask(services.database),
  sweep: async () => {
    const tx = services.database.tx;
    await sweepSessions(tx);
    await sweepDevices(tx);
    await sweepLoginLinks(tx);
    await sweepResets(tx);
    await sweepEmailChanges(tx);
    await sweepEmailConfirmations(tx);
    await sweepApiKeys(tx);
    await sweepContactViews(tx);
    await sweepIdempotency(tx);
    await sweepDeadMails(tx);
    await sweepInterests(tx);
    await sweepEnquiries(tx);
    await sweepLimits(tx);
  },
});

/** Nightly, at 21:30 UTC, which is three in the morning in India. */
export const CRONTAB = '30 21 * * * sweep';
