import { useState } from 'react';
import { holdCard, keepInPlace, type KeptCard } from './keptCards';

interface State<Card> {
  list: string;
  kept: readonly KeptCard<Card>[];
}

/**
 * Keeps cards in their place once the owner has acted on them: a decided enquiry is no longer unread, or has left the
 * filter, and would be somewhere else when the list is fetched again.
 *
 * @param list identifies the list; another one begins without kept cards
 * @param heldId ID of the card whose dialog is open, which stays in its place although nothing is decided yet: the list
 *   may be fetched again before the decision’s response arrives
 */
export function useKeptCards<Card extends { id: string }>(
  list: string,
  fetched: readonly Card[] | undefined,
  heldId: string | undefined,
) {
  const [state, setState] = useState<State<Card>>({ list, kept: [] });
  const kept = holdCard(state.list === list ? state.kept : [], fetched ?? [], heldId);
  if (state.list !== list || state.kept !== kept) setState({ list, kept });
  const cards = fetched && keepInPlace(fetched, kept);
  return {
    cards,
    kept: kept.map(({ card }) => card.id),
    /** Keeps a card until the owner opens another list. */
    keep: (id: string) => {
      const index = cards?.findIndex((each) => each.id === id) ?? -1;
      const card = cards?.[index];
      // Toasts and slow mutations may call this long after its render.
      setState((current) => {
        if (current.list !== list) return current;
        if (current.kept.some((each) => each.card.id === id))
          return {
            list,
            kept: current.kept.map((each) => (each.card.id === id ? { ...each, isHeld: false } : each)),
          };
        return card ? { list, kept: [...current.kept, { card, index, isHeld: false }] } : current;
      });
    },
  };
}
