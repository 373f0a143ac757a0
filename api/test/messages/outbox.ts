import type { Mail } from '../../src/core/mail.js';
import { makeTasks } from '../../src/core/tasks.js';
import { features } from '../../src/features/index.js';
import { app } from '../app.js';
import { workOff } from '../worker.js';
import type { Received } from './message-case.js';

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

/** Returns all notifications in the order in which they came, and forgets them. */
export const takeNotifications = (): Promise<Received[]> =>
  app().sql<Received>(
    `WITH taken AS (DELETE FROM notification RETURNING *)
     SELECT account_id AS "accountId", kind, text, read_at IS NOT NULL AS read FROM taken ORDER BY created_at, id`,
  );
