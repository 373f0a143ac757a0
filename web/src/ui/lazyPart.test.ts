import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { untilLoaded } from './lazyPart';

/** What the server answers when it is asked whether it is there. */
let probe: () => Promise<Response>;

beforeEach(() => {
  jest.useFakeTimers();
  probe = () => Promise.reject(new TypeError('Failed to fetch'));
  globalThis.fetch = () => probe();
});
afterEach(() => void jest.useRealTimers());

/** Code whose first loads fail. */
function failing(times: number) {
  let loads = 0;
  return {
    load: () =>
      ++loads > times ? Promise.resolve('code') : Promise.reject(new TypeError('Failed to fetch')),
    loads: () => loads,
  };
}

test('code that can’t be loaded is tried again at growing intervals, and the failure is shown once', async () => {
  const { load, loads } = failing(3);
  const messages: string[] = [];
  const loaded = untilLoaded(load, (message) => messages.push(message));
  await jest.advanceTimersByTimeAsync(999);
  expect(loads()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(loads()).toBe(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(loads()).toBe(2);
  await jest.advanceTimersByTimeAsync(1 + 4000);
  expect(await loaded).toBe('code');
  expect(messages).toEqual(['We could not reach Mandap. Please check your connection and try again.']);
});

test('it is tried again at once when there is a connection', async () => {
  const { load, loads } = failing(1);
  const loaded = untilLoaded(load);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loads()).toBe(2);
});

test('code that the server lacks is not tried for ever: only a reload helps', async () => {
  probe = () => Promise.resolve({ status: 200 } as Response);
  const { load, loads } = failing(Infinity);
  const messages: string[] = [];
  void untilLoaded(load, (message) => messages.push(message));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(loads()).toBe(2);
  expect(messages).toEqual(['This part of the page could not be loaded. Please reload the page.']);
});

test('a proxy that says that the server is away counts as no connection', async () => {
  probe = () => Promise.resolve({ status: 502 } as Response);
  const { load } = failing(1);
  const loaded = untilLoaded(load);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loaded).toBe('code');
});
