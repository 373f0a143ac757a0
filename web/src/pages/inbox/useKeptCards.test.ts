import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useKeptCards } from './useKeptCards';

interface Props {
  list: string;
  /** One letter per card of the fetched list. */
  ids: string;
  /** The card whose dialog is open. */
  open?: string;
}

const begin = (initial: string) =>
  renderHook(
    ({ list, ids, open }: Props) =>
      useKeptCards(
        list,
        [...ids].map((id) => ({ id })),
        open,
      ),
    { initialProps: { list: 'all', ids: initial } as Props },
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

test('a card is held while its dialog is open, and kept only after a decision', () => {
  const hook = begin('abc');
  hook.rerender({ list: 'all', ids: 'abc', open: 'b' });
  hook.rerender({ list: 'all', ids: 'ac', open: 'b' });
  expect(shown(hook)).toBe('abc');
  hook.rerender({ list: 'all', ids: 'ac' });
  expect(shown(hook)).toBe('ac');
});

test('a dialog that opened before the list holds its card there', () => {
  const hook = begin('abc');
  hook.rerender({ list: 'all', ids: 'abc', open: 'b' });
  hook.rerender({ list: 'pending', ids: 'b', open: 'b' });
  hook.rerender({ list: 'pending', ids: '', open: 'b' });
  expect(shown(hook)).toBe('b');
  act(() => hook.result.current.keep('b'));
  hook.rerender({ list: 'pending', ids: '' });
  expect(shown(hook)).toBe('b');
});

test.each(['before', 'after'])('a decision keeps the card of a dialog: %s it closes', (order) => {
  const hook = begin('abc');
  hook.rerender({ list: 'all', ids: 'acb', open: 'b' });
  const { keep } = hook.result.current;
  if (order === 'before') act(() => keep('b'));
  hook.rerender({ list: 'all', ids: 'ac' });
  if (order === 'after') act(() => keep('b'));
  expect(shown(hook)).toBe('acb');
});

test('a card that was decided before stays in its place after a later dialog is cancelled', () => {
  const hook = begin('abc');
  act(() => hook.result.current.keep('b'));
  hook.rerender({ list: 'all', ids: 'ac', open: 'b' });
  hook.rerender({ list: 'all', ids: 'ac' });
  expect(hook.result.current.kept).toEqual(['b']);
});
