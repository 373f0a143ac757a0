import { notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { lockListing } from '../listing/listing.service.js';
import { moderate, refuseEdits } from '../listing/moderate.service.js';
import type { Venue } from './venue.entity.js';
import { selectVenue } from './venue.query.js';
import { moderateVenueRules } from './venue.rules.js';

/** An admin's use of the documented update: decides and ranks a venue, and changes nothing else of it. */
export const moderateVenue = operation({
  name: 'venue.moderate',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: moderateVenueRules,
  async run(scope): Promise<Venue> {
    const { tx, input } = scope;
    const { id, isVerified, rank, reason, ...edits } = input;
    await lockListing(tx, id);
    const venue = await selectVenue(tx, id);
    if (!venue) throw notFound('Venue');
    refuseEdits(venue, edits);
    await moderate(scope, venue, { isVerified, rank, reason });
    return (await selectVenue(tx, id)) ?? venue;
  },
});
