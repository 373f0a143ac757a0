import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useEffect, useReducer, useRef } from 'react';
import { failureOf } from '../lib/errors';
import { SendMessageDocument, type TimelineMessageFragment } from './Conversation.generated';
import { messageDraft, type MessageContent } from './messageDraft';
import { changeOutbox, parseOutbox, serializeOutbox, type UnsentMessage } from './outbox';

/**
 * Sends messages one after another, each with an ID of its own, so that a retry creates no second message. Messages that
 * were written offline are sent once the browser is online, and survive a reload.
 *
 * @param arrived client IDs of the messages in the timeline
 */
export function useOutbox(bookingId: string, viewerId: string, arrived: ReadonlySet<string>) {
  const [sendMessage] = useMutation(SendMessageDocument);
  const [unsent, change] = useReducer(changeOutbox, undefined, () =>
    parseOutbox(messageDraft.read(bookingId, viewerId)?.unsent),
  );

  const deliver = async ({ clientId, body, attachments }: MessageContent & { clientId: string }) => {
    if (!navigator.onLine) return change({ type: 'wait', clientId });
    change({ type: 'retry', clientId });
    try {
      const { data } = await sendMessage({
        variables: { input: { bookingId, clientId, body, attachmentIds: attachments.map(({ id }) => id) } },
        context: { serializationKey: `messages ${bookingId}` },
        update: (cache, result) => {
          const message = result.data?.sendMessage.message;
          if (message) addToTimeline(cache, bookingId, message);
        },
      });
      const refusal = data?.sendMessage.userErrors[0]?.message;
      change(refusal ? { type: 'fail', clientId, reason: refusal } : { type: 'remove', clientId });
    } catch (error) {
      if (navigator.onLine) change({ type: 'fail', clientId, reason: failureOf(error).message });
      else change({ type: 'wait', clientId });
    }
  };

  const latest = useRef({ unsent, deliver });
  useEffect(() => {
    latest.current = { unsent, deliver };
  });
  useEffect(() => {
    const deliverWaiting = () => {
      for (const message of latest.current.unsent)
        if (message.state === 'waiting') void latest.current.deliver(message);
    };
    deliverWaiting();
    addEventListener('online', deliverWaiting);
    return () => removeEventListener('online', deliverWaiting);
  }, [bookingId]);

  return {
    /** Excludes messages that arrived although their response was lost. */
    unsent: unsent.filter(({ clientId }) => !arrived.has(clientId)),
    stored: serializeOutbox(unsent),
    send: (content: MessageContent) => {
      const clientId = crypto.randomUUID();
      change({ type: 'add', clientId, content });
      void deliver({ clientId, ...content });
    },
    retry: (message: UnsentMessage) => void deliver(message),
    discard: ({ clientId }: UnsentMessage) => change({ type: 'remove', clientId }),
  };
}

function addToTimeline(cache: ApolloCache, bookingId: string, message: TimelineMessageFragment): void {
  cache.modify<{ timeline: { nodes: readonly Reference[] } }>({
    id: cache.identify({ __typename: 'Booking', id: bookingId }),
    fields: {
      timeline: (timeline, { toReference, readField }) => {
        const reference = toReference({ __typename: 'Message', id: message.id });
        const { nodes } = timeline as { nodes: readonly Reference[] };
        if (!reference || nodes.some((node) => readField('id', node) === message.id)) return timeline;
        return { ...timeline, nodes: [reference, ...nodes] };
      },
    },
  });
}
