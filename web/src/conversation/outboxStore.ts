import { useSyncExternalStore } from 'react';
import { formDraft } from '../lib/formDraft';
import { changeOutbox, parseOutbox, serializeOutbox, type OutboxAction, type UnsentMessage } from './outbox';

const draft = formDraft<{ unsent: string }>('outbox');
const SUBJECT = 'messages';

let outbox: { viewerId: string; unsent: readonly UnsentMessage[] } | undefined;
const listeners = new Set<() => void>();

/** Browsers ask before the tab is closed: it would delete messages that wait for the network. */
const askOnClosing = (event: BeforeUnloadEvent) => event.preventDefault();

function set(viewerId: string, unsent: readonly UnsentMessage[]): void {
  outbox = { viewerId, unsent };
  draft.save(SUBJECT, viewerId, unsent.length ? { unsent: serializeOutbox(unsent) } : undefined);
  const isWaiting = unsent.some(({ state }) => state === 'waiting');
  (isWaiting ? addEventListener : removeEventListener)('beforeunload', askOnClosing);
  listeners.forEach((listener) => listener());
}

/**
 * The messages of this tab’s account that aren’t on the server yet, in all conversations. They outlive the page on which
 * they were written, and a reload.
 */
export const outboxStore = {
  get: (viewerId: string): readonly UnsentMessage[] => {
    if (outbox?.viewerId !== viewerId)
      outbox = { viewerId, unsent: parseOutbox(draft.read(SUBJECT, viewerId)?.unsent) };
    return outbox.unsent;
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  change: (viewerId: string, action: OutboxAction): void =>
    set(viewerId, changeOutbox(outboxStore.get(viewerId), action)),

  /** Deletes the messages, before the account logs out. */
  clear: (viewerId: string): void => set(viewerId, []),
};

const NONE: readonly UnsentMessage[] = [];

/** Returns the account’s unsent messages in all conversations. */
export const useUnsentMessages = (viewerId: string | undefined): readonly UnsentMessage[] =>
  useSyncExternalStore(
    outboxStore.subscribe,
    () => (viewerId ? outboxStore.get(viewerId) : NONE),
    () => NONE,
  );
