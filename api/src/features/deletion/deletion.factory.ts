import { makeAdmin } from '../admin/admin.factory.js';
import { app } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { notificationsOf } from '../../../test/notifications.js';

export interface Answer {
  answer: { id: string | null; userErrors: { code: string; field: string | null; message: string }[] };
}
export type Field = 'deleteListing' | 'deleteUser' | 'deleteAdmin';

/** Calls a deletion that is an admin’s. */
export const remove = (caller: Client, field: Field, id: string) =>
  caller.gql<Answer>(
    `mutation D($id: ID!) { answer: ${field}(id: $id) { id userErrors { code field message } } }`,
    { id },
  );
export const admin = async () => loggedIn((await makeAdmin()).id);
export const done = (id: string) => ({ answer: { id, userErrors: [] } });

export const rows = <Row = Record<string, unknown>>(statement: string, ...values: unknown[]) =>
  app().sql<Row>(statement, values);
export const audits = (id: string) =>
  rows(`SELECT action, target_type, before FROM audit WHERE target_id = $1 ORDER BY id`, id);
export const notificationTexts = async (accountId: string) =>
  (await notificationsOf(accountId)).map(({ kind, text }) => `${kind}: ${text}`);
export const subjectsTo = async (address: string) =>
  (
    await rows<{ subject: string }>(
      `SELECT payload->>'subject' AS subject FROM graphile_worker._private_jobs WHERE payload->>'to' = $1 ORDER BY id`,
      address,
    )
  ).map(({ subject }) => subject);
export const booking = async (id: string) =>
  (
    await rows(
      `SELECT user_id, listing_id, listing_name, name, contact, location, address, message, status FROM booking WHERE id = $1`,
      id,
    )
  )[0];
/** Approves a booking for a day in the future, directly in the database. */
export const approved = (id: string, days: number) =>
  rows(
    `UPDATE booking SET status = 'approved', decided_at = now(), event_date = today_in_india() + $2::int WHERE id = $1`,
    id,
    days,
  );
