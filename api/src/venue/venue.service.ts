import { notFound } from '../core/errors.js';
import { withKeptCount } from '../core/kept-count.js';
import { loader } from '../core/loader.js';
import { anyone, operation } from '../core/operation.js';
import { canSee } from '../listing/listing.policy.js';
import { ALL_RATINGS, GUEST_BANDS, PRICE_BANDS, RATING_BANDS, type Band } from './venue.constants.js';
import type { Venue } from './venue.entity.js';
import { selectVenue, selectVenues, selectVenuesById } from './venue.query.js';
import { venueIdRules, venueListRules } from './venue.rules.js';

const bandsOf = (bands: readonly Band[], labels: readonly string[]) =>
  bands.filter((band) => labels.includes(band.label));

/** One page of venues. Only an admin's wish for other than approved ones is heard. */
export const listVenues = operation({
  name: 'venue.list',
  kind: 'read',
  allow: anyone,
  input: venueListRules,
  async run({ ctx, tx, viewer, input }) {
    const filter = {
      statuses: (viewer?.role === 'admin' && input.statuses) || (['approved'] as const),
      city: input.city,
      search: input.search,
      guests: bandsOf(GUEST_BANDS, input.guests),
      prices: bandsOf(PRICE_BANDS, input.prices),
      ratings: input.ratings.includes(ALL_RATINGS) ? [] : bandsOf(RATING_BANDS, input.ratings),
      types: input.types,
      ranked: input.ranked,
    };
    const page = await selectVenues(tx, filter, input.sort, input, input.detailed);
    return withKeptCount(ctx.services.facts, `venues ${JSON.stringify(filter)}`, page);
  },
});

/** One venue that the viewer may see. */
export const getVenue = operation({
  name: 'venue.get',
  kind: 'read',
  allow: anyone,
  input: venueIdRules,
  async run({ tx, viewer, input }) {
    const venue = await selectVenue(tx, input.id);
    if (!venue || !canSee(viewer, venue)) throw notFound('Venue');
    return venue;
  },
});

/** A venue by its id, whatever its status: who asks has settled that it may be seen. Batched over a list. */
export const venueById = loader<string, Venue | null>(async (ctx, ids) => {
  const found = await selectVenuesById(ctx.services.database.tx, ids);
  return new Map(found.map((venue) => [venue.id, venue]));
}, null);
