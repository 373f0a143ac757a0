import type { Rng } from './random.js';
import type { Facility, Facts, VenueTypeName } from './venue-types.js';
import { FACILITIES } from './venue-types.js';

/** Facilities that follow from the facts; only those that no text mentions are random. */
export function facilitiesOf(rng: Rng, f: Facts): Facility[] {
  const beach = f.family === 'beach';
  const stay = f.family === 'hotel' || f.family === 'resort' || beach;
  const has: Record<Facility, boolean> = {
    'Food provided by venue': f.ownKitchen,
    'Catering services': f.ownKitchen || rng.chance(0.4),
    'Outside food allowed': f.outsideFood,
    'Alcohol allowed': f.alcohol,
    'Open bar': f.alcohol && (stay || f.family === 'club') && rng.chance(0.5),
    'Music allowed late': f.lateMusic,
    'Valet parking': f.valet,
    'Ample parking': f.cars >= 150,
    'Sea view': beach,
    'Private beach': beach && rng.chance(0.35),
    'Water sports': beach && rng.chance(0.3),
    'City view':
      f.family === 'rooftop' ||
      (f.family === 'hotel' && rng.chance(0.3)) ||
      (f.family === 'lake' && rng.chance(0.4)),
    'Live music': rng.chance(0.5),
    'DJ services': f.lateMusic || rng.chance(0.45),
    'AV equipment':
      f.family === 'conference' || ((f.family === 'hotel' || f.family === 'banquet') && rng.chance(0.5)),
    'Free WiFi': f.rooms > 0 || f.family === 'conference' || rng.chance(0.3),
    'Swimming pool': f.pool,
    'Spa services': f.spa && (stay || f.family === 'club'),
    'Air conditioning': f.ac,
    'In-house decor': f.decor,
  };
  return FACILITIES.filter((facility) => has[facility]);
}

/** One to three of the thirteen types, the most specific one first. */
export function typesOf(rng: Rng, f: Facts): VenueTypeName[] {
  const star: VenueTypeName = f.veg >= 2000 ? '4 Star & Above' : '3 Star Hotels';
  const maybe = (chance: number, type: VenueTypeName): VenueTypeName[] => (rng.chance(chance) ? [type] : []);
  switch (f.family) {
    case 'banquet':
      return ['Banquet Hall', 'Banquet Halls', ...maybe(0.2, 'Conference Halls')];
    case 'lawn':
      return [
        'Wedding Lawns',
        ...maybe(0.7, 'Marriage Garden'),
        ...(f.fallback === 'hall' ? maybe(0.3, 'Banquet Halls') : []),
      ];
    case 'beach':
      return [
        'Beachside Venues',
        ...(f.rooms >= 12 ? (['Resorts', star] as const) : maybe(0.4, 'Garden Venues')),
      ];
    case 'garden':
      return ['Garden Venues', 'Marriage Garden', ...maybe(0.3, 'Wedding Lawns')];
    case 'rooftop':
      return [
        'Rooftop Venues',
        ...(f.rooms >= 8 ? (['3 Star Hotels'] as const) : maybe(0.3, 'Banquet Halls')),
      ];
    case 'resort':
      return ['Resorts', star, ...maybe(0.5, 'Garden Venues')];
    case 'community':
      return ['Community Centers', ...maybe(0.6, 'Banquet Halls')];
    case 'conference':
      return ['Conference Halls', 'Banquet Hall', ...maybe(0.4, 'Banquet Halls')];
    case 'hotel':
      return [star, 'Banquet Hall', ...maybe(0.4, 'Conference Halls')];
    case 'club':
      return ['Country/Golf Club', 'Wedding Lawns', ...maybe(0.3, 'Banquet Halls')];
    case 'haveli':
      return [
        'Garden Venues',
        ...(f.rooms >= 15 ? (['4 Star & Above'] as const) : maybe(0.4, 'Banquet Hall')),
      ];
    case 'lake':
      return [
        'Garden Venues',
        ...(f.rooms >= 15 ? (['Resorts', star] as const) : maybe(0.3, 'Marriage Garden')),
      ];
  }
}
