import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDialog } from './useDialog';

test('a dialog has another key at each opening, and keeps its subject when it closes', () => {
  const { result } = renderHook(() => useDialog<string>());
  const state = () => [result.current.key, result.current.open, result.current.subject];
  expect(state()).toEqual([0, false, undefined]);
  act(() => result.current.show('email'));
  expect(state()).toEqual([1, true, 'email']);
  act(() => result.current.close());
  expect(state()).toEqual([1, false, 'email']);
  act(() => result.current.show());
  expect(state()).toEqual([2, true, undefined]);
});

test('it can be closed by a function of an earlier render', () => {
  const { result } = renderHook(() => useDialog());
  const { close } = result.current;
  act(() => result.current.show());
  act(close);
  expect(result.current.open).toBe(false);
});
