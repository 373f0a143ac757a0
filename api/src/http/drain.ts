import type { FastifyInstance } from 'fastify';

/** What a request that runs is given to end; process managers wait a little longer before they kill. */
const DRAIN_MS = 10_000;

/** Stops listening and lets the requests that run come to their end; what has not by then is cut off. */
export async function drain(http: FastifyInstance, milliseconds = DRAIN_MS): Promise<void> {
  // Clients keep a connection open after its answer, which nobody will use any more.
  const idle = setInterval(() => http.server.closeIdleConnections(), 100);
  const deadline = setTimeout(() => http.server.closeAllConnections(), milliseconds);
  try {
    await http.close();
  } finally {
    clearInterval(idle);
    clearTimeout(deadline);
  }
}
