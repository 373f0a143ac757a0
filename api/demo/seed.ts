import { v7 } from 'uuid';
import { ensureSuperAdmin } from '../src/features/admin/admin.service.js';
import { refreshResponses } from '../src/features/response/response.service.js';
import { hashPassword } from '../src/features/account/password.js';
import type { Database, Tx } from '../src/core/database.js';
import type { Store } from '../src/core/store.js';
import { inLongTransaction } from '../db/long-transaction.js';
import { DEMO_PASSWORD, demoEmail } from '../db/demo-accounts/accounts.js';
import { unknownPasswordHash } from '../db/demo-accounts/close-accounts.js';
import { loadAdminDesk } from './admin-desk.js';
import { bookingRows } from './bookings.js';
import { loadCalendar } from './calendar.js';
import { bookableVenues, bookingsOfVerifiedReviews, demoEnquiries } from './content/enquiries.js';
import { withEditorsRanks } from './content/editors-ranks.js';
import { pendingByNewcomers } from './content/newcomers.js';
import { DEMO_USER_COUNT, demoPeople } from './content/people.js';
import { ownerDashboardEnquiries } from './content/owner-dashboards.js';
import { demoReviews } from './content/reviews.js';
import { openedInTime, signUps } from './content/timeline.js';
import { bookableVendors, demoVendorEnquiries } from './content/vendor-enquiries.js';
import { demoVendorReviews } from './content/vendor-reviews.js';
import { demoVendors } from './content/vendors.js';
import { demoVenues } from './content/venues.js';
import { loadConversations } from './conversations.js';
import { loadVisit } from './visits.js';
import { demoId } from './ids.js';
import { loadBlogs } from './blogs.js';
import { readMasters, storeMasters } from '../db/pictures.js';
import { loadEventAnswers } from './events.js';
import { loadQuotes } from './quotes.js';
import { loadMessageCases } from './message-cases.js';
import { loadOwnerDashboards } from './owner-dashboards.js';
import { loadReviewPhotos } from './review-photos.js';
import { loadStories } from './stories.js';
import { loadVendors } from './vendors.js';
import { loadVenues } from './venues.js';
import { loadWishlist } from './wishlist.js';
import { daysAgo } from './days.js';
import { insertRows } from '../db/insert-rows.js';

/**
 * Fills an empty database with the demo, in one transaction: a start that is killed leaves nothing behind.
 * All accounts share one password hash, because hashing a thousand would take minutes.
 * @param superAdmin the site's own admin; if given, the demo accounts, whose password is public, are locked
 */
export async function seedDemo(
  database: Database,
  store: Store,
  superAdmin?: { email: string; password: string },
): Promise<void> {
  const passwordHash = await (superAdmin ? unknownPasswordHash() : hashPassword(DEMO_PASSWORD));
  await inLongTransaction(database, async (tx) => {
    await ensureSuperAdmin(tx, superAdmin ?? { email: demoEmail('admin'), password: DEMO_PASSWORD });
    const pictures = await storeMasters(tx, store, await readMasters());
    const { people, venues, vendors, reviews, bookings } = demoScene();
    await loadPeople(tx, people, passwordHash);
    await loadVenues(tx, venues, pictures, passwordHash);
    await loadVendors(tx, vendors, pictures, passwordHash);
    await loadBookings(tx, bookings, [...venues, ...vendors]);
    await loadCalendar(tx, { venue: venues, vendor: vendors }, bookings);
    await loadConversations(tx, userId(0));
    await loadVisit(tx, userId(0));
    await loadQuotes(tx, userId(0));
    await loadOwnerDashboards(tx);
    await loadMessageCases(tx);
    await refreshResponses(tx);
    await loadReviews(tx, reviews);
    await loadWishlist(tx, userId(0), { venue: venues, vendor: vendors });
    await loadBlogs(tx, pictures);
    await loadStories(tx, pictures);
    await loadAdminDesk(tx, pictures);
    await loadEventAnswers(tx);
    await loadReviewPhotos(tx, pictures);
    // Within the transaction, because it takes longer than other statements may.
    await tx.sql('ANALYZE');
  });
}

const userId = (index: number) => demoId('user', index);

/** Inserts people, listings and their activity in a consistent chronological order. */
function demoScene() {
  const [allVenues, allVendors] = [demoVenues(), demoVendors()];
  const reviews = pendingByNewcomers([...demoReviews(allVenues), ...demoVendorReviews(allVendors)]);
  const newcomers = reviews.filter(({ authorIndex }) => authorIndex >= DEMO_USER_COUNT).length;
  const newest = DEMO_USER_COUNT + newcomers;
  const people = demoPeople(newest + 1);
  const users = people.slice(0, DEMO_USER_COUNT);
  const [newcomer] = people.slice(newest);
  if (!newcomer) throw new Error('The demo has too few people');
  const bookable = [...bookableVenues(allVenues), ...bookableVendors(allVendors)];
  const enquiries = [
    ...demoEnquiries(allVenues, users),
    ...demoVendorEnquiries(allVendors, users),
    ...bookingsOfVerifiedReviews(reviews, bookable, users),
  ];
  const known = new Set(
    enquiries.flatMap(({ listingKey, userIndex }) => (listingKey === 'jheel-mahal' ? userIndex : [])),
  );
  const bookings = [
    ...enquiries,
    ...ownerDashboardEnquiries(users, known, { user: newcomer, userIndex: newest }),
  ];
  const signedUp = signUps(people.length, bookings, reviews);
  return {
    people: people.map((person, index) => ({ ...person, signedUpDaysAgo: signedUp[index] ?? 0 })),
    venues: openedInTime(withEditorsRanks('venue', allVenues, reviews), bookings),
    vendors: openedInTime(withEditorsRanks('vendor', allVendors, reviews), bookings),
    reviews,
    bookings,
  };
}

async function loadPeople(
  tx: Tx,
  people: ReturnType<typeof demoScene>['people'],
  passwordHash: string,
): Promise<void> {
  const accounts = people.map(({ email, signedUpDaysAgo }, index) => ({
    id: userId(index),
    email: index === 0 ? demoEmail('user') : email,
    role: 'user',
    password_hash: passwordHash,
    email_confirmed_at: daysAgo(signedUpDaysAgo),
    created_at: daysAgo(signedUpDaysAgo),
  }));
  await insertRows(
    tx,
    'account',
    {
      id: 'uuid',
      email: 'text',
      role: 'account_role',
      password_hash: 'text',
      email_confirmed_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    accounts,
  );
  await insertRows(
    tx,
    'user_profile',
    { id: 'uuid', full_name: 'text', phone: 'text', city: 'text' },
    people.map(({ fullName, phone, city }, index) => ({
      id: userId(index),
      full_name: fullName,
      phone,
      city,
    })),
  );
}

async function loadBookings(
  tx: Tx,
  enquiries: ReturnType<typeof demoEnquiries>,
  listings: Parameters<typeof bookingRows>[1],
): Promise<void> {
  const { bookings, events, offers, notifications } = bookingRows(enquiries, listings, userId);
  await insertRows(
    tx,
    'booking',
    {
      ...{
        id: 'uuid',
        user_id: 'uuid',
        listing_id: 'uuid',
        listing_kind: 'listing_kind',
        listing_name: 'text',
      },
      ...{
        listing_city: 'text',
        name: 'text',
        contact: 'text',
        location: 'text',
        guests: 'int',
        event_date: 'date',
      },
      ...{ requested_date: 'date', address: 'text', event_type: 'text', event_type_text: 'text' },
      ...{ message: 'text', code: 'text' },
      ...{ status: 'booking_status', created_at: 'timestamptz', decided_at: 'timestamptz' },
      ...{ rejection_reason: 'text', rejection_note: 'text' },
    },
    bookings,
  );
  await insertRows(
    tx,
    'date_offer',
    { id: 'uuid', booking_id: 'uuid', dates: 'date[]', created_at: 'timestamptz' },
    offers,
  );
  await insertRows(
    tx,
    'booking_event',
    {
      id: 'uuid',
      booking_id: 'uuid',
      kind: 'booking_event_kind',
      actor_id: 'uuid',
      event_date: 'date',
      offered_dates: 'date[]',
      created_at: 'timestamptz',
    },
    events,
  );
  await insertRows(
    tx,
    'notification',
    {
      id: 'uuid',
      account_id: 'uuid',
      kind: 'notification_kind',
      booking_id: 'uuid',
      params: 'jsonb',
      created_at: 'timestamptz',
    },
    notifications,
  );
}

async function loadReviews(tx: Tx, reviews: ReturnType<typeof demoReviews>): Promise<void> {
  await insertRows(
    tx,
    'review',
    {
      ...{ id: 'uuid', listing_id: 'uuid', user_id: 'uuid', rating: 'smallint', message: 'text' },
      ...{ status: 'review_status', answer: 'text', answered_at: 'timestamptz', created_at: 'timestamptz' },
      updated_at: 'timestamptz',
    },
    reviews.map((review) => ({
      id: v7({ msecs: daysAgo(review.daysAgo).getTime() }),
      listing_id: demoId(review.kind, review.listingKey),
      user_id: userId(review.authorIndex),
      rating: review.rating,
      message: review.message,
      status: review.status,
      answer: review.answer ?? null,
      answered_at: review.answer ? daysAgo(review.answerDaysAgo ?? review.daysAgo) : null,
      created_at: daysAgo(review.daysAgo),
      updated_at: daysAgo(review.daysAgo),
    })),
  );
}
