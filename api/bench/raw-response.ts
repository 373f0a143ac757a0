import http from 'node:http';
import type { WrkRequest } from './wrk.js';

/**
 * Sends a request and returns the body without decompressing it, and the headers without Connection, Keep-Alive and Date.
 * @throws Error if the connection fails
 */
export const fetchRawResponse = (
  origin: string,
  { path, method = 'GET', headers = {}, body }: WrkRequest,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const request = http.request(origin + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { connection: _, 'keep-alive': __, date: ___, ...sent } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers: sent, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
