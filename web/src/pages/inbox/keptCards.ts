/** A card that the owner acts on, and its position in the list. */
export interface KeptCard<Card> {
  card: Card;
  index: number;
}

/** Returns the list as it was fetched, but with each kept card at its position. */
export function keepInPlace<Card extends { id: string }>(
  fetched: readonly Card[],
  kept: readonly KeptCard<Card>[],
): Card[] {
  const ids = new Set(kept.map(({ card }) => card.id));
  const cards = fetched.filter(({ id }) => !ids.has(id));
  for (const { card, index } of kept.toSorted((a, b) => a.index - b.index)) cards.splice(index, 0, card);
  return cards;
}
