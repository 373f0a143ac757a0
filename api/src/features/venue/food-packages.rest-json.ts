import { LRUCache } from 'lru-cache';
import { SOURCE_LOCALE } from '../../core/locale.constants.js';
import { platePrices, type PlatePrices } from './food-packages.rules.js';
import type { Venue } from './venue.entity.js';

type Prices = Pick<Venue, 'foodPackages' | 'vegPrice' | 'nonVegPrice'>;

/**
 * The owner's text as documented clients get it. They read the prices from it, so those come first where the text alone
 * names none or others.
 */
export function foodPackagesJson(venue: Prices): string {
  const lead = leadOf(venue);
  return venue.foodPackages && lead ? `${lead} ${venue.foodPackages}` : venue.foodPackages || lead;
}

/** The owner's text in what a client sends back. */
export function ownText(venue: Prices, sent: unknown): unknown {
  const lead = leadOf(venue);
  return lead && typeof sent === 'string' && sent.startsWith(lead)
    ? sent.slice(lead.length).trimStart()
    : sent;
}

/** "Veg ₹1,450, Non-veg ₹1,750 per plate."; empty where a client reads the same from the text. */
function leadOf({ foodPackages, vegPrice, nonVegPrice }: Prices): string {
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

/** Characters of text whose prices are kept: lists show the same texts again and again, and reading is slow. */
const readings = new LRUCache<string, PlatePrices>({
  maxSize: 2_000_000,
  sizeCalculation: (_prices, text) => text.length + 1,
});

function pricesIn(text: string): PlatePrices {
  const known = readings.get(text);
  if (known) return known;
  const prices = platePrices(text);
  readings.set(text, prices);
  return prices;
}
