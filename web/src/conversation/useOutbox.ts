import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { deliver, deliverWaiting } from './deliver';
import type { MessageContent } from './messageDraft';
import type { UnsentMessage } from './outbox';
import { outboxStore, useUnsentMessages } from './outboxStore';

/**
 * The unsent messages of a conversation. Each has an ID of its own, so that a retry creates no second message.
 *
 * @param arrived client IDs of the messages in the timeline
 */
export function useOutbox(bookingId: string, viewerId: string, arrived: ReadonlySet<string>) {
  const apollo = useApolloClient();
  const unsent = useUnsentMessages(viewerId);
  useEffect(() => {
    deliverWaiting(apollo, viewerId);
  }, [apollo, viewerId]);

  return {
    /** Excludes messages that arrived although their response was lost. */
    unsent: unsent.filter((message) => message.bookingId === bookingId && !arrived.has(message.clientId)),
    send: (content: MessageContent) => {
      const clientId = crypto.randomUUID();
      outboxStore.change(viewerId, { type: 'add', clientId, bookingId, content });
      void deliver(apollo, viewerId, { clientId, bookingId, ...content, state: 'sending' });
    },
    retry: (message: UnsentMessage) => void deliver(apollo, viewerId, message),
    remove: ({ clientId }: UnsentMessage) => outboxStore.change(viewerId, { type: 'remove', clientId }),
    /** Undoes a removal. */
    restore: (message: UnsentMessage) =>
      outboxStore.change(viewerId, { type: 'restore', clientId: message.clientId, message }),
  };
}
