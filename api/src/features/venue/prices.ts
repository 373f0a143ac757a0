import type { Tx } from '../../core/database.js';
import { markKindRead, notify } from '../../core/notify.js';
import { platePrices, type PlatePrices } from './food-packages.rules.js';
import type { Venue } from './venue.entity.js';

type StoredPrices = Pick<Venue, 'foodPackages' | 'vegPrice' | 'nonVegPrice' | 'pricesConfirmed'>;

/**
 * Returns an edit's changes to prices and their confirmation. Numbers count as confirmed. Text without numbers comes
 * from older clients: if its prices differ from before, they are parsed and await the owner's confirmation; otherwise
 * the stored prices stay.
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
  return parsedPriceColumns(read);
}

/** Returns the price columns after parsing, which the owner has yet to confirm. */
export const parsedPriceColumns = ({ veg, nonVeg }: PlatePrices) => ({
  vegPrice: veg,
  nonVegPrice: nonVeg,
  pricesConfirmed: false,
});

const isSame = (one: PlatePrices, other: PlatePrices): boolean =>
  one.veg === other.veg && one.nonVeg === other.nonVeg;

/** Creates or resolves the notification that asks the owner to confirm parsed prices. */
export async function syncPriceNotification(
  tx: Tx,
  venueId: string,
  { vegPrice, nonVegPrice, pricesConfirmed }: Partial<Venue>,
): Promise<void> {
  if (pricesConfirmed === undefined) return;
  await markKindRead(tx, venueId, 'prices_parsed');
  if (pricesConfirmed) return;
  await notify(tx, {
    accountId: venueId,
    kind: 'prices_parsed',
    listingId: venueId,
    params: { veg: vegPrice ?? null, nonVeg: nonVegPrice ?? null },
  });
}
