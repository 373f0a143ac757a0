import type { Mail } from '../../src/core/mail.js';
import type { NotificationKind } from '../../src/core/notification.rules.js';
import type { Client } from '../client.js';
import type { Received } from '../notifications.js';

export interface Expected {
  emails?: readonly Mail[];
  notifications?: readonly Received[];
}

export interface Outcome {
  errors: unknown[];
}

/** Something that happens, and every message that follows from it. */
export interface MessageCase {
  when: string;
  /** The functions of `*.mail.ts` whose emails are expected, one name for each email. */
  emails: readonly string[];
  notifications: readonly NotificationKind[];
  /** Makes the people and things; `act` is what sends the messages, and `expected` may be read after it. */
  prepare: () => Promise<{ act: () => Promise<Outcome>; expected: () => Expected }>;
  /** Doing it again legitimately sends it again. */
  repeatable?: true;
}

/** Runs one mutation, aliased `answer`; what the server has against it is in `errors`. */
export async function mutate(caller: Client, document: string, variables: object = {}): Promise<Outcome> {
  interface Answer {
    userErrors?: unknown[];
    /** Of an act on many things: those it was refused for. */
    left?: unknown[];
  }
  const { data, errors = [] } = await caller.gql<{ answer?: Answer | null } | null>(document, variables);
  return { errors: [...errors, ...(data?.answer?.userErrors ?? []), ...(data?.answer?.left ?? [])] };
}

/** A notification that is news. */
export const news = (accountId: string, kind: NotificationKind, text: string): Received => ({
  ...{ accountId, kind, text },
  read: false,
});

/** A notification about one's own act. */
export const record = (accountId: string, kind: NotificationKind, text: string): Received => ({
  ...{ accountId, kind, text },
  read: true,
});
