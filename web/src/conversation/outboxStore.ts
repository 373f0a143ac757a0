import { useSyncExternalStore } from 'react';
import { formDraft } from '../lib/formDraft';
import { changeOutbox, parseOutbox, serializeOutbox, type OutboxAction, type UnsentMessage } from './outbox';

const draft = formDraft<{ unsent: string }>('outbox');
/** By account. */
const outboxes = new Map<string, readonly UnsentMessage[]>();
const listeners = new Set<() => void>();

/** Browsers ask before the tab is closed: it would delete messages that are not sent. */
const askOnClosing = (event: BeforeUnloadEvent) => event.preventDefault();

function set(viewerId: string, unsent: readonly UnsentMessage[]): void {
  outboxes.set(viewerId, unsent);
  draft.save(viewerId, viewerId, unsent.length ? { unsent: serializeOutbox(unsent) } : undefined);
  const isUnsent = [...outboxes.values()].flat().some(({ state }) => state !== 'sending');
  (isUnsent ? addEventListener : removeEventListener)('beforeunload', askOnClosing);
  listeners.forEach((listener) => listener());
}

/**
 * The messages of this tab’s account that aren’t on the server yet, in all conversations. They outlive the page on which
 * they were written, and a reload.
 */
export const outboxStore = {
  get: (viewerId: string): readonly UnsentMessage[] => {
    const unsent = outboxes.get(viewerId) ?? parseOutbox(draft.read(viewerId, viewerId)?.unsent);
    outboxes.set(viewerId, unsent);
    return unsent;
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
