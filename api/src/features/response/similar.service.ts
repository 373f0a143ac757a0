import { notFound } from '../../core/errors.js';
import { anyone, operation } from '../../core/operation.js';
import { visibleListing } from '../listing/listing.service.js';
import { t } from './messages.generated.js';
import { similarListings, type SimilarListing } from './similar.query.js';
import { similarListingsRules } from './similar.rules.js';

/**
 * Returns up to three listings that are similar to one and free on a date; for couples, without those that they can't
 * send an enquiry to.
 * @throws AppError NOT_FOUND if the viewer can't see the listing
 */
export const findSimilarListings = operation({
  name: 'response.similarListings',
  kind: 'read',
  allow: anyone,
  input: similarListingsRules,
  async run({ tx, viewer, input }): Promise<SimilarListing[]> {
    if (!(await visibleListing(tx, viewer, input.listingId))) throw notFound(t('listingNotFound'));
    return similarListings(tx, { ...input, userId: viewer?.role === 'user' ? viewer.id : null });
  },
});
