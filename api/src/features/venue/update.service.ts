import { resolvePlace } from '../city/city.service.js';
import { forbidden, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { lockListing } from '../listing/listing.service.js';
import { rejectModeration } from '../listing/moderate.service.js';
import { appendPictures } from '../listing/picture.service.js';
import { storeUploads } from '../media/media.service.js';
import { guestNumber } from './guest-capacity.rules.js';
import { editPrices, syncPriceNotification } from './prices.js';
import { Venue } from './venue.entity.js';
import { selectVenue } from './venue.query.js';
import { updateVenueRules } from './venue.rules.js';
import { t } from './messages.generated.js';

/**
 * Updates the viewer's own venue in one transaction, optionally with new pictures. Parses the capacity from its text,
 * and the prices too unless they are given. Older clients send `isVerified` and `rank` back; changing them is rejected.
 */
export const updateVenue = operation({
  name: 'venue.update',
  kind: 'write',
  allow: only('venue'),
  limit: 'write',
  input: updateVenueRules,
  async prepare({ ctx, viewer, input: { id, files } }) {
    if (id !== viewer.id) throw forbidden();
    return storeUploads(ctx, files);
  },
  async run({ tx, input }, pictures): Promise<Venue> {
    const { id, isVerified, rank, ratingAverage, ratingCount, files: _stored, ...edit } = input;
    await lockListing(tx, id);
    const venue = await selectVenue(tx, id);
    if (!venue) throw notFound(t('venueNotFound'));
    rejectModeration(venue, { isVerified, rank, ratingAverage, ratingCount });
    const changes: Partial<Venue> = { ...edit, ...editPrices(venue, edit) };
    if (edit.city !== undefined) Object.assign(changes, await resolvePlace(tx, edit.city));
    if (edit.guestCapacity !== undefined) changes.maxGuests = guestNumber(edit.guestCapacity);
    await tx.repository(Venue).update(id, changes);
    await syncPriceNotification(tx, id, changes);
    if (pictures.length) await appendPictures(tx, id, pictures);
    return (await selectVenue(tx, id)) ?? venue;
  },
});
