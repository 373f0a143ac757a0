import type { Email, EmailContent } from '../../src/core/email.js';
import { app } from '../app.js';
import { notificationsOf, type Received } from '../notifications.js';
import { workOffAll } from '../worker.js';

/** Sorts emails by recipient, because the queue runs jobs that are due at the same time in any order. */
export const byRecipient = (a: Pick<EmailContent, 'to'>, b: Pick<EmailContent, 'to'>) =>
  a.to.localeCompare(b.to);

/** Runs the queue like the server's worker, and returns the emails sent by recipient, without unsubscribe links. */
export async function sentEmails(): Promise<EmailContent[]> {
  const delivered = await deliveredEmails();
  return delivered.map(({ unsubscribe: _, ...email }) => email);
}

/** Runs the queue like the server's worker, and returns the emails by recipient, as the mailer gets them. */
export async function deliveredEmails(): Promise<EmailContent[]> {
  const sent: EmailContent[] = [];
  const mailer = {
    deliver: async (mail: EmailContent & Partial<Pick<Email, 'kind'>> & { id?: string }) => {
      const { id: _, kind: _kind, ...email } = mail;
      sent.push(email);
    },
    close: () => undefined,
  };
  await workOffAll(mailer);
  return sent.sort(byRecipient);
}

/** Returns all notifications, oldest first per account, and deletes them. */
export async function takeNotifications(): Promise<Received[]> {
  const accounts = await app().sql<{ id: string }>(`SELECT DISTINCT account_id AS id FROM notification`);
  const received = await Promise.all(accounts.map(({ id }) => notificationsOf(id)));
  await app().sql(`DELETE FROM notification`);
  return received.flat();
}
