import type pg from 'pg';

/** How much longer than the server may work on a statement its client waits for the response, in milliseconds. */
const GRACE_MS = 3000;

/** Returns how long to wait for the response to a statement that the server cancels after `statementTimeout`; 0 is no limit. */
export const responseTimeoutFor = (statementTimeout: number): number =>
  statementTimeout && statementTimeout + GRACE_MS;

/** Timeouts of connections whose transaction has another one than their pool. */
const ofTransactions = new WeakMap<pg.ClientBase, number>();

/**
 * Closes connections of the pool on which a statement isn't answered in time. It then fails as on any lost connection;
 * if a network drops packets, it would take minutes. pg's own `query_timeout` fails the statement, but leaves the
 * connection open, and TypeORM would return it to the pool in the middle of a transaction.
 * @param milliseconds 0 for no limit
 */
export function limitResponseTime(pool: pg.Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    let timer: NodeJS.Timeout | undefined;
    const stopTimer = () => clearTimeout(timer);
    const close = () => client.connection.stream.destroy(new Error('Query read timeout'));
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const limitedQuery = (...args: unknown[]) => {
      stopTimer();
      const limit = ofTransactions.get(client) ?? milliseconds;
      if (limit) timer = setTimeout(close, limit).unref();
      return query(...args);
    };
    Object.assign(client, { query: limitedQuery });
    // `drain` means that all statements have been answered.
    client.on('drain', stopTimer).on('end', stopTimer);
  });
  pool.on('release', (_error, client) => ofTransactions.delete(client));
}

/** Changes the timeout of a connection until it is returned to its pool. */
export const setResponseTimeout = (client: pg.ClientBase, milliseconds: number): void =>
  void ofTransactions.set(client, milliseconds);
