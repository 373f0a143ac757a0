import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './useDebounced';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a value is returned once it hasn’t changed for a while', () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 200), {
    initialProps: { text: '' },
  });
  for (const text of ['u', 'ud', 'uda']) {
    rerender({ text });
    act(() => jest.advanceTimersByTime(199));
    expect(result.current).toBe('');
  }
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('uda');
});
