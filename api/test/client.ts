import { startSession } from '../src/features/account/session.js';
import { app } from './app.js';

/** A GraphQL answer as it came over HTTP. */
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

/** Talks to the running app over HTTP as one caller from one address, keeping cookies like a browser. */
export interface Client {
  gql<Data = Record<string, never>>(query: string, variables?: object): Promise<GraphQLAnswer<Data>>;
  rest<Body = unknown>(method: string, path: string, body?: unknown): Promise<RestAnswer<Body>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  readonly cookies: Map<string, string>;
}

/** Answers of this type have a status that says what became of the document. */
export const GRAPHQL_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json',
};

let addresses = 0;

/** Every client has an address of its own, so that limits count each test apart. */
const nextAddress = () => {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** A visitor, or a caller who starts with these cookies. */
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

/** A client that is logged in as the account, without going through the login. */
export async function loggedIn(accountId: string): Promise<Client> {
  const { token } = await startSession(app().tx, accountId);
  return client(new Map([['mandap', token]]));
}

/** A program that asks with an API key. */
export const withKey = (secret: string, cookies?: Map<string, string>): Client =>
  client(cookies, undefined, { authorization: `Bearer ${secret}` });
