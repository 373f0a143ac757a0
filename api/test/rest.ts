import { jest } from '@jest/globals';
import { app } from './app.js';
import type { Client, RestAnswer } from './client.js';

/** The envelope of most REST responses. */
export interface Envelope<Data> {
  statusCode: number;
  success: boolean;
  message: string;
  data: Data;
  errors?: { field: string; message: string }[];
}

export type Fields = Record<string, string>;

/** A multipart form as browsers make it: text, and files under their names. */
export function formOf(fields: Fields, files: Record<string, readonly Buffer[]> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, list] of Object.entries(files))
    list.forEach((file, i) => form.append(name, new Blob([new Uint8Array(file)]), `${i}.jpg`));
  return form;
}

/** Content types in which older clients send the same values. */
export const FORMS: [string, (fields: Fields) => RequestInit][] = [
  ['JSON', (fields) => ({ body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } })],
  ['a URL-encoded form', (fields) => ({ body: new URLSearchParams(fields) })],
  ['a multipart form', (fields) => ({ body: formOf(fields) })],
];

/** Sends a body to the REST API with any content type. */
export async function send<Body>(
  caller: Client,
  method: string,
  path: string,
  init: RequestInit | FormData = {},
): Promise<RestAnswer<Body>> {
  const response = await caller.fetch(`/api/v1${path}`, {
    ...(init instanceof FormData ? { body: init } : init),
    method,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

/** Counts the statements of a call's reads. */
export async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const statements = jest.spyOn(app().services.database.pool, 'query');
  await call();
  const { length } = statements.mock.calls;
  statements.mockRestore();
  return length;
}
