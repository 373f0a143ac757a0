import { object } from 'yup';
import type { Tx } from '../core/database.js';
import { anyone, operation } from '../core/operation.js';
import { id } from '../core/text.js';
import { VENDOR_CATEGORIES, type VendorCategory } from '../vendor/vendor.constants.js';
import type { Blog } from './blog.entity.js';
import { selectRelated } from './blog.query.js';

const VENUE_TOPIC = 'venue or palace or lawn or hall or rooftop or beach';

/** Words that titles and labels of articles have where a category's own title is not what people write. */
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

interface Subject {
  city: string;
  category: VendorCategory | null;
}

async function subjectOf(tx: Tx, listingId: string): Promise<Subject | undefined> {
  const [subject] = await tx.sql<Subject>(
    `SELECT city, category FROM listing WHERE id = $1 AND status = 'approved'`,
    [listingId],
  );
  return subject;
}

const topicOf = ({ category }: Subject): string =>
  category ? (TOPICS[category] ?? VENDOR_CATEGORIES[category]) : VENUE_TOPIC;

/** Three published articles: on the listing's category first, then those that mention its city, then the newest. */
export const relatedBlogs = operation({
  name: 'blog.related',
  kind: 'read',
  allow: anyone,
  input: object({ listingId: id().nullable() }),
  async run({ tx, input: { listingId } }): Promise<Blog[]> {
    const subject = listingId ? await subjectOf(tx, listingId) : undefined;
    return selectRelated(tx, { topic: subject ? topicOf(subject) : '', city: subject?.city ?? '' });
  },
});
