import http from 'node:http';

export const KINDS = ['page', 'GraphQL', 'REST', 'account'] as const;
export type Kind = (typeof KINDS)[number];

export interface Answer {
  kind: Kind;
  /** 0 for a failed connection. */
  status: number;
  retryAfter: string | undefined;
  milliseconds: number;
}

/** A mix of requests over a fixed number of connections. */
export interface Mix {
  /** Opens all connections, with requests that cost nothing. */
  connect(): Promise<void>;
  /** Sends the next request of the mix. */
  send(): Promise<Answer>;
}

/** The kinds in the order in which they are sent: one page for nine reads. */
const TURNS: readonly Kind[] = [
  ...(['REST', 'GraphQL', 'account', 'REST', 'GraphQL'] as const),
  ...(['page', 'REST', 'GraphQL', 'account', 'REST'] as const),
];

/**
 * As many as a reverse proxy keeps open. Made before the load: Node accepts one connection in each iteration of its event
 * loop, so the bench would measure that instead.
 */
const CONNECTIONS = 512;

const CITIES = ['Udaipur', 'Jaipur', 'Delhi', 'Mumbai', 'Lucknow', 'Chennai', 'Pune', 'Kochi'];
const LIST = `query List($city: String!) { venues(filter: { city: $city }, first: 20) { nodes {
  id name city rank summary maxGuests vegPrice pictures(first: 4) { url } } } }`;

interface Request {
  path: string;
  cookie?: string;
  body?: string;
}

/** @param tokens sessions of accounts, which are used in turn */
export function makeMix(origin: string, tokens: readonly string[]): Mix {
  const { hostname, port } = new URL(origin);
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  let turn = 0;

  const requestOf: Record<Kind, (city: string) => Request> = {
    page: (city) => ({ path: `/venuelist?city=${city}` }),
    GraphQL: (city) => ({ path: '/graphql', body: JSON.stringify({ query: LIST, variables: { city } }) }),
    REST: (city) => ({ path: `/api/v1/venue/all?city=${city}&limit=20` }),
    account: (city) => ({
      path: `/api/v1/venue/all?city=${city}&limit=20`,
      cookie: `mandap=${tokens[turn % tokens.length] ?? ''}`,
    }),
  };

  const request = (kind: Kind, { path, cookie, body }: Request): Promise<Answer> =>
    new Promise((resolve) => {
      let began = performance.now();
      const done = (status: number, retryAfter?: string) =>
        resolve({ kind, status, retryAfter, milliseconds: performance.now() - began });
      const headers = {
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const method = body ? 'POST' : 'GET';
      const sent = http.request({ agent, hostname, port, path, method, headers }, (response) => {
        response
          .resume()
          .on('end', () => done(response.statusCode ?? 0, response.headers['retry-after']))
          .on('error', () => done(0));
      });
      // Waiting for one of the connections is the proxy's part, not the server's.
      sent.on('error', () => done(0)).on('socket', () => (began = performance.now()));
      sent.end(body);
    });

  return {
    async connect() {
      const idle = Array.from({ length: CONNECTIONS }, () => request('REST', { path: '/healthz' }));
      await Promise.all(idle);
    },
    send() {
      const kind = TURNS[turn % TURNS.length] ?? 'REST';
      const city = CITIES[Math.floor(turn++ / TURNS.length) % CITIES.length] ?? '';
      return request(kind, requestOf[kind](city));
    },
  };
}
