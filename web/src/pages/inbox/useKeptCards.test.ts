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
  act(() => before.hold('b'));
  act(() => before.release('d'));
  expect(hook.result.current.kept).toEqual(['d']);
});

test('a card is held while its dialog is open, and kept only after a decision', () => {
  const hook = begin('abc');
  act(() => hook.result.current.hold('b'));
  hook.rerender({ list: 'all', ids: 'ac' });
  expect(shown(hook)).toBe('abc');
  act(() => hook.result.current.release('b'));
  expect(shown(hook)).toBe('ac');
});

test.each(['keep, release', 'release, keep'])('a decision keeps the card of a dialog: %s', (order) => {
  const hook = begin('abc');
  act(() => hook.result.current.hold('b'));
  const { keep, release } = hook.result.current;
  act(() => (order === 'keep, release' ? [keep, release] : [release, keep]).forEach((each) => each('b')));
  hook.rerender({ list: 'all', ids: 'ac' });
  expect(shown(hook)).toBe('abc');
});

test('a card that was decided before stays in its place after a later dialog is cancelled', () => {
  const hook = begin('abc');
  act(() => hook.result.current.keep('b'));
  act(() => hook.result.current.hold('b'));
  act(() => hook.result.current.release('b'));
  expect(hook.result.current.kept).toEqual(['b']);
});
