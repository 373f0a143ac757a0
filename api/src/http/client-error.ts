import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const ANSWERS: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address and headers are too long.' },
};

const UNREADABLE = { status: 400, message: 'This is not a valid HTTP request.' };

/** A client that is still sending reads the response only if the connection stays open so long. */
const LINGER_MS = 1000;

/**
 * Answers what Node can't parse as a request, and closes the connection. Fastify's own handler doesn't announce that it
 * closes, so clients send their next request on the same connection and lose it; and it closes at once, which discards
 * the response if the client is still sending.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  // Node emits another error for each further chunk.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const { status, message } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ statusCode: status, success: false, message });
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
