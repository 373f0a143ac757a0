import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { t } from './messages.generated.js';

/** HTTP status and message key by the error code of Node's parser. */
const RESPONSES_BY_CODE = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'requestTimeout'],
  HPE_HEADER_OVERFLOW: [431, 'headersTooLong'],
} as const;

const isKnown = (code: string | undefined): code is keyof typeof RESPONSES_BY_CODE =>
  code !== undefined && code in RESPONSES_BY_CODE;

/** How long the connection stays open, so that a client that is still sending can read the response. */
const LINGER_MS = 1000;

/**
 * Responds to requests that Node can't parse, and closes the connection. Fastify's default handler doesn't send
 * `Connection: close`, so clients lose their next request on the same connection; and it closes immediately, which
 * discards the response if the client is still sending.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  // Node emits another error for each further chunk.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const [status, key] = isKnown(error.code) ? RESPONSES_BY_CODE[error.code] : ([400, 'httpInvalid'] as const);
  const body = JSON.stringify({ statusCode: status, success: false, message: t(key) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
