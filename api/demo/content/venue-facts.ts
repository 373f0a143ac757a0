import type { CityGuide } from './city-guide.js';
import { PROFILES } from './family-profiles.js';
import type { Rng } from './random.js';
import type { Region } from './regions.js';
import type { Facts, VenueFamily } from './venue-types.js';

/** How likely a kitchen is to be vegetarian only. */
const VEG_ONLY: Record<Region, number> = {
  rajasthan: 0.3,
  delhi: 0.15,
  mumbai: 0.2,
  goa: 0,
  awadh: 0.25,
  punjab: 0.1,
  hills: 0.12,
  gujarat: 0.7,
  maharashtra: 0.3,
  central: 0.3,
  tamil: 0.45,
  kerala: 0.06,
  karnataka: 0.4,
  deccan: 0.12,
  bengal: 0.04,
};

/** Streets that no map has. Named for trees and trades, as streets in most cities are. */
const STREETS = [
  'Nursery Road',
  'Old Tank Road',
  'Bell Metal Street',
  'Pipal Tree Road',
  'Water Works Road',
  'Fourth Cross Road',
  'Press Lane',
  'Oil Mill Road',
  'Library Road',
  'Stone Yard Road',
  "Drum Makers' Lane",
  'Mango Grove Road',
  'Post Office Lane',
  'Canal Road',
  'Gate No. 2 Road',
  'Garland Market Road',
  'Cotton Godown Road',
  'Well Street',
  'Pottery Road',
  'Rope Walk',
  'Chapel Road',
  'Kite Maidan Road',
  'Salt Depot Road',
  'Lantern Lane',
  'Bund Road',
  'Brick Field Road',
  'Temple Tank East',
  'Veterinary Road',
  'Seed Farm Road',
  'Silk Board Lane',
];

const round = (value: number, to: number): number => Math.round(value / to) * to;

/** Where in town a family is found: farms and resorts far out, old houses and roofs near the centre. */
function placeOf(rng: Rng, guide: CityGuide, family: VenueFamily): readonly [string, number] {
  const all = guide.localities;
  const middle = Math.ceil(all.length / 2);
  if (family === 'lake' && guide.lake) return rng.pick(guide.lake.at);
  if (family === 'beach' && guide.sea) return rng.pick(guide.sea.at);
  if (family === 'lawn' || family === 'resort' || family === 'club') return rng.pick(all.slice(-middle));
  if (family === 'haveli' || family === 'rooftop') return rng.pick(all.slice(0, middle));
  return rng.pick(all);
}

export function drawPlace(rng: Rng, guide: CityGuide, family: VenueFamily) {
  const [locality, stationKm] = placeOf(rng, guide, family);
  return { locality, stationKm, street: rng.pick(STREETS) };
}

type Place = ReturnType<typeof drawPlace>;
type Names = Pick<Facts, 'name' | 'owner' | 'staff' | 'staffIsWoman'>;

/** Draws everything that the texts, prices and facilities of one venue must agree on. */
export function drawFacts(
  rng: Rng,
  guide: CityGuide,
  family: VenueFamily,
  place: Place,
  names: Names,
): Facts {
  const profile = PROFILES[family];
  const { region } = guide;

  // Squared, so that middling and small places outnumber the very large, as they do.
  const spread = rng.next() ** 1.6;
  const raw = profile.guests[0] + (profile.guests[1] - profile.guests[0]) * spread;
  const max = round(raw, raw > 400 ? 50 : 10);

  const fallback = rng.weighted(profile.fallback);
  const vegOnly = rng.chance(
    family === 'community' ? Math.min(0.85, VEG_ONLY[region] * 1.8 + 0.15) : VEG_ONLY[region],
  );
  const tier = guide.tier * (0.85 + rng.next() * 0.3);
  const cheap = family === 'community';
  const vegRaw = (profile.price[0] + (profile.price[1] - profile.price[0]) * rng.next() ** 1.35) * tier;
  const veg = Math.min(4200, Math.max(450, round(vegRaw, cheap ? 10 : 50)));
  const nonVeg = vegOnly
    ? null
    : veg + (cheap ? rng.step(80, 200, 10) : rng.step(200, veg > 2200 ? 500 : 400, 50));
  const ownKitchen = rng.chance(profile.kitchen);
  const built = rng.int(...profile.built);
  const halls =
    fallback === 'indoors' && (family === 'banquet' || family === 'community' || family === 'hotel')
      ? rng.weighted([
          [1, 5],
          [2, 3],
          [3, max >= 500 ? 2 : 0],
        ] as const)
      : 1;

  return {
    ...names,
    city: guide.city,
    region,
    family,
    ...place,
    station: guide.station,
    airport: guide.airport,
    water: family === 'beach' ? 'the sea' : family === 'lake' ? (guide.lake?.water ?? '') : '',
    max,
    ceremony: round(max * (0.42 + rng.next() * 0.16), 10),
    small: Math.max(30, round(max * (0.14 + rng.next() * 0.12), 10)),
    covered: Math.max(60, round(max * (0.34 + rng.next() * 0.22), 10)),
    fallback,
    halls,
    rooms: rng.int(...profile.rooms),
    cars: rng.step(...profile.cars, 5),
    built,
    years: Math.min(
      new Set<VenueFamily>(['haveli', 'lake']).has(family) ? 34 : 2022 - built + 2,
      rng.int(6, 38),
    ),
    vegOnly,
    veg,
    nonVeg,
    minPlates: Math.max(50, round(max * 0.3, 25)),
    ownKitchen,
    outsideFood: ownKitchen ? rng.chance(0.35) : true,
    // Gujarat is dry by law.
    alcohol: region !== 'gujarat' && !(vegOnly && rng.chance(0.75)) && rng.chance(profile.alcohol),
    lateMusic: fallback !== 'tent' && rng.chance(profile.late),
    ac: rng.chance(profile.ac),
    pool: rng.chance(profile.pool),
    spa: rng.chance(profile.pool * 0.6),
    valet: rng.chance(profile.valet),
    decor: rng.chance(cheap ? 0.15 : 0.6),
    generatorKva: Math.max(62, round(max * (0.28 + rng.next() * 0.2), 10)),
    refund: rng.chance(0.28),
  };
}
