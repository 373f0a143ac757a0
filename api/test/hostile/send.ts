import http from 'node:http';
import type { Role } from '../../src/core/viewer.js';
import type { Input } from './input.js';

export interface Answer {
  /** 0 if the connection ended without a response. */
  status: number;
  text: string;
  milliseconds: number;
}

/** Sends inputs to a server with the sessions of their accounts. */
export function makeSender(origin: string, tokens: Record<Role, string>) {
  const { hostname, port } = new URL(origin);
  const agent = new http.Agent({ keepAlive: true });
  let addresses = 0;

  const send = ({ caller, method, path, headers, body }: Input): Promise<Answer> =>
    new Promise((resolve) => {
      const start = performance.now();
      const cookie = [caller === 'visitor' ? '' : `mandap=${tokens[caller]}`, headers.cookie ?? ''];
      const answer = (status: number, text: string) =>
        resolve({ status, text, milliseconds: performance.now() - start });
      const request = http.request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          'x-forwarded-for': `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
          ...headers,
          cookie: cookie.filter(Boolean).join('; '),
          'content-length': body?.length ?? 0,
        },
      });
      // A response may arrive, and the connection end, before a rejected body was read.
      let begun = false;
      request.on('error', () => {
        if (!begun) answer(0, '');
      });
      request.on('response', (response) => {
        begun = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('close', () => answer(response.statusCode ?? 0, Buffer.concat(chunks).toString()));
      });
      request.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Whether the server accepted the request. */
function isAccepted({ path }: Input, { status, text }: Answer): boolean {
  if (status < 200 || status >= 300) return false;
  if (!path.startsWith('/graphql')) return true;
  const { data, errors } = JSON.parse(text) as { data?: Record<string, unknown>; errors?: unknown[] };
  if (errors?.length || !data) return false;
  return !Object.values(data).some(
    (field) => ((field as { userErrors?: unknown[] } | null)?.userErrors ?? []).length,
  );
}

export type Fault = 'no response' | '5xx' | 'wrongly accepted' | 'wrongly rejected' | 'long refusal';

/** Returns the error in a response, if any, regardless of the machine's speed. */
export function faultOf(input: Input, answer: Answer): Fault | undefined {
  if (answer.status === 0) return 'no response';
  if (answer.status >= 500) return '5xx';
  if (input.expected === 'invalid' && isAccepted(input, answer)) return 'wrongly accepted';
  if (input.expected === 'valid' && !isAccepted(input, answer)) return 'wrongly rejected';
  if (answer.status >= 400 && answer.text.length > MAX_REFUSAL) return 'long refusal';
  return undefined;
}

/** Twenty field errors or a hundred failed fields, each with a message and a path. Pages are larger. */
const MAX_REFUSAL = 100_000;
