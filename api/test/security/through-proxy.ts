import type { CachingProxy } from '../caching-proxy.js';

export interface Received {
  status: number;
  /** The headers and the body. */
  text: string;
  /** How the proxy answered: hit, stale, revalidated, miss or bypass. */
  cache: string;
}

let addresses = 0;

/** Requests a path through the proxy, from an IP address of its own. */
export async function read(
  proxy: CachingProxy,
  path: string,
  headers: Record<string, string> = {},
): Promise<Received> {
  addresses++;
  const response = await fetch(proxy.url + path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.77.${addresses >> 8}.${addresses & 255}`, ...headers },
  });
  const text = JSON.stringify(Object.fromEntries(response.headers)) + (await response.text());
  return { status: response.status, text, cache: response.headers.get('x-cache') ?? '' };
}

interface Credentials {
  token: string;
  key: string;
  account: string;
}

/** Headers by which a visitor might pretend to be somebody else, or change a stored response. */
export const forgedHeaders = ({ token, key, account }: Credentials): Record<string, string>[] => [
  ...['mandapx', 'x-mandap', 'Mandap', 'mandap_session', 'session'].map((name) => ({
    cookie: `${name}=${token}`,
  })),
  ...['x-authorization', 'proxy-authorization', 'x-api-key', 'x-access-token'].map((name) => ({
    [name]: name.endsWith('authorization') ? `Bearer ${key}` : key,
  })),
  ...['x-user-id', 'x-account-id', 'x-remote-user', 'remote-user'].map((name) => ({ [name]: account })),
  ...['x-forwarded-host', 'x-host', 'x-original-host', 'x-forwarded-server'].map((name) => ({
    [name]: 'evil.example',
  })),
  { forwarded: 'for=127.0.0.1;host=evil.example;proto=https' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
  ...['x-original-url', 'x-rewrite-url'].map((name) => ({ [name]: '/userProfilePage' })),
  { 'x-http-method-override': 'POST' },
  { cookie: 'mandap_language=hi; mandap-wrote=1' },
  { 'accept-language': 'hi', referer: 'https://evil.example/', origin: 'https://evil.example' },
  { 'cache-control': 'no-cache', pragma: 'no-cache' },
  { range: 'bytes=0-10' },
];
