import { useState } from 'react';
import { keepInPlace, type KeptCard } from './keptCards';

interface State<Card> {
  list: string;
  kept: readonly (KeptCard<Card> & { isHeld: boolean })[];
}

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
  const [state, setState] = useState<State<Card>>({ list, kept: [] });
  const { kept } = state.list === list ? state : { kept: [] };
  if (state.list !== list) setState({ list, kept });
  const cards = fetched && keepInPlace(fetched, kept);

  // Toasts and slow mutations may call these long after their render.
  const change = (update: (kept: State<Card>['kept']) => State<Card>['kept']) =>
    setState((current) => (current.list === list ? { list, kept: update(current.kept) } : current));
  const add = (id: string, isHeld: boolean) => {
    const index = cards?.findIndex((each) => each.id === id) ?? -1;
    const card = cards?.[index];
    change((current) => {
      if (current.some((each) => each.card.id === id))
        return current.map((each) =>
          each.card.id === id ? { ...each, isHeld: each.isHeld && isHeld } : each,
        );
      return card ? [...current, { card, index, isHeld }] : current;
    });
  };
  return {
    cards,
    kept: kept.map(({ card }) => card.id),
    /** Keeps a card until the owner opens another list. */
    keep: (id: string) => add(id, false),
    /** Keeps a card until it is released. */
    hold: (id: string) => add(id, true),
    /** Lets a card that was only held return to its place in the fetched list, or leave it. */
    release: (id: string) =>
      change((current) => current.filter((each) => each.card.id !== id || !each.isHeld)),
  };
}
