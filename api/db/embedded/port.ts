import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports outside of all systems' ephemeral ranges. The server's port must stay free during restarts, and a client that
 * keeps connecting to an ephemeral port may end up connected to itself.
 */
const FIRST = 15_000;
const LAST = 32_000;
const ATTEMPTS = 100;

/** Returns a free port of the loopback address. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${FIRST} to ${LAST}`);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
