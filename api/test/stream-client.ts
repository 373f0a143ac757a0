import { setTimeout as pause } from 'node:timers/promises';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import WebSocket from 'ws';

/** An open subscription to the changes of an account. */
export interface ChangeStream {
  /** The code with which the connection ended, and when, in milliseconds. */
  closed: Promise<{ code: number; at: number }>;
  close(): void;
}

/**
 * Subscribes to the changes of a session's account, and resolves with the first event.
 *
 * @param onEvent gets the ID of the changed booking; null for any change, as after connecting
 */
export async function openChangeStream(
  origin: string,
  token: string,
  onEvent: (bookingId: string | null) => void = () => undefined,
  headers: Record<string, string> = {},
): Promise<ChangeStream> {
  const socket = new WebSocket(
    `${origin.replace('http', 'ws')}/subscriptions`,
    GRAPHQL_TRANSPORT_WS_PROTOCOL,
    {
      headers: { cookie: `mandap=${token}`, ...headers },
    },
  );
  const closed = new Promise<{ code: number; at: number }>((resolve) =>
    socket.once('close', (code) => resolve({ code, at: performance.now() })),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    void closed.then(({ code }) => reject(new Error(`The stream was closed with ${code}`)));
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as {
        type: string;
        payload?: { data?: { accountChanged: { bookingId: string | null } } };
      };
      if (message.type === 'connection_ack')
        socket.send(
          JSON.stringify({
            id: '1',
            type: 'subscribe',
            payload: { query: 'subscription { accountChanged { bookingId } }' },
          }),
        );
      if (message.type === 'next' && message.payload?.data) {
        onEvent(message.payload.data.accountChanged.bookingId);
        resolve();
      }
    });
  });
  return { closed, close: () => socket.close() };
}

const ATTEMPTS = 5;
const RETRY_MS = 1000;

/**
 * Follows a conversation as a page does: fetches it after each event, one request at a time, and again if that fails.
 * `seen` has the texts of its messages as of the last response.
 */
export class Follower {
  seen: readonly string[] = [];
  #origin = '';
  #fetching = false;
  #attempts = 0;

  constructor(
    readonly token: string,
    readonly bookingId: string,
    readonly headers: Record<string, string> = {},
  ) {}

  /** Connects to a server. */
  async follow(origin: string): Promise<ChangeStream> {
    this.#origin = origin;
    return openChangeStream(origin, this.token, () => void this.#fetch(), this.headers);
  }

  async #fetch(): Promise<void> {
    this.#attempts = ATTEMPTS;
    if (this.#fetching) return;
    this.#fetching = true;
    while (this.#attempts > 0) {
      const left = this.#attempts - 1;
      this.#attempts = 0;
      await this.#read(this.#origin).catch(async () => {
        // The server is gone, or overloaded.
        await pause(RETRY_MS);
        this.#attempts = Math.max(this.#attempts, left);
      });
    }
    this.#fetching = false;
  }

  async #read(origin: string): Promise<void> {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `mandap=${this.token}`, ...this.headers },
      body: JSON.stringify({
        query:
          'query Q($id: ID!) { booking(id: $id) { timeline(first: 50) { nodes { ... on Message { body } } } } }',
        variables: { id: this.bookingId },
      }),
    });
    const { data } = (await response.json()) as {
      data?: { booking: { timeline: { nodes: { body?: string }[] } } };
    };
    if (!data) throw new Error(`${response.status} without data`);
    this.seen = data.booking.timeline.nodes.flatMap(({ body }) => body ?? []).toReversed();
  }
}
