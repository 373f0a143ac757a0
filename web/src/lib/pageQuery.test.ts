import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  type TypedDocumentNode,
} from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadPage, markStale } from './pageQuery';

const SECOND = 1000;
const QUERY = gql`
  query Cities($first: Int) {
    version(first: $first)
  }
` as TypedDocumentNode<{ version: number }, { first: number }>;

let requests = 0;
let fails = false;
/** Answers with the number of the request. */
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

test('a page that opens again within a minute shows what it has', async () => {
  expect(await load()).toBe(1);
  jest.advanceTimersByTime(59 * SECOND);
  expect([await load(), requests]).toEqual([1, 1]);
});

test('a page that opens a minute later is fetched again', async () => {
  expect(await load()).toBe(1);
  jest.advanceTimersByTime(60 * SECOND);
  expect(await load()).toBe(2);
});

test('being opened again and again does not keep it fresh', async () => {
  expect(await load()).toBe(1);
  jest.advanceTimersByTime(40 * SECOND);
  expect(await load()).toBe(1);
  jest.advanceTimersByTime(40 * SECOND);
  expect(await load()).toBe(2);
});

test('what the server rendered into the page is not fetched', async () => {
  apollo.cache.writeQuery({ query: QUERY, variables: { first: 1 }, data: { version: 0 } });
  expect([await load(), requests]).toEqual([0, 0]);
});

test('other variables are another page', async () => {
  expect([await load(1), await load(2), await load(1)]).toEqual([1, 2, 1]);
});

test('what is marked as stale is fetched when it opens again, other queries are not', async () => {
  expect(await load()).toBe(1);
  markStale(apollo, 'City');
  expect(await load()).toBe(1);
  markStale(apollo, 'Cities');
  expect(await load()).toBe(2);
});

test('a failure is left to the page', async () => {
  fails = true;
  expect(await load()).toBeUndefined();
  fails = false;
  expect(await load()).toBe(2);
});
