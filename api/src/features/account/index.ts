import type { Feature } from '../feature.js';
import { Account } from './account.entity.js';
import { AccountResolver } from './account.resolver.js';
import { accountRoutes } from './account.rest.js';
import {
  CONFIRMATION_EMAIL,
  confirmationEmailTask,
  sweepEmailConfirmations,
} from './confirm-email.service.js';
import { sweepDevices } from './device.js';
import { EmailPreferencesResolver } from './email-preferences.resolver.js';
import { ADDRESS_CHANGE_EMAIL, addressChangeEmailTask, sweepEmailChanges } from './email-change.service.js';
import { LOGIN_ALERT, loginAlertTask } from './login-attempts.js';
import { LoginLinkResolver } from './login-link.resolver.js';
import { LOGIN_LINK_EMAIL, loginLinkEmailTask, sweepLoginLinks } from './login-link.service.js';
import { RESET_EMAIL, resetEmailTask, sweepResets } from './reset.service.js';
import { sweepSessions } from './session.js';

export const account: Feature = {
  name: 'account',
  dependsOn: [],
  tables: [
    'account',
    'session',
    'password_reset',
    'email_change',
    'email_confirmation',
    'login_device',
    'login_link',
    'email_opt_out',
    'unsubscribe_key',
  ],
  entities: [Account],
  resolvers: [AccountResolver, LoginLinkResolver, EmailPreferencesResolver],
  rest: accountRoutes,
  jobs: {
    tasks: (services) => ({ [LOGIN_ALERT]: loginAlertTask(services.database) }),
    emails: (services, mailer) => ({
      [RESET_EMAIL]: resetEmailTask(services, mailer),
      [ADDRESS_CHANGE_EMAIL]: addressChangeEmailTask(services.database, mailer),
      [LOGIN_LINK_EMAIL]: loginLinkEmailTask(services, mailer),
      [CONFIRMATION_EMAIL]: confirmationEmailTask(services, mailer),
    }),
    nightly: [
      sweepSessions,
      sweepDevices,
      sweepLoginLinks,
      sweepResets,
      sweepEmailChanges,
      sweepEmailConfirmations,
    ],
  },
};
