import { boolean, type InferType } from 'yup';
import { notFound } from '../../core/errors.js';
import { withCachedCount } from '../../core/cached-count.js';
import { loader } from '../../core/loader.js';
import { anyone, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import type { Viewer } from '../../core/viewer.js';
import { canSee } from '../listing/listing.policy.js';
import { GUEST_BANDS, PRICE_BANDS, RATING_BANDS, type Band } from './venue.constants.js';
import {
  selectVenue,
  selectVenues,
  selectVenuesById,
  VENUE_COLUMNS,
  type VenueCard,
  type VenueFilter,
} from './venue.query.js';
import type { Venue } from './venue.entity.js';
import { venueIdRules, venueListRules } from './venue.rules.js';
import { t } from './messages.generated.js';

const bandsOf = (bands: readonly Band[], keys: readonly string[]) =>
  bands.filter(({ key }) => keys.includes(key));

/** Only admins can list venues that aren't approved; for others, other statuses are ignored. */
const filterFor = (viewer: Viewer | undefined, input: InferType<typeof venueListRules>): VenueFilter => ({
  statuses: (viewer?.role === 'admin' && input.statuses) || (['approved'] as const),
  city: input.city,
  search: input.search,
  availableOn: input.availableOn,
  guests: bandsOf(GUEST_BANDS, input.guests),
  prices: bandsOf(PRICE_BANDS, input.prices),
  ratings: input.ratings.includes('ALL') ? [] : bandsOf(RATING_BANDS, input.ratings),
  types: input.types,
  ranked: input.ranked,
});

/** Returns one page of venues with a card's columns, or all columns if the selected fields need them. */
export const listVenues = operation({
  name: 'venue.list',
  kind: 'read',
  allow: anyone,
  input: venueListRules.shape({ allColumns: boolean().default(false) }),
  async run({ ctx, tx, viewer, input }): Promise<Page<VenueCard>> {
    const filter = filterFor(viewer, input);
    const columns = input.allColumns ? VENUE_COLUMNS.all : VENUE_COLUMNS.card;
    const page = await selectVenues<VenueCard>(tx, columns, filter, input.sort, input);
    return withCachedCount(ctx.services.facts, `venues ${JSON.stringify(filter)}`, page);
  },
});

/** Returns one page of venues with the columns of the documented API. */
export const listDocumentedVenues = operation({
  name: 'venue.listDocumented',
  kind: 'read',
  allow: anyone,
  input: venueListRules,
  async run({ ctx, tx, viewer, input }) {
    const filter = filterFor(viewer, input);
    const page = await selectVenues(tx, VENUE_COLUMNS.documented, filter, input.sort, input);
    return withCachedCount(ctx.services.facts, `venues ${JSON.stringify(filter)}`, page);
  },
});

/** Returns a venue that the viewer can see. */
export const getVenue = operation({
  name: 'venue.get',
  kind: 'read',
  allow: anyone,
  input: venueIdRules,
  async run({ tx, viewer, input }) {
    const venue = await selectVenue(tx, input.id);
    if (!venue || !canSee(viewer, venue)) throw notFound(t('venueNotFound'));
    return venue;
  },
});

/** Returns a venue, whatever its status: callers check authorization. Batched over a list. */
export const venueById = loader<string, Venue | null>(async (ctx, ids) => {
  const found = await selectVenuesById(ctx.services.database.tx, ids);
  return new Map(found.map((venue) => [venue.id, venue]));
}, null);
