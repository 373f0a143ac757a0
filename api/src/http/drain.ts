import type { FastifyInstance } from 'fastify';

/** Grace period for running requests. Process managers wait a little longer before they kill the process. */
const DRAIN_MS = 10_000;

/** Stops listening and waits for running requests. Closes the connections that are left after the grace period. */
export async function drain(http: FastifyInstance, milliseconds = DRAIN_MS): Promise<void> {
  // Keep-alive connections stay open after the response, but get no further request.
  const idle = setInterval(() => http.server.closeIdleConnections(), 100);
  const deadline = setTimeout(() => http.server.closeAllConnections(), milliseconds);
  try {
    await http.close();
  } finally {
    clearInterval(idle);
    clearTimeout(deadline);
  }
}
