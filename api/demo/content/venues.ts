import { stateOf } from '../cities.js';
import { CITY_GUIDES, guideOf } from './city-guide.js';
import type { CityGuide } from './city-guide.js';
import { demoPhone, nameFrom } from './people.js';
import { createRng, LinePicker, slug } from './random.js';
import type { Rng } from './random.js';
import { facilitiesOf, typesOf } from './venue-facilities.js';
import { drawFacts, drawPlace } from './venue-facts.js';
import { nameVenue } from './venue-names.js';
import { capacityText, foodPackages, VenueWriter } from './venue-texts.js';
import type { DemoVenue, Facts, VenueFamily, VenueStatus } from './venue-types.js';
import { FIXED_VENUES } from './venues-fixed.js';

export type { DemoVenue } from './venue-types.js';

const FIRST_CITY = 'Udaipur';

/** Reasons an admin would give, addressed to the owner. */
const REJECTIONS = [
  'The photographs show another property. Please upload your own and submit again.',
  'The capacity you give (2,000) does not match the hall size in the photographs. Please correct one of them.',
  'The phone number could not be reached on three days. Please check it.',
  'The address is incomplete: we could not find the street. Please add a landmark.',
  'This listing repeats one that you already have. Please edit that one instead.',
  'The prices are missing from Food packages. A price for a plate, or "on request", is needed.',
  'The summary is copied from another listing. Please describe your own place in your own words.',
  'The licence for events has run out, according to the copy you sent. Please send the renewed one.',
];

/**
 * Smooth weighted round robin: in each turn, every item gains its weight; the item with the most is picked and loses
 * the total. Shares are exact, neighbours differ, and the first n don't depend on the count.
 */
function roundRobin<T>(
  items: readonly (readonly [T, number])[],
  headStart?: { item: T; turns: number },
): () => T {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  const purse = items.map(([item]) => (headStart && item === headStart.item ? -headStart.turns * total : 0));
  return () => {
    let best = 0;
    items.forEach(([, weight], i) => {
      purse[i] = (purse[i] ?? 0) + weight;
      if ((purse[i] ?? 0) > (purse[best] ?? 0)) best = i;
    });
    purse[best] = (purse[best] ?? 0) - total;
    return (items[best] as readonly [T, number])[0];
  };
}

function statusOf(index: number): VenueStatus {
  if (index < FIXED_VENUES.length) return 'approved';
  if (index % 20 === 13) return 'pending';
  if (index % 30 === 22) return 'rejected';
  return 'approved';
}

const rankOf = (rng: Rng): number =>
  rng.weighted([
    [0, 30],
    [1, 14],
    [2, 14],
    [3, 12],
    [4, 10],
    [5, 8],
    [6, 5],
    [7, 3],
    [8, 2],
    [9, 1],
  ] as const);

function ageOf(rng: Rng, status: VenueStatus): number {
  if (status === 'pending') return rng.int(0, 9);
  return status === 'rejected' ? rng.int(8, 60) : rng.int(30, 1500);
}

function moderation(rng: Rng, index: number): Pick<DemoVenue, 'status' | 'rejectionReason' | 'rank'> {
  const status = statusOf(index);
  if (status === 'approved') return { status, rank: rankOf(rng) };
  if (status === 'pending') return { status, rank: 0 };
  return { status, rank: 0, rejectionReason: REJECTIONS[Math.floor(index / 30) % REJECTIONS.length] ?? '' };
}

/** Some owners omit prices; their venues stay pending. */
function withPrices(
  rng: Rng,
  facts: Facts,
  status: VenueStatus,
): Pick<DemoVenue, 'foodPackages' | 'vegPrice' | 'nonVegPrice'> {
  if (status !== 'approved' && rng.chance(0.2)) {
    return {
      foodPackages: 'Rates on request, they depend on the menu and the season. Kindly call.',
      vegPrice: null,
      nonVegPrice: null,
    };
  }
  return { foodPackages: foodPackages(rng, facts), vegPrice: facts.veg, nonVegPrice: facts.nonVeg };
}

interface Names {
  businesses: Set<string>;
  owners: Set<string>;
}

function ownerOf(rng: Rng, guide: CityGuide, names: Names): string {
  let owner = nameFrom(rng, guide.region).full;
  for (let tries = 0; names.owners.has(owner) && tries < 40; tries++)
    owner = nameFrom(rng, guide.region).full;
  names.owners.add(owner);
  return owner;
}

function drawVenue(
  index: number,
  guide: CityGuide,
  family: VenueFamily,
  names: Names,
  writer: VenueWriter,
): DemoVenue {
  const rng = createRng(`venue ${index}`);
  const place = drawPlace(rng, guide, family);
  const businessName = nameVenue(
    rng,
    { region: guide.region, family, locality: place.locality },
    names.businesses,
  );
  const owner = ownerOf(rng, guide, names);
  const staff = nameFrom(rng, guide.region);
  const facts = drawFacts(rng, guide, family, place, {
    name: businessName,
    owner,
    staff: staff.first,
    staffIsWoman: staff.isWoman,
  });
  const key = slug(businessName);
  const judged = moderation(rng, index);
  return {
    key,
    businessName,
    yourName: owner,
    email: `${key}@mandap.example`,
    phone: demoPhone(10_000 + index),
    address: `${rng.int(1, 240)} ${place.street}, ${place.locality}, ${guide.city}`,
    city: guide.city,
    state: stateOf(guide.city),
    ...judged,
    guestCapacity: capacityText(rng, facts.max),
    maxGuests: facts.max,
    summary: writer.summary(rng, facts),
    ...withPrices(rng, facts, judged.status),
    featuresOfVenue: writer.features(rng, facts),
    howToReach: writer.reach(rng, facts),
    venuePolicies: writer.policies(rng, facts),
    venueTypes: typesOf(rng, facts),
    facilities: facilitiesOf(rng, facts),
    cancellation: facts.refund ? 'refund_24h' : 'non_cancellable',
    dailyCapacity: facts.halls,
    family,
    createdDaysAgo: ageOf(rng, judged.status),
  };
}

/** The demo's venues, Jheel Mahal first. The first n don't depend on the count. */
export function demoVenues(count = 240): DemoVenue[] {
  const fixed = FIXED_VENUES.map((venue, index) => ({
    ...venue,
    email: `${venue.key}@mandap.example`,
    phone: demoPhone(10_000 + index),
    city: FIRST_CITY,
    state: stateOf(FIRST_CITY),
    status: statusOf(index),
  }));
  const names: Names = {
    businesses: new Set(fixed.map((venue) => venue.businessName)),
    owners: new Set(fixed.map((venue) => venue.yourName)),
  };
  const writer = new VenueWriter(new LinePicker());
  const nextCity = roundRobin(
    CITY_GUIDES.map((guide) => [guide.city, guide.weight] as const),
    { item: FIRST_CITY, turns: fixed.length },
  );
  const nextFamily = new Map(CITY_GUIDES.map((guide) => [guide.city, roundRobin(guide.mix)]));
  const drawn = Array.from({ length: Math.max(0, count - fixed.length) }, (_, i) => {
    const guide = guideOf(nextCity());
    const family = nextFamily.get(guide.city)?.() ?? 'banquet';
    return drawVenue(fixed.length + i, guide, family, names, writer);
  });
  return [...fixed, ...drawn].slice(0, count);
}
