import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './useCountdown';

const START = Date.parse('2026-12-01T10:00:00Z');
const inSeconds = (seconds: number) => new Date(START + seconds * 1000).toISOString();

beforeEach(() => void jest.useFakeTimers({ now: START }));
afterEach(() => void jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('the seconds until a time count down to zero, and no timer remains', () => {
  const { result } = renderHook(() => useCountdown(inSeconds(3)));
  expect(result.current).toBe(3);
  pass(1);
  expect(result.current).toBe(2);
  pass(2);
  expect(result.current).toBe(0);
  pass(1);
  expect([result.current, jest.getTimerCount()]).toEqual([0, 0]);
});

test('a time that is set later counts from then on', () => {
  const { result, rerender } = renderHook(({ until }) => useCountdown(until), {
    initialProps: { until: null as string | null },
  });
  expect(result.current).toBe(0);
  pass(30);
  rerender({ until: inSeconds(40) });
  pass(0);
  expect(result.current).toBe(10);
});

test('a past time is zero', () => {
  expect(renderHook(() => useCountdown(inSeconds(-5))).result.current).toBe(0);
});
