import { placeOf } from '../city/city.service.js';
import { forbidden, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { lockListing } from '../listing/listing.service.js';
import { refuseModeration } from '../listing/moderate.service.js';
import { appendPictures } from '../listing/picture.service.js';
import { storeUploads } from '../media/media.service.js';
import { guestNumber } from './guest-capacity.rules.js';
import { editPrices, notifyOfPrices } from './prices.js';
import { Venue } from './venue.entity.js';
import { selectVenue } from './venue.query.js';
import { updateVenueRules } from './venue.rules.js';

/**
 * The owner's edit of their own venue, with pictures for the end of its gallery: all of it or nothing.
 * The capacity is read out of its text as it is saved, prices only where the edit has none of their own.
 * `isVerified` and `rank` are not theirs: the stored values are ignored, others refused with nothing changed.
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
    if (!venue) throw notFound('Venue');
    refuseModeration(venue, { isVerified, rank, ratingAverage, ratingCount });
    const changes: Partial<Venue> = { ...edit, ...editPrices(venue, edit) };
    if (edit.city !== undefined) Object.assign(changes, await placeOf(tx, edit.city));
    if (edit.guestCapacity !== undefined) changes.maxGuests = guestNumber(edit.guestCapacity);
    await tx.repository(Venue).update(id, changes);
    await notifyOfPrices(tx, id, changes);
    if (pictures.length) await appendPictures(tx, id, pictures);
    return (await selectVenue(tx, id)) ?? venue;
  },
});
