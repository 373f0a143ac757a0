import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { untilLoaded } from './lazyPart';

beforeEach(() => void jest.useFakeTimers());
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

test('code that can’t be loaded is tried again at growing intervals, and the failure is told once', async () => {
  const { load, loads } = failing(3);
  const told: string[] = [];
  const loaded = untilLoaded(load, (message) => told.push(message));
  await jest.advanceTimersByTimeAsync(999);
  expect(loads()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(loads()).toBe(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(loads()).toBe(2);
  await jest.advanceTimersByTimeAsync(1 + 4000);
  expect(await loaded).toBe('code');
  expect(told).toEqual(['We could not reach Mandap. Please check your connection and try again.']);
});

test('it is tried again at once when there is a connection', async () => {
  const { load } = failing(1);
  const loaded = untilLoaded(load);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});
