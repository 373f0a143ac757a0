import { object } from 'yup';
import { columnsOf, nullable, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { anyone, operation } from '../../core/operation.js';
import { reading } from '../../core/reads.js';
import { id } from '../../core/text.rules.js';
import { Listing } from '../listing/listing.entity.js';
import { listingTag } from '../listing/listing.tags.js';
import type { VendorCategory } from '../vendor/vendor.constants.js';
import { Vendor } from '../vendor/vendor.entity.js';
import { VENDOR_CATEGORY_TITLES } from '../vendor/vendor.labels.js';
import { selectRelated, type BlogWithPictures } from './blog.query.js';

const VENUE_TOPIC = 'venue or palace or lawn or hall or rooftop or beach';

/** Words to search for in titles and labels, where they differ from the category's title. */
const TOPICS: Partial<Record<VendorCategory, string>> = {
  Photographer: 'photographer or photography or album',
  MakeupArtist: 'makeup or bride',
  MehendiArtist: 'mehendi',
  Decorator: 'decor or flowers or mandap',
  Caterer: 'food or kitchen or plate or menu',
  Messkot: 'food or kitchen or plate or menu',
  BandBaja: 'band or baraat',
  Dhol: 'dhol or baraat or band',
  DJ: 'dj or music or sound',
  LiveSinger: 'singer or music or sound',
  Anchor: 'anchor or sangeet',
  WaiterService: 'waiter or food or kitchen',
  RoomsBooking: 'rooms or guests',
  ValetParking: 'parking or guests',
};

/** Only vendors have a category. */
const SUBJECT = columnsOf(Listing, ['city']).and(nullable(columnsOf(Vendor, ['category'])));
type Subject = RowOf<typeof SUBJECT>;

const subjectOf = (tx: Tx, listingId: string): Promise<Subject | undefined> =>
  reading([listingTag(listingId)], () =>
    selectOne(tx, SUBJECT, `FROM listing WHERE id = $1 AND status = 'approved'`, [listingId]),
  );

const topicOf = ({ category }: Subject): string =>
  category ? (TOPICS[category] ?? VENDOR_CATEGORY_TITLES[category]) : VENUE_TOPIC;

/**
 * Returns three published articles: first on the listing's category, then those that mention its city, then the newest.
 */
export const relatedBlogs = operation({
  name: 'blog.related',
  kind: 'read',
  allow: anyone,
  input: object({ listingId: id().nullable() }),
  async run({ tx, input: { listingId } }): Promise<BlogWithPictures[]> {
    const subject = listingId ? await subjectOf(tx, listingId) : undefined;
    return selectRelated(tx, { topic: subject ? topicOf(subject) : '', city: subject?.city ?? '' });
  },
});
