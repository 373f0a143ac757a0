import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useChosenOrder } from './useChosenOrder';

test('uploads are listed as they were chosen, in whichever order they end', () => {
  const { result } = renderHook(() => useChosenOrder());
  let items: readonly { id: string }[] = [{ id: 'of the draft' }];
  for (const [id, order] of [
    ['page 2', 12],
    ['page 3', 13],
    ['page 1', 11],
    ['page 4', 14],
  ] as const)
    items = result.current(items, { id }, order);
  expect(items.map(({ id }) => id)).toEqual(['of the draft', 'page 1', 'page 2', 'page 3', 'page 4']);
});
