import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useKeptCards } from './useKeptCards';

const begin = (initial: string) =>
  renderHook(
    ({ list, ids }) =>
      useKeptCards(
        list,
        [...ids].map((id) => ({ id })),
      ),
    { initialProps: { list: 'all', ids: initial } },
  );
const shown = ({ result }: ReturnType<typeof begin>) => result.current.cards?.map(({ id }) => id).join('');

test('an action from an earlier render leaves the other kept cards in place', () => {
  const hook = begin('abcd');
  const before = hook.result.current;
  act(() => hook.result.current.keep('b'));
  act(() => before.keep('c'));
  act(() => before.keep('b'));
  expect(hook.result.current.kept).toEqual(['b', 'c']);
  hook.rerender({ list: 'all', ids: 'ad' });
  expect(shown(hook)).toBe('abcd');
});

test('an action from another list changes nothing', () => {
  const hook = begin('abcd');
  const before = hook.result.current;
  hook.rerender({ list: 'pending', ids: 'bcd' });
  act(() => hook.result.current.keep('d'));
  act(() => before.keep('a'));
  expect(hook.result.current.kept).toEqual(['d']);
});
