import { print } from 'graphql';
import { AccountChangesDocument } from './AccountChanges.generated';
import { makeOpenWebSocket } from './makeOpenWebSocket';

/** A message between the tabs of one browser: a change of the account, the connection’s state, or a question for it. */
type Message = 'changed' | 'connected' | 'disconnected' | 'ask';

const NAME = 'mandap-account-changes';
/** A page that is left within seconds needs no connection, and its first seconds belong to what it shows. */
const SETTLE_MS = 6000;
const MAX_RETRY_MS = 60_000;
/** How long pages wait after the end of the session before they check who is logged in. */
const SESSION_MS = 2000;

const listeners = new Set<() => void>();
let connected = false;
let channel: BroadcastChannel | undefined;
let stopping: AbortController | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;
let urgent = false;

/** Whether changes arrive at once, so that polling is only a precaution. */
export const isStreaming = (): boolean => connected;

/**
 * Calls the listener whenever the account's bookings, messages or notifications may have changed, until the returned
 * function is called. One tab of a browser holds the connection to the server and passes the changes on to the others.
 */
export function onAccountChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  // Only secure contexts have locks. Others poll.
  if (!('locks' in navigator)) return;
  stopping = new AbortController();
  const { signal } = stopping;
  channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data));
  channel.postMessage('ask' satisfies Message);
  if (urgent) request(signal);
  else settling = setTimeout(() => request(signal), SETTLE_MS);
}

function request(signal: AbortSignal): void {
  settling = undefined;
  void navigator.locks
    .request(NAME, { signal }, () => connect(signal))
    // The tab stopped listening before it got the lock, or the code of the connection could not be loaded.
    .catch(() => undefined)
    .then(() => {
      // The connection has ended. Another tab may have the lock meanwhile.
      if (!signal.aborted) settling = setTimeout(() => request(signal), MAX_RETRY_MS);
    });
}

/** Connects at once, because somebody may be waiting for an answer on this page. */
export function connectNow(): void {
  urgent = true;
  if (settling === undefined || !stopping) return;
  clearTimeout(settling);
  request(stopping.signal);
}

// Browsers keep no page in their back/forward cache while it has a connection.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && listeners.size > 0) start();
  });
}

function stop(): void {
  stopping?.abort();
  clearTimeout(settling);
  settling = undefined;
  if (holdsConnection) channel?.postMessage('disconnected' satisfies Message);
  channel?.close();
  channel = undefined;
  connected = false;
}

function receive(message: Message): void {
  if (message === 'connected') connected = true;
  else if (message === 'disconnected') connected = false;
  else if (message === 'changed') for (const listener of listeners) listener();
  else if (holdsConnection && connected) channel?.postMessage('connected' satisfies Message);
}

/** Whether this tab has the connection. */
let holdsConnection = false;

/** Handles a message in this tab and posts it to the others. */
function post(message: Message): void {
  receive(message);
  channel?.postMessage(message);
}

/** Holds the connection until the signal, or until the server ends the subscription. */
async function connect(signal: AbortSignal): Promise<void> {
  const { CloseCode, createClient } = await import('graphql-ws');
  if (signal.aborted) return;
  holdsConnection = true;
  const client = createClient({
    webSocketImpl: makeOpenWebSocket(WebSocket),
    url: `${location.origin.replace(/^http/, 'ws')}/subscriptions`,
    retryAttempts: Infinity,
    // Without a session, another attempt would be refused.
    shouldRetry: (event) => (event as Partial<CloseEvent>).code !== CloseCode.Forbidden,
    retryWait: (retries) =>
      new Promise((resolve) =>
        setTimeout(resolve, Math.min(1000 * 2 ** retries, MAX_RETRY_MS) * (0.5 + Math.random() / 2)),
      ),
    on: {
      connected: () => post('connected'),
      // The session may have ended, which the next poll shows. `stop` has posted it to the other tabs already.
      closed: () => {
        if (!signal.aborted) post('disconnected');
      },
    },
  });
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
    const changed = () => post('changed');
    // Another tab may have logged in as somebody else, and the response with the new cookie may be on its way.
    const ended = () => {
      setTimeout(changed, SESSION_MS);
      // Otherwise this tab, which may be hidden, would keep the other ones from connecting.
      resolve();
    };
    client.subscribe(
      { query: print(AccountChangesDocument) },
      { next: changed, error: ended, complete: ended },
    );
  });
  holdsConnection = false;
  if (connected) post('disconnected');
  await client.dispose();
}
