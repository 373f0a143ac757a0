import { notify, notifyAll } from '../src/core/notify.js';
import type { NotificationKind } from '../src/core/notification.rules.js';
import { app } from './app.js';
import { loggedIn } from './client.js';

/** A notification as its account reads it. */
export interface Received {
  accountId: string;
  kind: NotificationKind;
  text: string;
  /** Notifications about one's own actions are stored as read. */
  read: boolean;
}

interface Node {
  kind: string;
  text: string;
  readAt: string | null;
}

/** Returns an account's notifications, at most fifty, as the API returns them, oldest first. */
export async function notificationsOf(accountId: string): Promise<Received[]> {
  const { data } = await (
    await loggedIn(accountId)
  ).gql<{ notifications: { nodes: Node[] } }>('{ notifications(first: 50) { nodes { kind text readAt } } }');
  return data.notifications.nodes.reverse().map(({ kind, text, readAt }) => ({
    ...{ accountId, kind: kind.toLowerCase() as NotificationKind, text },
    read: readAt !== null,
  }));
}

/** Stores a notification about a booking, for either party. */
export const makeBookingNotification = (accountId: string, bookingId: string) =>
  notify(app().services.database.tx, {
    ...{ accountId, bookingId, kind: 'enquiry_received' },
    params: { event: { type: 'WEDDING', typeText: null, date: '2027-02-14', guests: 200 } },
  });

/** Stores this many notifications that a couple is looking for a venue. */
export const makeNotifications = (accountId: string, times: number) =>
  notifyAll(
    app().services.database.tx,
    Array.from({ length: times }, () => ({ accountId, kind: 'city_interest', params: { city: 'Jaipur' } })),
  );
