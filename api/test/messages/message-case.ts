import type { EmailContent } from '../../src/core/email.js';
import type { NotificationKind } from '../../src/core/notification.rules.js';
import type { Client } from '../client.js';
import type { Received } from '../notifications.js';

export interface Expected {
  emails?: readonly EmailContent[];
  notifications?: readonly Received[];
}

export interface Outcome {
  errors: unknown[];
}

/** An action, and all messages that it causes. */
export interface MessageCase {
  when: string;
  /** The functions of `*.mail.ts` whose emails are expected, one name for each email. */
  emails: readonly string[];
  notifications: readonly NotificationKind[];
  /** Makes the fixtures. `act` sends the messages; `expected` is read after it. */
  prepare: () => Promise<{ act: () => Promise<Outcome>; expected: () => Expected }>;
  /** Repeating the action sends the messages again, as it should. */
  repeatable?: true;
}

/** Runs one mutation, aliased `answer`; `errors` contains its errors. */
export async function mutate(caller: Client, document: string, variables: object = {}): Promise<Outcome> {
  interface Answer {
    userErrors?: unknown[];
    /** For bulk actions: the items that failed. */
    left?: unknown[];
  }
  const { data, errors = [] } = await caller.gql<{ answer?: Answer | null } | null>(document, variables);
  return { errors: [...errors, ...(data?.answer?.userErrors ?? []), ...(data?.answer?.left ?? [])] };
}

/** An unread notification. */
export const unreadNotification = (accountId: string, kind: NotificationKind, text: string): Received => ({
  ...{ accountId, kind, text },
  read: false,
});

/** A notification about one's own action, stored as read. */
export const record = (accountId: string, kind: NotificationKind, text: string): Received => ({
  ...{ accountId, kind, text },
  read: true,
});
