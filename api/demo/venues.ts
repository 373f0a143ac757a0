import type { Tx } from '../src/core/database.js';
import { guestNumber } from '../src/features/venue/guest-capacity.rules.js';
import { FACILITY_LABELS, VENUE_TYPE_LABELS } from '../src/features/venue/venue.labels.js';
import { insertRows } from '../db/insert-rows.js';
import { demoEmail } from '../db/demo-accounts/accounts.js';
import { createRng } from './content/random.js';
import type { DemoVenue } from './content/venues.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';
import type { DemoPicture } from '../db/pictures.js';

const venueId = (key: string): string => demoId('venue', key);

/** The first demo venue belongs to the demo's owner, who logs in with another address than the venue's. */
const emailOf = (venue: DemoVenue, index: number): string => (index === 0 ? demoEmail('venue') : venue.email);

/** Returns the keys of labels, in their order. */
const keysOf = (labelOf: Readonly<Record<string, string>>, labels: readonly string[]): string[] =>
  labels.flatMap((label) => Object.keys(labelOf).filter((key) => labelOf[key] === label));

export async function loadVenues(
  tx: Tx,
  venues: readonly DemoVenue[],
  pictures: readonly DemoPicture[],
  passwordHash: string,
): Promise<void> {
  await insertRows(
    tx,
    'account',
    {
      id: 'uuid',
      email: 'text',
      role: 'account_role',
      password_hash: 'text',
      email_confirmed_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    venues.map((venue, index) => ({
      id: venueId(venue.key),
      email: emailOf(venue, index),
      role: 'venue',
      password_hash: passwordHash,
      email_confirmed_at: daysAgo(venue.createdDaysAgo),
      created_at: daysAgo(venue.createdDaysAgo),
    })),
  );
  await insertRows(
    tx,
    'listing',
    {
      ...{ id: 'uuid', kind: 'listing_kind', name: 'text', owner_name: 'text', email: 'text', phone: 'text' },
      ...{ city: 'text', state: 'text', address: 'text', summary: 'text', status: 'listing_status' },
      ...{ rejection_reason: 'text', rank: 'smallint', daily_capacity: 'smallint' },
      ...{
        cancellation: 'cancellation_policy',
        guest_capacity: 'text',
        max_guests: 'int',
        food_packages: 'text',
      },
      ...{ veg_price: 'int', nonveg_price: 'int', features: 'text', how_to_reach: 'text', policies: 'text' },
      ...{
        venue_types: 'text[]',
        facilities: 'text[]',
        created_at: 'timestamptz',
        updated_at: 'timestamptz',
      },
    },
    venues.map((venue, index) => ({
      id: venueId(venue.key),
      kind: 'venue',
      name: venue.businessName,
      owner_name: venue.yourName,
      email: emailOf(venue, index),
      phone: venue.phone,
      city: venue.city,
      state: venue.state,
      address: venue.address,
      summary: venue.summary,
      status: venue.status,
      rejection_reason: venue.rejectionReason ?? null,
      rank: venue.rank,
      daily_capacity: venue.dailyCapacity,
      cancellation: venue.cancellation,
      guest_capacity: venue.guestCapacity,
      max_guests: guestNumber(venue.guestCapacity),
      food_packages: venue.foodPackages,
      veg_price: venue.vegPrice,
      nonveg_price: venue.nonVegPrice,
      features: venue.featuresOfVenue,
      how_to_reach: venue.howToReach,
      policies: venue.venuePolicies,
      venue_types: keysOf(VENUE_TYPE_LABELS, venue.venueTypes),
      facilities: keysOf(FACILITY_LABELS, venue.facilities),
      created_at: daysAgo(venue.createdDaysAgo),
      updated_at: daysAgo(Math.floor(venue.createdDaysAgo / 3)),
    })),
  );
  await insertRows(
    tx,
    'listing_picture',
    { listing_id: 'uuid', media_hash: 'text', position: 'smallint', caption: 'text' },
    galleries(venues, pictures),
  );
}

/** Names that the masters use for the venues' families. */
const PLACES: Record<DemoVenue['family'], readonly string[]> = {
  banquet: ['Banquet Hall'],
  lawn: ['Wedding Lawns', 'Marriage Garden'],
  beach: ['Beachside Venues'],
  garden: ['Garden Venues', 'Marriage Garden'],
  rooftop: ['Rooftop Venues'],
  resort: ['Resorts', 'Garden Venues'],
  community: ['Community Centers'],
  conference: ['Conference Halls'],
  hotel: ['4 Star & Above', '3 Star Hotels'],
  club: ['Country/Golf Club'],
  haveli: ['Fort'],
  lake: ['Palace'],
};

/**
 * Picks six to twelve pictures per venue: its own kind of place first, then general wedding pictures. Main pictures are
 * assigned in the order of lists, the least recently used first, so that the cards of a page differ.
 */
function galleries(venues: readonly DemoVenue[], pictures: readonly DemoPicture[]) {
  const places = pictures.filter(({ kinds }) => kinds.some((kind) => kind.startsWith('venue:')));
  const seen = new Map<string, number>();
  let turn = 0;
  return [...venues]
    .sort((a, b) => b.rank - a.rank)
    .flatMap((venue) => {
      const rng = createRng(`gallery ${venue.key}`);
      const wanted = PLACES[venue.family].map((place) => `venue:${place}`);
      const own = places.filter(({ kinds }) => kinds.some((kind) => wanted.includes(kind)));
      const any = places.filter((picture) => picture.kinds.includes('venue:any') && !own.includes(picture));
      const main = rng.shuffle(own).sort((a, b) => (seen.get(a.hash) ?? 0) - (seen.get(b.hash) ?? 0))[0];
      if (main) seen.set(main.hash, ++turn);
      const others = rng.shuffle(own.filter((picture) => picture !== main)).slice(0, 3);
      const chosen = [...(main ? [main] : []), ...others, ...rng.shuffle(any)];
      return chosen.slice(0, rng.int(6, 12)).map((picture, position) => ({
        listing_id: venueId(venue.key),
        media_hash: picture.hash,
        position,
        caption: picture.subject,
      }));
    });
}
