/** A card that the owner acts on, and its position in the list. */
export interface KeptCard<Card> {
  card: Card;
  index: number;
  /** Kept only while its dialog is open. */
  isHeld: boolean;
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

/**
 * Holds the card whose dialog is open, and releases the others that were only held. Returns the same array if nothing
 * changes.
 *
 * @param heldId ID of the card, if a dialog is open
 */
export function holdCard<Card extends { id: string }>(
  kept: readonly KeptCard<Card>[],
  fetched: readonly Card[],
  heldId: string | undefined,
): readonly KeptCard<Card>[] {
  const stays = ({ card, isHeld }: KeptCard<Card>) => !isHeld || card.id === heldId;
  const rest = kept.every(stays) ? kept : kept.filter(stays);
  if (!heldId || rest.some(({ card }) => card.id === heldId)) return rest;
  const cards = keepInPlace(fetched, rest);
  const index = cards.findIndex(({ id }) => id === heldId);
  const card = cards[index];
  return card ? [...rest, { card, index, isHeld: true }] : rest;
}
