import { string } from 'yup';
import { inCity } from '../city/city.query.js';
import { withCachedCount } from '../../core/cached-count.js';
import { only, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import { selectManaged, whereManaged } from '../listing/manage.query.js';
import { manageListingsRules } from '../listing/manage.rules.js';
import { VENUE_TYPES } from './venue.constants.js';
import { VENUE_COLUMNS, type VenueRow } from './venue.query.js';

/** Returns one page of the admins' table of venues, whatever their status. */
export const manageVenues = operation({
  name: 'venue.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageListingsRules.shape({ type: string().oneOf(VENUE_TYPES) }),
  async run({ ctx, tx, input }): Promise<Page<VenueRow>> {
    const { allColumns, sort, descending, status, search, city, type, ...window } = input;
    const managed = whereManaged('venue', input);
    const { where } = managed;
    if (city) where.and(inCity(city, where.bind));
    if (type) where.and(`venue_types @> ${where.bind([type])}::text[]`);
    const page = await selectManaged<VenueRow>(tx, {
      ...managed,
      kind: 'venue',
      columns: allColumns ? VENUE_COLUMNS.all : VENUE_COLUMNS.table,
      sort,
      descending,
      window,
    });
    return withCachedCount(
      ctx.services.facts,
      `managed venues ${JSON.stringify([status, search, city, type])}`,
      page,
    );
  },
});
