import { useState } from 'react';
import { keepInPlace, type KeptCard } from './keptCards';

/**
 * Keeps cards in their place once the owner has acted on them: a decided enquiry is no longer unread, or has left the
 * filter, and would be somewhere else when the list is fetched again.
 *
 * @param list identifies the list; another one begins without kept cards
 */
export function useKeptCards<Card extends { id: string }>(
  list: string,
  fetched: readonly Card[] | undefined,
) {
  const [state, setState] = useState({ list, kept: [] as readonly KeptCard<Card>[] });
  const { kept } = state.list === list ? state : { kept: [] };
  if (state.list !== list) setState({ list, kept });
  const cards = fetched && keepInPlace(fetched, kept);
  return {
    cards,
    kept: kept.map(({ card }) => card.id),
    // Toasts and slow mutations may call it long after this render.
    keep: (id: string) =>
      setState((current) => {
        const index = cards?.findIndex((each) => each.id === id) ?? -1;
        const card = cards?.[index];
        return card && current.list === list && !current.kept.some((each) => each.card.id === id)
          ? { list, kept: [...current.kept, { card, index }] }
          : current;
      }),
  };
}
