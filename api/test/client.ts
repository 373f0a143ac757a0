import { startSession } from '../src/features/account/session.js';
import { app } from './app.js';

/** A GraphQL response with its HTTP status and headers. */
export interface GraphQLAnswer<Data> {
  status: number;
  headers: Headers;
  data: Data;
  errors?: {
    message: string;
    locations?: { line: number; column: number }[];
    extensions: { code: string; retryAfter?: number; fields?: unknown };
  }[];
}

export interface RestAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** An HTTP client of the running app with its own IP address, which stores cookies like a browser. */
export interface Client {
  gql<Data = Record<string, never>>(query: string, variables?: object): Promise<GraphQLAnswer<Data>>;
  rest<Body = unknown>(method: string, path: string, body?: unknown): Promise<RestAnswer<Body>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  readonly cookies: Map<string, string>;
}

/** Responses of this type have a status code that depends on the document's result. */
export const GRAPHQL_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json',
};

let addresses = 0;

/** Every client has its own IP address, so that tests don't share rate limits. */
const nextAddress = () => {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Makes a visitor's client, or one with these cookies. */
export function client(
  cookies = new Map<string, string>(),
  address = nextAddress(),
  always: Record<string, string> = {},
): Client {
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ ...always, ...Object.fromEntries(new Headers(init.headers)) });
    headers.set('x-forwarded-for', address);
    if (cookies.size)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(app().url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  return {
    cookies,
    fetch: send,
    async gql<Data>(query: string, variables?: object) {
      const response = await send('/graphql', {
        method: 'POST',
        headers: GRAPHQL_HEADERS,
        body: JSON.stringify({ query, variables }),
      });
      const answer = (await response.json()) as Omit<GraphQLAnswer<Data>, 'status' | 'headers'>;
      return { status: response.status, headers: response.headers, ...answer };
    },
    async rest<Body>(method: string, path: string, body?: unknown) {
      const response = await send(`/api/v1${path}`, {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
    },
  };
}

/** Makes a client with a session of the account, without the login mutation. */
export async function loggedIn(accountId: string): Promise<Client> {
  const { token } = await startSession(app().tx, accountId);
  return client(new Map([['mandap', token]]));
}

/** Makes a client with an API key. */
export const withKey = (secret: string, cookies?: Map<string, string>): Client =>
  client(cookies, undefined, { authorization: `Bearer ${secret}` });
