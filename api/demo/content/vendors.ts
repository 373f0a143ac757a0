import { VENDOR_CATEGORIES, type VendorCategory } from '../../src/features/vendor/vendor.constants.js';
import { DEMO_CITIES, stateOf } from '../cities.js';
import { guideOf, type CityGuide } from './city-guide.js';
import { traditionOf } from './people-names.js';
import { demoPhone, nameFrom } from './people.js';
import { DEVOTIONAL_WORDS, VENDOR_REJECTIONS } from './prose/vendors/common.js';
import type { Trade } from './prose/vendors/trade.js';
import { TRADES } from './prose/vendors/trades.js';
import { createRng, slug, type Rng } from './random.js';
import { vendorSummary } from './vendor-texts.js';
import type { DemoPackage, DemoVendor } from './vendor-types.js';
import { RANG_MEHENDI_STUDIO } from './vendors-fixed.js';
import { drawPlace } from './venue-facts.js';
import { regionWords } from './venue-names.js';

const CATEGORIES = VENDOR_CATEGORIES;

/** Number of vendors per category. */
const EACH = 20;

/** Of the last vendors of twenty categories, eight are rejected and twelve pending. */
const NOT_APPROVED = 20;
const REJECTED = 8;

/** Values in use, which must differ between vendors. */
interface Taken {
  businesses: Set<string>;
  owners: Set<string>;
  /** Words in names, by category: the same word twice on a page would look like one family. */
  words: Set<string>;
}

/** The city of the `place`-th vendor of a category: twenty different ones, with another start per category. */
function cityOf(category: number, place: number, trade: Trade): string {
  const cities = DEMO_CITIES.filter((city) => !trade.notIn?.includes(city));
  return cities[(place * 7 + category * 5) % cities.length] ?? 'Delhi';
}

/** Ranks decrease with the place in the list, by pages of eight, so that each page's texts are known in advance. */
function ranksOf(category: VendorCategory): number[] {
  const rng = createRng(`ranks ${category}`);
  const some = (count: number, low: number, high: number) =>
    Array.from({ length: count }, () => rng.int(low, high)).sort((a, b) => b - a);
  return [...some(8, 6, 10), ...some(8, 3, 5), ...some(EACH - 16, 0, 2)];
}

function ownerOf(rng: Rng, guide: CityGuide, trade: Trade, taken: Taken): string {
  for (let tries = 0; ; tries++) {
    const { full, isWoman } = nameFrom(rng, guide.region);
    const fits = !trade.owners || isWoman === (trade.owners === 'women');
    const believes = !trade.devotional || [undefined, 'sikh'].includes(traditionOf(full));
    if (!fits || !believes || (taken.owners.has(full) && tries < 400)) continue;
    taken.owners.add(full);
    return full;
  }
}

function businessName(rng: Rng, pattern: string, owner: string, words: readonly string[], taken: Taken) {
  const [first = '', last = ''] = [owner.split(' ')[0], owner.split(' ').at(-1)];
  const fresh = rng.shuffle(words).filter((word) => !pattern.includes(word));
  const unused = fresh.filter((word) => !taken.words.has(`${pattern} ${word}`) && !taken.words.has(word));
  for (const word of [...unused, ...fresh]) {
    const name = pattern.replace('{w}', word).replace('{f}', first).replace('{s}', last);
    if (taken.businesses.has(name)) continue;
    taken.businesses.add(name);
    if (pattern.includes('{w}')) taken.words.add(word);
    return name;
  }
  throw new Error(`No name left for ${pattern} of ${owner}`);
}

/** Two to four packages of the category at this business's prices, in steps of 500 rupees. */
function packagesOf(rng: Rng, trade: Trade, level: number): DemoPackage[] {
  return rng
    .sample(trade.offers, rng.int(2, 4))
    .map(([name, days, base]) => {
      const price = Math.max(1500, Math.round((base * level) / 500) * 500);
      return { name, days, price, minAdvance: Math.round(price * 0.4) };
    })
    .sort((a, b) => a.price - b.price);
}

function moderation(
  category: number,
  place: number,
  rank: number,
): Pick<DemoVendor, 'status' | 'rejectionReason' | 'rank'> {
  if (place < EACH - 1 || category >= NOT_APPROVED) return { status: 'approved', rank };
  const rejection = category % 5 === 1 || category % 5 === 3 ? Math.floor(category / 2.5) % REJECTED : -1;
  return rejection < 0
    ? { status: 'pending', rank: 0 }
    : { status: 'rejected', rank: 0, rejectionReason: VENDOR_REJECTIONS[rejection] ?? '' };
}

function ageOf(rng: Rng, status: DemoVendor['status'], years: number): number {
  if (status === 'pending') return rng.int(0, 9);
  return status === 'rejected' ? rng.int(8, 60) : rng.int(30, Math.min(1500, years * 365));
}

function drawVendor(category: number, place: number, rank: number, taken: Taken): DemoVendor {
  const kind = CATEGORIES[category] ?? 'Photographer';
  const trade = TRADES[kind];
  const rng = createRng(`vendor ${kind} ${place}`);
  const city = cityOf(category, place, trade);
  const guide = guideOf(city);
  const { street, locality } = drawPlace(rng, guide, 'banquet');
  const owner = ownerOf(rng, guide, trade, taken);
  const words = trade.devotional ? DEVOTIONAL_WORDS : regionWords(guide.region);
  const pattern = trade.names[place % trade.names.length] ?? '{w}';
  const name = businessName(rng, pattern, owner, words, taken);
  const judged = moderation(category, place, rank);
  const years = rng.int(...trade.experienceYears);
  const events = Math.round(years * rng.int(...trade.eventsPerYear) * (0.75 + rng.next() * 0.25));
  const willingToTravel = rng.chance(0.04) ? null : rng.chance(0.6);
  const key = slug(name);
  return {
    key,
    category: kind,
    businessName: name,
    ownerName: owner,
    email: `${key}@mandap.example`,
    phone: demoPhone(20_000 + place * CATEGORIES.length + category),
    address: `${rng.int(1, 240)} ${street}, ${locality}, ${city}`,
    city,
    state: stateOf(city),
    summary: vendorSummary(trade, place, { owner, city, locality, years, events, willingToTravel }, category),
    experienceYears: years,
    eventsCompleted: events,
    willingToTravel,
    packages: packagesOf(rng, trade, guide.tier * (0.75 + rank * 0.04 + rng.next() * 0.3)),
    ...judged,
    cancellation: rng.chance(0.25) ? 'refund_24h' : 'non_cancellable',
    dailyCapacity: rng.int(...trade.teams),
    createdDaysAgo: ageOf(rng, judged.status, years),
  };
}

/** Twenty vendors of each category, in rotation. The first n don't depend on the count. */
export function demoVendors(count = CATEGORIES.length * EACH): DemoVendor[] {
  const fixed = RANG_MEHENDI_STUDIO;
  const businesses = new Set([fixed.businessName]);
  const owners = new Set([fixed.ownerName]);
  const lists = CATEGORIES.map((kind, category) => {
    const ranks = ranksOf(kind);
    const taken: Taken = { businesses, owners, words: new Set() };
    return Array.from({ length: EACH }, (_, place): DemoVendor => {
      if (kind !== fixed.category || place > 0) return drawVendor(category, place, ranks[place] ?? 0, taken);
      return {
        ...fixed,
        email: `${fixed.key}@mandap.example`,
        phone: demoPhone(12_345),
        state: stateOf(fixed.city),
        status: 'approved',
      };
    });
  });
  return Array.from({ length: EACH }, (_, place) => lists.map((list) => list[place] as DemoVendor))
    .flat()
    .slice(0, count);
}
