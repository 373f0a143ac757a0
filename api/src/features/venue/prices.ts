import type { Tx } from '../../core/database.js';
import { markKindRead, notify } from '../../core/notify.js';
import { platePrices, type PlatePrices } from './food-packages.rules.js';
import type { Venue } from './venue.entity.js';

type StoredPrices = Pick<Venue, 'foodPackages' | 'vegPrice' | 'nonVegPrice' | 'pricesConfirmed'>;

/**
 * Returns what an edit changes of the plate prices besides the numbers in it. Numbers count as confirmed. Text without
 * numbers comes from an older client: where it names other prices than before, they are read from it and wait for the
 * owner's confirmation. Prose around the same prices leaves the stored numbers alone, also those that the owner typed.
 */
export function editPrices(
  stored: StoredPrices,
  edit: Partial<StoredPrices>,
): Partial<Pick<Venue, 'vegPrice' | 'nonVegPrice' | 'pricesConfirmed'>> {
  const { vegPrice, nonVegPrice, foodPackages } = edit;
  if (vegPrice !== undefined && nonVegPrice !== undefined) return { pricesConfirmed: true };
  if (vegPrice !== undefined || nonVegPrice !== undefined || foodPackages === undefined) return {};
  const read = platePrices(foodPackages);
  const current = { veg: stored.vegPrice, nonVeg: stored.nonVegPrice };
  if (isSame(read, platePrices(stored.foodPackages)) || isSame(read, current)) return {};
  return readPrices(read);
}

/** Returns the columns of prices that were read from text and that the owner has yet to confirm. */
export const readPrices = ({ veg, nonVeg }: PlatePrices) => ({
  vegPrice: veg,
  nonVegPrice: nonVeg,
  pricesConfirmed: false,
});

const isSame = (one: PlatePrices, other: PlatePrices): boolean =>
  one.veg === other.veg && one.nonVeg === other.nonVeg;

/** Keeps the owner's notification in step with the prices: one asks to confirm them, none once that is done. */
export async function notifyOfPrices(
  tx: Tx,
  venueId: string,
  { vegPrice, nonVegPrice, pricesConfirmed }: Partial<Venue>,
): Promise<void> {
  if (pricesConfirmed === undefined) return;
  await markKindRead(tx, venueId, 'prices_read');
  if (pricesConfirmed) return;
  await notify(tx, {
    accountId: venueId,
    kind: 'prices_read',
    listingId: venueId,
    params: { veg: vegPrice ?? null, nonVeg: nonVegPrice ?? null },
  });
}
