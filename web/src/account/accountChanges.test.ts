import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('graphql-ws', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { onAccountChange } = await import('./accountChanges');

const request = jest.fn((_name: string, _options: object, run: () => Promise<void>) => run());

beforeEach(() => {
  jest.useFakeTimers();
  request.mockClear();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  class OtherTabs {
    addEventListener() {}
    postMessage() {}
    close() {}
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: OtherTabs });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('a connection whose code can’t be loaded is tried again every minute, until nobody listens', async () => {
  const stop = onAccountChange(() => undefined);
  await pass(6);
  expect(request).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(request).toHaveBeenCalledTimes(2);
  await pass(60);
  expect(request).toHaveBeenCalledTimes(3);
  stop();
  await pass(600);
  expect(request).toHaveBeenCalledTimes(3);
});
