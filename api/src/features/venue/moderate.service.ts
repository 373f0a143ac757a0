import { notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { lockListing } from '../listing/listing.service.js';
import { moderate, rejectEdits } from '../listing/moderate.service.js';
import type { Venue } from './venue.entity.js';
import { selectVenue } from './venue.query.js';
import { moderateVenueRules } from './venue.rules.js';
import { t } from './messages.generated.js';

/** The documented update as admins use it: decides and ranks a venue. */
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
    if (!venue) throw notFound(t('venueNotFound'));
    rejectEdits(venue, edits);
    await moderate(scope, venue, { isVerified, rank, reason });
    return (await selectVenue(tx, id)) ?? venue;
  },
});
