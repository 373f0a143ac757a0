import { LRUCache } from 'lru-cache';
import { SOURCE_LOCALE } from '../../core/locale.constants.js';
import { platePrices, type PlatePrices } from './food-packages.rules.js';
import type { Venue } from './venue.entity.js';

type Prices = Pick<Venue, 'foodPackages' | 'vegPrice' | 'nonVegPrice'>;

/**
 * Returns the owner's text for documented clients. They read the prices from it, so it starts with the stored prices
 * unless the text already contains them.
 */
export function foodPackagesJson(venue: Prices): string {
  const prefix = pricePrefix(venue);
  return venue.foodPackages && prefix ? `${prefix} ${venue.foodPackages}` : venue.foodPackages || prefix;
}

/** Removes the prices that `foodPackagesJson` added from what a client sends back. */
export function removePricePrefix(venue: Prices, sent: unknown): unknown {
  const prefix = pricePrefix(venue);
  return prefix && typeof sent === 'string' && sent.startsWith(prefix)
    ? sent.slice(prefix.length).trimStart()
    : sent;
}

/** "Veg ₹1,450, Non-veg ₹1,750 per plate."; empty if clients read the same prices from the text. */
function pricePrefix({ foodPackages, vegPrice, nonVegPrice }: Prices): string {
  if (vegPrice === null && nonVegPrice === null) return '';
  const { veg, nonVeg } = pricesIn(foodPackages);
  if ((vegPrice ?? veg) === veg && (nonVegPrice ?? nonVeg) === nonVeg) return '';
  const prices = [
    ...(vegPrice === null ? [] : [`Veg ${rupees(vegPrice)}`]),
    ...(nonVegPrice === null ? [] : [`Non-veg ${rupees(nonVegPrice)}`]),
  ];
  return `${prices.join(', ')} per plate.`;
}

const INDIAN = new Intl.NumberFormat(SOURCE_LOCALE);
const rupees = (amount: number) => `₹${INDIAN.format(amount)}`;

/** Cached by text, because lists repeat the same texts and parsing is slow. */
const priceCache = new LRUCache<string, PlatePrices>({
  maxSize: 2_000_000,
  sizeCalculation: (_prices, text) => text.length + 1,
});

function pricesIn(text: string): PlatePrices {
  const known = priceCache.get(text);
  if (known) return known;
  const prices = platePrices(text);
  priceCache.set(text, prices);
  return prices;
}
