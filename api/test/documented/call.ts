import { expect } from '@jest/globals';
import { document } from '../openapi/documented.js';
import { client, type Client } from '../client.js';
import type { Method } from '../../src/rest/openapi/types.js';

/*
 * The documented calls, exactly as in their documentation and without later additions: these paths, these
 * names, these responses. Don't adapt anything in this folder to the server.
 */

/** The documentation has both. */
export const ROOTS = ['/api/v1', '/api/api/v1'];

export const VISITOR = 'a visitor';

export interface Answer {
  status: number;
  body: unknown;
}

/** Makes a call such as `PUT /api/v1/user/018f…`. An object is sent as JSON. */
export async function call(caller: Client, request: string, sent?: FormData | object): Promise<Answer> {
  const [, method = '', address = ''] = /^([A-Z]+) (.*)$/.exec(request) ?? [];
  const isForm = sent instanceof FormData;
  const response = await caller.fetch(address, {
    method,
    headers: sent && !isForm ? { 'content-type': 'application/json' } : {},
    body: isForm ? sent : sent && JSON.stringify(sent),
  });
  const body: unknown = await response.json();
  if (response.ok)
    expect([request, isEnveloped(body)]).toEqual([request, isDocumentedWithEnvelope(method, address)]);
  return { status: response.status, body };
}

/** A response in the envelope. */
export const enveloped = (data: unknown): Answer => ({
  status: 200,
  body: { statusCode: 200, success: true, message: expect.any(String), data },
});

export const bare = (body: unknown): Answer => ({ status: 200, body });

/** Makes a form like a browser, which sends all values as text. */
export function form(values: object, files: [name: string, file: Buffer][] = []): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(values)) made.append(name, String(value));
  for (const [name, file] of files) made.append(name, new Blob([new Uint8Array(file)]), 'picture.jpg');
  return made;
}

const LOGINS = {
  user: 'loggedInUser',
  venue: 'loggedInVenue',
  vendor: 'loggedInVendor',
  admin: 'loggedInAdmin',
};

/** Logs in as documented: only the `_id` of the response is used, and the browser stores the cookies. */
export async function logIn(
  root: string,
  role: keyof typeof LOGINS,
  account: { id: string; email: string },
  password: string,
): Promise<Client> {
  const browser = client();
  const answer = await call(browser, `POST ${root}/${role}/login`, { email: account.email, password });
  expect(answer).toEqual(enveloped({ [LOGINS[role]]: { _id: account.id } }));
  return browser;
}

const isEnveloped = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  ['statusCode', 'data', 'message', 'success'].every((name) => name in body);

/** Returns the call's part of the OpenAPI document. */
function isDocumentedWithEnvelope(method: string, address: string): boolean {
  const segments = pathOf(address).split('/');
  const matches = (template: string) => {
    const parts = template.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, i) => part.startsWith('{') || part === segments[i])
    );
  };
  // Paths with and without parameters are documented separately.
  const [path = ''] = Object.keys(document.paths)
    .filter(matches)
    .sort((a, b) => a.split('{').length - b.split('{').length);
  const described = document.paths[path]?.[method.toLowerCase() as Method];
  if (!described) throw new Error(`${method} ${address} is not documented`);
  return described['x-envelope'];
}

/** `/api/api/v1/blog//add?x=1` -> `/blog/add` */
const pathOf = (address: string) =>
  address
    .replace(/\?.*$/s, '')
    .replace(/^.*\/api\/v1/, '')
    .replaceAll('//', '/');
