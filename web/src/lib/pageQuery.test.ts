import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  type TypedDocumentNode,
} from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { isStale, loadPage, markStale } from './pageQuery';

const SECOND = 1000;
const QUERY = gql`
  query Cities($first: Int) {
    version(first: $first)
  }
` as TypedDocumentNode<{ version: number }, { first: number }>;

let requests = 0;
let fails = false;
/** Responds with the number of the request. */
const link = new ApolloLink(
  () =>
    new Observable((observer) => {
      requests++;
      if (fails) return observer.error(new Error('no network'));
      observer.next({ data: { version: requests } });
      observer.complete();
    }),
);

const makeBrowserClient = () => new ApolloClient({ link, cache: new InMemoryCache() });
let apollo = makeBrowserClient();
const load = async (first = 1) => (await loadPage(apollo, QUERY, { first }))?.version;

beforeEach(() => {
  jest.useFakeTimers();
  [requests, fails] = [0, false];
  apollo = makeBrowserClient();
});
afterEach(() => void jest.useRealTimers());

test('a page that opens again within a minute shows cached data', async () => {
  expect(await load()).toBe(1);
  jest.advanceTimersByTime(59 * SECOND);
  expect([await load(), requests]).toEqual([1, 1]);
});

test('a page that opens a minute later is refetched', async () => {
  expect(await load()).toBe(1);
  jest.advanceTimersByTime(60 * SECOND);
  expect(await load()).toBe(2);
});

test('opening it repeatedly doesn’t extend that minute', async () => {
  expect(await load()).toBe(1);
  jest.advanceTimersByTime(40 * SECOND);
  expect(await load()).toBe(1);
  jest.advanceTimersByTime(40 * SECOND);
  expect(await load()).toBe(2);
});

test('data rendered by the server is not fetched', async () => {
  apollo.cache.writeQuery({ query: QUERY, variables: { first: 1 }, data: { version: 0 } });
  expect([await load(), requests]).toEqual([0, 0]);
});

test('other variables are fetched separately', async () => {
  expect([await load(1), await load(2), await load(1)]).toEqual([1, 2, 1]);
});

test('a query marked as stale is refetched when it opens again; others aren’t', async () => {
  expect(await load()).toBe(1);
  markStale(apollo, 'City');
  expect(await load()).toBe(1);
  markStale(apollo, 'Cities');
  expect(await load()).toBe(2);
});

test('a query marked as stale while it loads stays stale until it is refetched', async () => {
  const loading = load();
  markStale(apollo, 'Cities');
  expect(await loading).toBe(1);
  expect(isStale(apollo, QUERY, { first: 1 })).toBe(true);
  expect(await load()).toBe(2);
  expect(isStale(apollo, QUERY, { first: 1 })).toBe(false);
});

test('failures are left to the page', async () => {
  fails = true;
  expect(await load()).toBeUndefined();
  expect(isStale(apollo, QUERY, { first: 1 })).toBe(false);
  fails = false;
  expect(await load()).toBe(2);
});

test('a failure leaves cached data as old as it was', async () => {
  expect(await load()).toBe(1);
  jest.advanceTimersByTime(60 * SECOND);
  fails = true;
  expect(await load()).toBeUndefined();
  fails = false;
  expect(await load()).toBe(3);
});
