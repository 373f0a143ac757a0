import { GRAPHQL_HEADERS, type Client } from '../client.js';

/** A GraphQL response of which only the errors matter. */
export interface Refusal {
  status: number;
  text: string;
  data: unknown;
  errors: { message: string; extensions: { code: string; retryAfter?: number } }[];
  headers: Headers;
}

/** Sends a body to the GraphQL API unchanged, well-formed or not. */
export async function sendGraphql(
  caller: Client,
  body: string,
  headers: Record<string, string> = GRAPHQL_HEADERS,
): Promise<Refusal> {
  return read(await caller.fetch('/graphql', { method: 'POST', headers, body }));
}

/** Reads a GraphQL response; `errors` is empty if it has none. */
export async function read(response: Response): Promise<Refusal> {
  const text = await response.text();
  const { data, errors = [] } = JSON.parse(text) as Partial<Refusal>;
  return { status: response.status, headers: response.headers, text, data, errors };
}

/** Sends a document with its variables, like `Client.gql`, and returns the whole response. */
export const ask = (caller: Client, query: string, variables?: object): Promise<Refusal> =>
  sendGraphql(caller, JSON.stringify({ query, variables }));
