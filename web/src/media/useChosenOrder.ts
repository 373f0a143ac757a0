import { useState } from 'react';

/**
 * Returns a function that inserts an upload before those that were chosen after it, because uploads end in any order.
 * Items of an earlier visit stay in front.
 */
export function useChosenOrder() {
  const [orders] = useState(() => new Map<string, number>());
  return <Item extends { id: string }>(
    items: readonly Item[],
    item: Item,
    order: number,
  ): readonly Item[] => {
    orders.set(item.id, order);
    const place = items.findIndex(({ id }) => (orders.get(id) ?? 0) > order);
    return items.toSpliced(place < 0 ? items.length : place, 0, item);
  };
}
