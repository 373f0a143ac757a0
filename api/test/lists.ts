import { makeAdmin } from '../src/features/admin/admin.factory.js';
import { createTestKey } from '../src/features/api-key/api-key.factory.js';
import { newId } from '../src/core/ids.js';
import { makeUser } from '../src/features/user/user.factory.js';
import { makeVendor } from '../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app } from './app.js';
import { client, loggedIn, type Client } from './client.js';
import {
  makeBlog,
  makeBooking,
  makeUndeliverableEmail,
  makeEnquiry,
  makeHeldMessage,
  makeReview,
  makeStory,
} from './permissions/scene.js';

/** A connection of the schema, a viewer who may read all of it, and functions that insert and delete rows. */
export interface List {
  caller: Client;
  /** Arguments that it requires, apart from pagination. */
  args?: string;
  /** Further arguments, each of which makes another list. */
  variants?: readonly string[];
  /** Inserts a row. Returns its ID in the list. */
  make: () => Promise<string>;
  remove: (id: string) => Promise<unknown>;
}

/** Every connection below Query; those of a listing are in `listsOf`. */
export async function makeLists(): Promise<Record<string, List>> {
  const [couple, venue, admin] = [await makeUser(), await makeVenue(), await makeAdmin()];
  const as = {
    couple: await loggedIn(couple.id),
    owner: await loggedIn(venue.id),
    admin: await loggedIn(admin.id),
  };
  const drop = (table: string) => (id: string) => app().sql(`DELETE FROM ${table} WHERE id = $1`, [id]);
  const venues = { make: async () => (await makeVenue()).id, remove: drop('account') };
  const vendors = { make: async () => (await makeVendor()).id, remove: drop('account') };
  const booking = async (userId: string, listingId: string) =>
    (await makeBooking(userId, listingId)).bookingId;
  const received = { make: async () => booking((await makeUser()).id, venue.id), remove: drop('booking') };
  const sent = { make: async () => booking(couple.id, (await makeVenue()).id), remove: drop('booking') };
  const sorts = (...names: string[]) => names.map((name) => `sort: ${name}`);
  const bothWays = (...names: string[]) =>
    sorts(...names).flatMap((sort) => [`${sort}, descending: true`, `${sort}, descending: false`]);
  return {
    venues: {
      caller: client(),
      variants: sorts('RANK', 'RATING', 'PRICE_LOW', 'PRICE_HIGH', 'GUESTS'),
      ...venues,
    },
    vendors: { caller: client(), variants: sorts('RANK', 'RATING', 'PRICE_LOW', 'PRICE_HIGH'), ...vendors },
    blogs: { caller: client(), make: makeBlog, remove: drop('blog') },
    realWeddings: { caller: client(), make: () => makeStory('published'), remove: drop('real_wedding') },
    managedBlogs: {
      caller: as.admin,
      variants: bothWays('CREATED', 'TITLE'),
      make: makeBlog,
      remove: drop('blog'),
    },
    managedRealWeddings: {
      caller: as.admin,
      variants: bothWays('CREATED', 'TITLE'),
      make: () => makeStory('pending'),
      remove: drop('real_wedding'),
    },
    managedVenues: { caller: as.admin, variants: bothWays('REGISTERED', 'NAME', 'RANK'), ...venues },
    managedVendors: { caller: as.admin, variants: bothWays('REGISTERED', 'NAME', 'RANK'), ...vendors },
    managedUsers: {
      caller: as.admin,
      variants: bothWays('REGISTERED', 'NAME'),
      make: async () => (await makeUser()).id,
      remove: drop('account'),
    },
    managedAdmins: {
      caller: as.admin,
      variants: ['descending: true', 'descending: false'],
      make: async () => (await makeAdmin()).id,
      remove: drop('account'),
    },
    enquiries: { caller: as.admin, make: makeEnquiry, remove: drop('enquiry') },
    reviewCases: {
      caller: as.admin,
      args: 'queue: HELD',
      make: async () => (await makeReview({ status: 'pending' })).id,
      remove: drop('review'),
    },
    messageCases: {
      caller: as.admin,
      args: 'queue: HELD',
      // Of another couple each, because only the first three messages of an account are held.
      make: async () => makeHeldMessage(await makeBooking((await makeUser()).id, venue.id)),
      remove: drop('message'),
    },
    undeliverableEmails: {
      caller: as.admin,
      make: makeUndeliverableEmail,
      remove: (id) =>
        app().sql(
          `SELECT graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker._private_jobs WHERE payload->>'id' = $1))`,
          [id],
        ),
    },
    auditLog: {
      caller: as.admin,
      async make() {
        const id = newId();
        await app().sql(
          `INSERT INTO audit (id, actor_id, actor_role, action, target_type, target_id)
           VALUES ($1, $2, 'admin', 'listing.rank', 'listing', $3)`,
          [id, admin.id, venue.id],
        );
        return id;
      },
      remove: drop('audit'),
    },
    myBookings: { caller: as.couple, ...sent },
    inbox: {
      caller: as.owner,
      variants: ['sort: NEWEST', 'sort: EVENT_DATE', 'sort: EVENT_DATE, search: "ananya", expired: false'],
      ...received,
    },
    enquiryInbox: {
      caller: as.owner,
      variants: [
        'order: NEWEST',
        'order: UNREAD_FIRST',
        'order: EVENT_DATE, filter: NEEDS_ANSWER, search: "ananya"',
      ],
      ...received,
    },
    userBookings: { caller: as.admin, args: `userId: "${couple.id}"`, ...sent },
    userReviews: {
      caller: as.admin,
      args: `userId: "${couple.id}"`,
      make: async () => (await makeReview({ userId: couple.id })).id,
      remove: drop('review'),
    },
    myReviews: {
      caller: as.couple,
      make: async () => (await makeReview({ userId: couple.id })).id,
      remove: drop('review'),
    },
    notifications: {
      caller: as.couple,
      async make() {
        const id = newId();
        await app().sql(
          `INSERT INTO notification (id, account_id, kind, booking_id, params)
           VALUES ($1, $2, 'reschedule_accepted', $3, '{"date": "2027-02-14"}')`,
          [id, couple.id, await sent.make()],
        );
        return id;
      },
      remove: drop('notification'),
    },
    apiKeys: {
      caller: as.couple,
      // Revoked, because an account has at most twenty active keys.
      async make() {
        const { id } = await createTestKey(couple.id);
        await app().sql(`UPDATE api_key SET revoked_at = now() WHERE id = $1`, [id]);
        return id;
      },
      remove: drop('api_key'),
    },
    wishlist: {
      caller: as.couple,
      async make() {
        const { id } = await makeVenue();
        await app().sql(`INSERT INTO wishlist_item (user_id, listing_id) VALUES ($1, $2)`, [couple.id, id]);
        return id;
      },
      remove: (id) => app().sql(`DELETE FROM wishlist_item WHERE listing_id = $1`, [id]),
    },
  };
}
