import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { usePolling } from './usePolling';

const poll = jest.fn<() => Promise<unknown>>();
let hidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  poll.mockReset().mockResolvedValue(undefined);
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = (key = '') =>
  renderHook(({ key: current }) => usePolling(poll, current), { initialProps: { key } });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const show = (visible: boolean) => {
  hidden = !visible;
  fireEvent(document, new Event('visibilitychange'));
};
const touch = () => fireEvent.pointerDown(document.body);

describe('a page polls', () => {
  test('every 15 seconds while somebody is active', async () => {
    start();
    expect(poll).not.toHaveBeenCalled();
    for (const times of [1, 2, 3, 4]) {
      await pass(14);
      touch();
      await pass(1);
      expect(poll).toHaveBeenCalledTimes(times);
    }
  });

  test('every minute after two minutes without activity, and at once on the next activity', async () => {
    start();
    await pass(121);
    const before = poll.mock.calls.length;
    // The delay that had already started, and then one minute.
    await pass(15);
    const idle = poll.mock.calls.length;
    expect(idle - before).toBeLessThanOrEqual(1);
    await pass(60);
    expect(poll).toHaveBeenCalledTimes(idle + 1);
    touch();
    expect(poll).toHaveBeenCalledTimes(idle + 2);
  });

  test('at once when the network is back, whatever has failed before', async () => {
    poll.mockRejectedValue(new Error('offline'));
    start();
    await pass(400);
    const before = poll.mock.calls.length;
    poll.mockResolvedValue(undefined);
    fireEvent(window, new Event('online'));
    expect(poll).toHaveBeenCalledTimes(before + 1);
    await pass(60);
    expect(poll).toHaveBeenCalledTimes(before + 2);
  });

  test('never in a hidden tab, and at once when it is shown again', async () => {
    start();
    show(false);
    await pass(600);
    expect(poll).not.toHaveBeenCalled();
    show(true);
    expect(poll).toHaveBeenCalledTimes(1);
  });

  test('at once when another list is displayed', async () => {
    const { rerender } = start('pending');
    rerender({ key: 'pending' });
    expect(poll).not.toHaveBeenCalled();
    rerender({ key: 'approved' });
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(15);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  test('no longer after unmounting', async () => {
    const { unmount } = start();
    unmount();
    await pass(600);
    show(true);
    expect(poll).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('with doubled delays after failures, up to four minutes, and 15 seconds again after a success', async () => {
  poll.mockRejectedValue(new Error('no network'));
  start();
  for (const [wait, times] of [
    [15, 1],
    [30, 2],
    [60, 3],
    [120, 4],
    [240, 5],
    [240, 6],
  ] as const) {
    // Simulates continued activity.
    for (let second = 0; second < wait - 1; second += 59) {
      touch();
      await pass(Math.min(59, wait - 1 - second));
    }
    expect(poll).toHaveBeenCalledTimes(times - 1);
    await pass(1);
    expect(poll).toHaveBeenCalledTimes(times);
  }
  poll.mockResolvedValue(undefined);
  touch();
  await pass(240);
  expect(poll).toHaveBeenCalledTimes(7);
  touch();
});

test('without starting a second request while one is pending', async () => {
  poll.mockReturnValue(new Promise(() => undefined));
  start();
  await pass(600);
  expect(poll).toHaveBeenCalledTimes(1);
});

describe('with a connection for changes, which another tab holds', () => {
  let receive: (message: { data: string }) => void;

  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: () => new Promise(() => undefined) },
    });
    class OtherTab {
      addEventListener = (_: string, listener: typeof receive) => (receive = listener);
      postMessage() {}
      close() {}
    }
    Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: OtherTab });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  const announce = () => receive({ data: 'changed' });

  test('a page polls when a change is announced, and otherwise every minute', async () => {
    start();
    receive({ data: 'connected' });
    await pass(15);
    poll.mockClear();
    await pass(44);
    expect(poll).not.toHaveBeenCalled();
    announce();
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(59);
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  test('a response from before an announced change doesn’t count as the one with it', async () => {
    let answer = () => {};
    poll.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(undefined))));
    start();
    receive({ data: 'connected' });
    await pass(15);
    expect(poll).toHaveBeenCalledTimes(1);
    poll.mockImplementationOnce(async () => {
      answer();
      await Promise.resolve();
      throw new Error('overloaded');
    });
    announce();
    await pass(2);
    expect(poll).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['after failures', () => pass(400)],
    ['while the tab was hidden', () => pass(0)],
  ])('an announced change that could not be loaded is tried again soon, %s', async (situation, before) => {
    poll.mockRejectedValue(new Error('overloaded'));
    start();
    receive({ data: 'connected' });
    await before();
    poll.mockClear();
    const away = situation.includes('hidden');
    if (away) show(false);
    announce();
    if (away) show(true);
    for (const [wait, times] of [
      [2, 2],
      [4, 3],
      [8, 4],
    ] as const) {
      await pass(wait - 1);
      expect(poll).toHaveBeenCalledTimes(times - 1);
      await pass(1);
      expect(poll).toHaveBeenCalledTimes(times);
    }
    poll.mockResolvedValue(undefined);
    await pass(16);
    expect(poll).toHaveBeenCalledTimes(5);
    await pass(59);
    expect(poll).toHaveBeenCalledTimes(5);
  });
});
