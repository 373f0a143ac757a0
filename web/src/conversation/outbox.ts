import type { MessageContent } from './messageDraft';

/** A message that was submitted, but isn’t on the server yet. */
export interface UnsentMessage extends MessageContent {
  /** Identifies the message when it is sent again, so that it arrives once. */
  clientId: string;
  bookingId: string;
  state: 'sending' | 'waiting' | 'failed';
  /** Why it failed. */
  reason?: string;
}

type StoredMessage = Omit<UnsentMessage, 'state' | 'reason'>;

export type OutboxAction =
  | { type: 'add'; clientId: string; bookingId: string; content: MessageContent }
  | { type: 'retry' | 'wait' | 'remove'; clientId: string }
  | { type: 'fail'; clientId: string; reason: string }
  | { type: 'restore'; clientId: string; message: UnsentMessage };

/** Applies a change to the unsent messages. */
export function changeOutbox(unsent: readonly UnsentMessage[], action: OutboxAction): UnsentMessage[] {
  const { clientId } = action;
  if (action.type === 'add')
    return [...unsent, { clientId, bookingId: action.bookingId, ...action.content, state: 'sending' }];
  if (action.type === 'remove') return unsent.filter((each) => each.clientId !== clientId);
  if (action.type === 'restore') return [...unsent, action.message];
  const state = ({ retry: 'sending', wait: 'waiting', fail: 'failed' } as const)[action.type];
  const reason = action.type === 'fail' ? action.reason : undefined;
  return unsent.map((each) => (each.clientId === clientId ? { ...each, state, reason } : each));
}

/** Stores unsent messages as text. */
export const serializeOutbox = (unsent: readonly UnsentMessage[]): string =>
  JSON.stringify(
    unsent.map(({ clientId, bookingId, body, attachments }): StoredMessage => ({
      clientId,
      bookingId,
      body,
      attachments,
    })),
  );

/** Restores unsent messages, which are then sent again. */
export function parseOutbox(text: string | undefined): UnsentMessage[] {
  try {
    const stored = JSON.parse(text ?? '[]') as StoredMessage[];
    return stored.map((message) => ({ ...message, state: 'waiting' }));
  } catch {
    return [];
  }
}
