import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { markWorkStale, pollInbox } from '../account/inboxSummary';
import { paths } from '../app/paths';
import { failureOf } from '../lib/errors';
import { isReachable } from '../lib/isReachable';
import { untilReachable } from '../lib/untilReachable';
import { toastStore } from '../ui/toastStore';
import { SendMessageDocument, type TimelineMessageFragment } from './Conversation.generated';
import { t } from './deliver.messages.generated';
import type { UnsentMessage } from './outbox';
import { outboxStore } from './outboxStore';

/**
 * Sends a message of the outbox, after those of its conversation that wait. If the server can't be reached, it is sent once
 * it can, also if another page is shown by then.
 */
export async function deliver(apollo: ApolloClient, viewerId: string, message: UnsentMessage): Promise<void> {
  const { clientId, bookingId } = message;
  const isBehind = waitingOf(viewerId).some(
    (other) => other.bookingId === bookingId && other.clientId !== clientId,
  );
  if (!isBehind) return post(apollo, viewerId, message);
  outboxStore.change(viewerId, { type: 'wait', clientId });
  // The server may be back.
  stopWaiting();
  deliverWaiting(apollo, viewerId);
}

/** The current wait for the server. */
let pending: { viewerId: string; ended: AbortController } | undefined;

function stopWaiting(): void {
  pending?.ended.abort();
  pending = undefined;
}

/** Sends the waiting messages once the server can be reached, unless another account has logged in by then. */
export function deliverWaiting(apollo: ApolloClient, viewerId: string): void {
  if (pending?.viewerId === viewerId || !waitingOf(viewerId).length) return;
  stopWaiting();
  const ended = new AbortController();
  pending = { viewerId, ended };
  void untilReachable({ signal: ended.signal }).then((isUp) => {
    if (!isUp) return;
    pending = undefined;
    return postWaiting(apollo, viewerId);
  });
}

const waitingOf = (viewerId: string): UnsentMessage[] =>
  outboxStore.get(viewerId).filter(({ state }) => state === 'waiting');

async function postWaiting(apollo: ApolloClient, viewerId: string): Promise<void> {
  try {
    const { accountId } = await pollInbox(apollo);
    if (accountId !== viewerId) return;
  } catch (error) {
    for (const message of waitingOf(viewerId)) fail(viewerId, message, failureOf(error).message);
    return;
  }
  await Promise.all(waitingOf(viewerId).map((message) => post(apollo, viewerId, message)));
}

async function post(
  apollo: ApolloClient,
  viewerId: string,
  message: UnsentMessage,
  isRetry = false,
): Promise<void> {
  const { clientId, bookingId, body, attachments, state } = message;
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
    if (refusal) return fail(viewerId, message, refusal);
    markWorkStale(apollo);
    outboxStore.change(viewerId, { type: 'remove', clientId });
    if (state === 'waiting') tellElsewhere(bookingId, { status: 'success', text: t('sent') });
  } catch (error) {
    const { message: reason, code } = failureOf(error);
    if (code) return fail(viewerId, message, reason);
    if (await isReachable()) {
      // The connection may have come back since.
      return isRetry ? fail(viewerId, message, reason) : post(apollo, viewerId, message, true);
    }
    outboxStore.change(viewerId, { type: 'wait', clientId });
    deliverWaiting(apollo, viewerId);
  }
}

function fail(viewerId: string, { clientId, bookingId }: UnsentMessage, reason: string): void {
  outboxStore.change(viewerId, { type: 'fail', clientId, reason });
  tellElsewhere(bookingId, { status: 'error', text: t('notSent', { reason }), duration: null });
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
