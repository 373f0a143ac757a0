import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { untilReachable } from './untilReachable';

/** When the server was asked, in milliseconds. */
let asked: number[];
let status: number;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  asked = [];
  status = 503;
  globalThis.fetch = () => {
    asked.push(Date.now());
    return Promise.resolve({ status } as Response);
  };
});
afterEach(() => void jest.useRealTimers());

test('asks at growing intervals, at most half a minute apart, until the server answers', async () => {
  let problems = 0;
  const reached = untilReachable({ onUnreachable: () => problems++ });
  await jest.advanceTimersByTimeAsync(100_000);
  expect(asked).toEqual([0, 1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000]);
  expect(problems).toBe(1);
  status = 200;
  await jest.advanceTimersByTimeAsync(21_000);
  expect(await reached).toBe(true);
  expect(asked).toHaveLength(9);
});

test('asks at once when the browser is online, and soon again if that was too early', async () => {
  const reached = untilReachable();
  await jest.advanceTimersByTimeAsync(100_000);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(999);
  expect(asked.slice(-2)).toEqual([91_000, 100_000]);
  status = 200;
  await jest.advanceTimersByTimeAsync(1);
  expect(await reached).toBe(true);
  expect(asked.at(-1)).toBe(101_000);
});

test('asks again at once if the browser comes online while it asks', async () => {
  const answer = globalThis.fetch;
  let fail = (_: Error) => {};
  globalThis.fetch = () => new Promise((_, reject) => (fail = reject));
  const reached = untilReachable();
  await jest.advanceTimersByTimeAsync(5000);
  window.dispatchEvent(new Event('online'));
  globalThis.fetch = answer;
  status = 200;
  fail(new TypeError('Failed to fetch'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await reached).toBe(true);
  expect(asked).toEqual([5000]);
});

test('stops when it is aborted', async () => {
  const left = new AbortController();
  const reached = untilReachable({ signal: left.signal });
  await jest.advanceTimersByTimeAsync(1500);
  left.abort();
  expect(await reached).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0, 1000]);
});

test('says nothing more if it is aborted while it asks', async () => {
  const left = new AbortController();
  let problems = 0;
  const reached = untilReachable({ signal: left.signal, onUnreachable: () => problems++ });
  left.abort();
  expect(await reached).toBe(false);
  expect(problems).toBe(0);
});
