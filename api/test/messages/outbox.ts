import type { Mail } from '../../src/core/mail.js';
import { makeTasks } from '../../src/core/tasks.js';
import { features } from '../../src/features/index.js';
import { app } from '../app.js';
import { notificationsOf, type Received } from '../notifications.js';
import { workOff } from '../worker.js';

/** Works off the queue as the server's worker does, and returns the emails that this sends. */
export async function sentEmails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = {
    deliver: async (mail: Mail & { id?: string }) => {
      const { id: _, ...email } = mail;
      sent.push(email);
    },
    close: () => undefined,
  };
  await workOff(makeTasks(features, app().services, mailer));
  return sent;
}

/** Returns everybody's notifications, each account's in the order in which they came, and deletes them. */
export async function takeNotifications(): Promise<Received[]> {
  const accounts = await app().sql<{ id: string }>(`SELECT DISTINCT account_id AS id FROM notification`);
  const received = await Promise.all(accounts.map(({ id }) => notificationsOf(id)));
  await app().sql(`DELETE FROM notification`);
  return received.flat();
}
