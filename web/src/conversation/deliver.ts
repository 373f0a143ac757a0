import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { pollInbox } from '../account/inboxSummary';
import { paths } from '../app/paths';
import { failureOf } from '../lib/errors';
import { toastStore } from '../ui/toastStore';
import { SendMessageDocument, type TimelineMessageFragment } from './Conversation.generated';
import { t } from './deliver.messages.generated';
import type { UnsentMessage } from './outbox';
import { outboxStore } from './outboxStore';

/**
 * Sends a message of the outbox. Those of one conversation are sent one after another. If the browser is offline, or
 * goes offline, the message is sent once it is back, also if another page is shown by then.
 */
export async function deliver(apollo: ApolloClient, viewerId: string, message: UnsentMessage): Promise<void> {
  const { clientId, bookingId, body, attachments } = message;
  const wait = () => {
    outboxStore.change(viewerId, { type: 'wait', clientId });
    addEventListener('online', () => void deliverWaiting(apollo, viewerId), { once: true });
  };
  if (!navigator.onLine) return wait();
  const hadToWait = message.state === 'waiting';
  const fail = (reason: string) => {
    outboxStore.change(viewerId, { type: 'fail', clientId, reason });
    tellElsewhere(bookingId, { status: 'error', text: t('notSent', { reason }), duration: null });
  };
  outboxStore.change(viewerId, { type: 'retry', clientId });
  try {
    const { data } = await apollo.mutate({
      mutation: SendMessageDocument,
      variables: { input: { bookingId, clientId, body, attachmentIds: attachments.map(({ id }) => id) } },
      context: { serializationKey: `messages ${bookingId}` },
      update: (cache, result) => {
        const sent = result.data?.sendMessage.message;
        if (sent) addToTimeline(cache, bookingId, sent);
      },
    });
    const refusal = data?.sendMessage.userErrors[0]?.message;
    if (refusal) return fail(refusal);
    outboxStore.change(viewerId, { type: 'remove', clientId });
    if (hadToWait) tellElsewhere(bookingId, { status: 'success', text: t('sent') });
  } catch (error) {
    if (navigator.onLine) fail(failureOf(error).message);
    else wait();
  }
}

/** Sends the messages that wait for the network, unless another account has logged in since. */
export async function deliverWaiting(apollo: ApolloClient, viewerId: string): Promise<void> {
  const waiting = () => outboxStore.get(viewerId).filter(({ state }) => state === 'waiting');
  if (!waiting().length) return;
  const session = await pollInbox(apollo).catch(() => undefined);
  if (session && session.accountId !== viewerId) return;
  await Promise.all(waiting().map((message) => deliver(apollo, viewerId, message)));
}

/** Shows a toast, unless the page shows the conversation and so the state of its messages. */
function tellElsewhere(bookingId: string, toast: Parameters<typeof toastStore.show>[0]): void {
  if (location.pathname !== paths.booking(bookingId)) toastStore.show(toast);
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
