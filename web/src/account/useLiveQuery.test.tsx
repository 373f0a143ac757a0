import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLiveQuery } from './useLiveQuery';

const VERSION = gql`
  query Version {
    version
  }
`;

let requests = 0;
let online = true;

const link = new ApolloLink(
  () =>
    new Observable((observer) => {
      requests += 1;
      if (!online) return observer.error(new TypeError('Failed to fetch'));
      observer.next({ data: { version: String(requests) } });
      observer.complete();
    }),
);

beforeEach(() => {
  jest.useFakeTimers();
  requests = 0;
  online = true;
});
afterEach(() => void jest.useRealTimers());

const start = (options?: { paused: boolean }) => {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  return renderHook(() => useLiveQuery(VERSION, {}, options), { wrapper }).result;
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('polls every 15 seconds, and less often while requests fail', async () => {
  start();
  await pass(15);
  expect(requests).toBe(1);
  online = false;
  await pass(15);
  expect(requests).toBe(2);
  await pass(15);
  expect(requests).toBe(2);
  await pass(15);
  expect(requests).toBe(3);
});

test('a failed reload leaves the screen unchanged', async () => {
  const reload = start();
  online = false;
  await expect(reload.current()).resolves.toBeUndefined();
});

test('nothing is polled while paused, but a reload still fetches', async () => {
  const reload = start({ paused: true });
  await pass(600);
  expect(requests).toBe(0);
  await act(() => reload.current());
  expect(requests).toBe(1);
});
