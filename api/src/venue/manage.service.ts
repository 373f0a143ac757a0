import { string } from 'yup';
import { inCity } from '../city/city.query.js';
import { withKeptCount } from '../core/kept-count.js';
import { only, operation } from '../core/operation.js';
import { selectManaged, whereManaged } from '../listing/manage.query.js';
import { manageListingsRules } from '../listing/manage.rules.js';
import { VENUE_TYPES, type VenueType } from './venue.constants.js';
import type { Venue } from './venue.entity.js';
import { ALL_COLUMNS, TABLE_COLUMNS } from './venue.query.js';

/** One page of the admins' table of venues, in any state. */
export const manageVenues = operation({
  name: 'venue.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageListingsRules.shape({ type: string().oneOf(Object.values<VenueType>(VENUE_TYPES)) }),
  async run({ ctx, tx, input }) {
    const { detailed, sort, descending, status, search, city, type, ...window } = input;
    const where = whereManaged('venue', input);
    if (city) where.conditions.push(inCity(city, where.bind));
    if (type) where.conditions.push(`venue_types @> ${where.bind([type])}::text[]`);
    const page = await selectManaged<Venue>(tx, {
      kind: 'venue',
      columns: detailed === 'table' ? TABLE_COLUMNS : ALL_COLUMNS,
      where,
      sort,
      descending,
      window,
    });
    return withKeptCount(
      ctx.services.facts,
      `managed venues ${JSON.stringify([status, search, city, type])}`,
      page,
    );
  },
});
