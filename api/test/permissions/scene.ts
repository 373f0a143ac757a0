import { TEST_PASSWORD, uniqueEmail } from '../../src/features/account/account.factory.js';
import { startSession, viewerOf } from '../../src/features/account/session.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import type { Context } from '../../src/core/context.js';
import { todayInIndia } from '../../src/core/day.js';
import { newCode, newId } from '../../src/core/ids.js';
import { ROLES, type Role, type Viewer } from '../../src/core/viewer.js';
import type { RealWeddingStatus } from '../../src/features/real-wedding/real-wedding.constants.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app } from '../app.js';
import { client, type Client } from '../client.js';

export const CALLER_ROLES = ['anonymous', ...ROLES] as const;
export type CallerRole = (typeof CALLER_ROLES)[number];

/** The viewer, and the context for operations that no API exposes. */
export interface Caller {
  role: CallerRole;
  /** Undefined for a visitor. */
  id: string | undefined;
  http: Client;
  context: Context;
}

/** A pending enquiry with its couple, owner and listing. */
export interface Fixtures {
  bookingId: string;
  code: string;
  userId: string;
  listingId: string;
}

const MAKE: Record<Role, () => Promise<{ id: string; email: string }>> = {
  user: makeUser,
  vendor: makeVendor,
  venue: makeVenue,
  admin: makeAdmin,
};

export async function makeCaller(role: CallerRole): Promise<Caller> {
  if (role === 'anonymous') return { role, id: undefined, http: client(), context: contextOf(undefined) };
  const { id } = await MAKE[role]();
  const { token } = await startSession(app().tx, id);
  const viewer = await viewerOf(app().tx, token);
  return { role, id, http: client(new Map([['mandap', token]])), context: contextOf(viewer) };
}

let addresses = 0;
const contextOf = (viewer: Viewer | undefined): Context => ({
  services: app().services,
  viewer,
  clientAddress: `direct-${++addresses}`,
  userAgent: 'test',
  cookie: { set: () => undefined, clear: () => undefined },
  browser: {
    device: { token: undefined, set: () => undefined },
    request: { token: undefined, set: () => undefined },
  },
  beginWrite: () => undefined,
  rejectCrossSiteRequest: () => undefined,
  isCrossSiteRequest: false,
  loaders: new Map(),
  reauthenticate: async () => viewer,
  document: {},
});

/** An enquiry to which the viewer is a party, if their role allows it. */
export async function makeOwnFixtures({ role, id }: Caller): Promise<Fixtures> {
  const userId = role === 'user' && id ? id : (await makeUser()).id;
  const owns = role === 'vendor' || role === 'venue';
  return makeBooking(userId, owns && id ? id : (await makeVenue()).id);
}

/** An enquiry between other people; its owner's role can differ from the viewer's. */
export const makeOthersFixtures = async (): Promise<Fixtures> =>
  makeBooking((await makeUser()).id, (await makeVenue()).id);

/** Inserts a pending enquiry, as if it had been sent. */
export async function makeBooking(userId: string, listingId: string): Promise<Fixtures> {
  const [bookingId, code] = [newId(), newCode()];
  await app().sql(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
       guests, event_date, address, event_type, message, code)
     SELECT $1, $2, id, kind, name, city, 'Ananya Sharma', '0000012345', 'Udaipur', 300, $4, '22 Fatehpura',
       'WEDDING', 'Is the verandah covered?', $5 FROM listing WHERE id = $3`,
    [bookingId, userId, listingId, inDays(90), code],
  );
  return { bookingId, code, userId, listingId };
}

export const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));

/** Approves a booking with a reschedule request. Returns its ID and the requested date. */
export async function requestReschedule({ bookingId }: Fixtures): Promise<{ id: string; date: string }> {
  const date = inDays(120);
  await app().sql(
    `UPDATE booking SET status = 'approved', decided_at = now(), requested_date = $2 WHERE id = $1`,
    [bookingId, date],
  );
  return { id: bookingId, date };
}

/** Sends a message with a PDF file, which isn't in the store. Returns the ID of the attachment. */
export async function makeAttachment({ bookingId, userId }: Fixtures): Promise<string> {
  const [id, messageId, hash] = [newId(), newId(), `p${newId().replaceAll('-', '').slice(1)}`];
  await app().sql(`INSERT INTO media (hash, mime, bytes) VALUES ($1, 'application/pdf', 100)`, [hash]);
  await app().sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, attachment_count)
     VALUES ($1, $2, $3, true, $1, '', 1)`,
    [messageId, bookingId, userId],
  );
  await app().sql(
    `INSERT INTO message_attachment (id, booking_id, uploader_id, message_id, position, media_hash, name)
     VALUES ($1, $2, $3, $4, 0, $5, 'Menu.pdf')`,
    [id, bookingId, userId, messageId, hash],
  );
  return id;
}

/** Sends a message of the couple. Returns its ID. */
export async function makeMessage({ bookingId, userId }: Fixtures, body = 'Hello'): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body) VALUES ($1, $2, $3, true, $1, $4)`,
    [id, bookingId, userId, body],
  );
  return id;
}

/** Holds the message of an attachment, as a first message of a new account. */
export const holdMessageOf = (attachmentId: string) =>
  app().sql(
    `WITH attachment AS (DELETE FROM message_attachment WHERE id = $1 RETURNING *),
       held AS (
         INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, attachment_count, hold_reason)
         SELECT gen_random_uuid(), booking_id, uploader_id, true, gen_random_uuid(), 'Call 98290 44170', 1, 'phone'
         FROM attachment RETURNING id)
     INSERT INTO message_attachment (id, booking_id, uploader_id, message_id, position, media_hash, name)
     SELECT attachment.id, booking_id, uploader_id, held.id, 0, media_hash, name FROM attachment, held`,
    [attachmentId],
  );

/** Sends a message of the couple that is held for its phone number. Returns its ID. */
export async function makeHeldMessage({ bookingId, userId }: Fixtures): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, hold_reason)
     VALUES ($1, $2, $3, true, $1, 'Call 98290 44170', 'phone')`,
    [id, bookingId, userId],
  );
  return id;
}

/** Sends a message of the couple, which the business reports. Returns its ID. */
export async function makeReportedMessage(fixtures: Fixtures): Promise<string> {
  const id = await makeMessage(fixtures);
  await reportAs(fixtures.listingId, id);
  return id;
}

export const reportAs = (reporterId: string, messageId: string) =>
  app().sql(`INSERT INTO message_report (message_id, reporter_id, reason) VALUES ($1, $2, 'abuse')`, [
    messageId,
    reporterId,
  ]);
/** Gives a listing what it needs to be approved. */
export const completeListing = (listingId: string) =>
  app().sql(
    `UPDATE listing SET address = 'Lake Road', summary = 'By the lake', phone = '0294 000 0000',
       experience_years = CASE kind WHEN 'vendor' THEN 8 END, package_price = CASE kind WHEN 'vendor' THEN 9000 END,
       max_guests = CASE kind WHEN 'venue' THEN 600 END, veg_price = CASE kind WHEN 'venue' THEN 900 END,
       gallery = (SELECT jsonb_agg('{}'::jsonb) FROM generate_series(1, 5))
     WHERE id = $1`,
    [listingId],
  );

/** Adds a label to those of a business. Returns its ID. */
export async function makeLabel(listingId: string, name = `Label ${newId().slice(-12)}`): Promise<string> {
  const id = newId();
  await app().sql(`INSERT INTO enquiry_label (id, listing_id, name) VALUES ($1, $2, $3)`, [
    id,
    listingId,
    name,
  ]);
  return id;
}

/** Blocks a day, or the days up to another one. Returns the ID of the period. */
export async function makeBlockedPeriod(listingId: string, day: string, last = day): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO blocked_period (id, listing_id, first_day, last_day, note) VALUES ($1, $2, $3, $4, 'Repainting')`,
    [id, listingId, day, last],
  );
  return id;
}

/** Inserts an offline booking. Returns its ID. */
export async function makeOfflineBooking(listingId: string, day: string): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO offline_booking (id, listing_id, event_date, name, note) VALUES ($1, $2, $3, 'Kavya', '')`,
    [id, listingId, day],
  );
  return id;
}

/** Offers two other dates for a booking. Returns the offer's ID and its first date. */
export async function makeDateOffer({
  bookingId,
}: Pick<Fixtures, 'bookingId'>): Promise<{ id: string; date: string }> {
  const [id, dates] = [newId(), [inDays(120), inDays(121)]];
  await app().sql(`INSERT INTO date_offer (id, booking_id, dates) VALUES ($1, $2, $3)`, [
    id,
    bookingId,
    dates,
  ]);
  return { id, date: inDays(120) };
}

/** The time on a day in India, `11:00` unless given. */
export const timeOn = (day: string, time = '11:00'): Date => new Date(`${day}T${time}+05:30`);

/** A visit to the business of a booking in ten days: requested by the couple, or answered. */
export async function makeVisit(
  { bookingId }: Pick<Fixtures, 'bookingId'>,
  status: 'requested' | 'offered' | 'confirmed' = 'requested',
  slots = [timeOn(inDays(10)), timeOn(inDays(11))],
): Promise<{ id: string; startsAt: string }> {
  const id = newId();
  await app().sql(
    `INSERT INTO visit (id, booking_id, status, slots, starts_at)
     VALUES ($1, $2, $3::text, $4::timestamptz[], CASE WHEN $3 = 'confirmed' THEN ($4::timestamptz[])[1] END)`,
    [id, bookingId, status, slots],
  );
  return { id, startsAt: slots[0]?.toISOString() ?? '' };
}

/**
 * Version 1 of a quote for 300 plates at ₹1,450 with 5 % GST, less ₹10,000: ₹4,46,250. Superseded by nothing, and
 * accepted if `status` says so. Returns its ID.
 */
export async function makeQuote(
  { bookingId }: Pick<Fixtures, 'bookingId'>,
  status: 'open' | 'accepted' | 'declined' = 'open',
  note = '',
): Promise<string> {
  const id = newId();
  await app().sql(
    `WITH made AS (
       INSERT INTO quote (id, booking_id, client_id, version, status, event_date, guests, valid_until, line_count, subtotal,
         discount, gst, total, closed_at, note, included, decline_note)
       SELECT $1, b.id, $1, 1, $3, b.event_date, b.guests, today_in_india() + 14, 1, 43500000, 1000000, 2125000, 44625000,
         CASE WHEN $3 <> 'open' THEN now() END, $4, $4, CASE WHEN $3 = 'declined' THEN nullif($4, '') END FROM booking b WHERE b.id = $2 RETURNING id)
     INSERT INTO quote_line (quote_id, position, label, quantity, unit, unit_price, gst_rate, amount, discount, gst)
     SELECT id, 0, 'Vegetarian plate', 300, 'PLATE', 145000, 5, 43500000, 1000000, 2125000 FROM made`,
    [id, bookingId, status, note],
  );
  return id;
}

/** Inserts a review; creates its author and listing if they aren't given. */
export async function makeReview({
  listingId,
  userId,
  status = 'published',
}: {
  listingId?: string;
  userId?: string;
  status?: string;
}): Promise<{ id: string; listingId: string }> {
  const id = newId();
  const listing = listingId ?? (await makeVenue()).id;
  await app().sql(
    `INSERT INTO review (id, listing_id, user_id, rating, message, status, rejection_reason)
     VALUES ($1, $2, $3, 5, 'Lovely', $4::review_status, CASE WHEN $4 = 'rejected' THEN 'No' END)`,
    [id, listing, userId ?? (await makeUser()).id, status],
  );
  return { id, listingId: listing };
}

/** Inserts a photo of a review, whose file isn't in the store. Returns its ID. */
export async function makeReviewPicture(reviewId: string): Promise<string> {
  const [id, hash] = [newId(), `p${newId().replaceAll('-', '').slice(1)}`];
  await app().sql(
    `INSERT INTO media (hash, mime, bytes, width, height, thumbhash) VALUES ($1, 'image/png', 1, 3, 2, '')`,
    [hash],
  );
  await app().sql(
    `INSERT INTO review_picture (id, author_id, review_id, media_hash, position)
     SELECT $1, user_id, id, $3, 0 FROM review WHERE id = $2`,
    [id, reviewId, hash],
  );
  return id;
}

/** Approves a booking, whose event was this many days ago in India. */
export const endEvent = (bookingId: string, days = 1) =>
  app().sql(
    `UPDATE booking SET status = 'approved', decided_at = now(), event_date = today_in_india() - $2::int WHERE id = $1`,
    [bookingId, days],
  );

/** The business of a past event says that it didn't take place. */
export const denyEvent = (bookingId: string) =>
  app().sql(
    `INSERT INTO event_confirmation (booking_id, took_place, business_statement) VALUES ($1, false, 'Nobody came.')`,
    [bookingId],
  );

/** Inserts the row of a picture at the end of a listing's gallery. Returns its ID. */
export async function makeGalleryPicture(listingId: string, caption = ''): Promise<string> {
  const hash = newId().replaceAll('-', '');
  await app().sql(
    `WITH made AS (INSERT INTO media (hash, mime, bytes, width, height, thumbhash)
       VALUES ($2, 'image/png', 1, 3, 2, '') RETURNING hash)
     INSERT INTO listing_picture (listing_id, media_hash, position, caption)
     SELECT $1, hash, (SELECT count(*) FROM listing_picture WHERE listing_id = $1), $3 FROM made`,
    [listingId, hash, caption],
  );
  return hash;
}

/** Makes a pending listing. */
export const pendingListing = async (): Promise<string> => (await makeVenue({ status: 'pending' })).id;

/** Rejects a listing. */
export const reject = (listingId: string | undefined) =>
  app().sql(`UPDATE listing SET status = 'rejected', rejection_reason = 'No pictures' WHERE id = $1`, [
    listingId,
  ]);

/** Credentials of an account with the role. */
export async function credentials(role: Role): Promise<{ email: string; password: string }> {
  return { email: (await MAKE[role]()).email, password: TEST_PASSWORD };
}

export const signup = () => ({
  fullName: 'Dev Malhotra',
  email: uniqueEmail('permission'),
  phone: '9829044170',
  password: TEST_PASSWORD,
});

export const newAdmin = () => ({
  name: 'Kabir Sethi',
  email: uniqueEmail('new-admin'),
  contact: '0000054322',
  password: TEST_PASSWORD,
  city: 'Pune',
  address: '7 Law College Road',
});

/** Makes an undeliverable email, after its last attempt. Returns its ID. */
export async function makeUndeliverableEmail(
  mail: object = {},
  error = 'Connection refused',
): Promise<string> {
  const id = newId();
  const payload = {
    id,
    to: 'ananya@test.example',
    subject: 'Your enquiry was sent',
    paragraphs: ['Hello'],
    ...mail,
  };
  await app().sql(
    `SELECT graphile_worker.permanently_fail_jobs(ARRAY[(graphile_worker.add_job('mail', $1::json, max_attempts => 12)).id], $2)`,
    [JSON.stringify(payload), error],
  );
  return id;
}

export const enquiry = (listingId: string) => ({
  listingId,
  name: 'Ananya Sharma',
  contact: '0000012345',
  location: 'Udaipur',
  guests: 420,
  date: inDays(1),
  address: '22 Fatehpura',
  typeOfEvent: 'Wedding',
  message: 'Is the verandah covered?',
});

/** Registration input of a business, with the field names of both forms. */
export const business = () => ({
  businessName: 'Rang Mehendi Studio',
  name: 'Farida Chhipa',
  yourName: 'Farida Chhipa',
  email: uniqueEmail('business'),
  phone: '0294 000 0000',
  password: TEST_PASSWORD,
  city: 'Udaipur',
});

/** Makes a general enquiry. */
export async function makeEnquiry(): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO enquiry (id, kind, name, contact, location, event_type, message)
     VALUES ($1, 'contact', 'Ananya Sharma', '0000012345', 'Udaipur', 'CONTACT', 'Do you come to Jodhpur?')`,
    [id],
  );
  return id;
}

/** Makes a story as submitted by its author, or after an admin's decision. */
export async function makeStory(
  status: RealWeddingStatus,
  { title = 'Title', authorId = null }: { title?: string; authorId?: string | null } = {},
): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO real_wedding (id, title, content, author, author_id, status, published_at, rejection_reason)
     VALUES ($1, $2, 'Text', 'Meera', $3, $4::real_wedding_status, CASE WHEN $4 = 'published' THEN now() END,
             CASE WHEN $4 = 'rejected' THEN 'No' END)`,
    [id, title, authorId, status],
  );
  return id;
}

/** A published article. */
export async function makeBlog(): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO blog (id, title, content, author, published_at) VALUES ($1, 'Title', 'Text', 'Mandap', now())`,
    [id],
  );
  return id;
}

/** An unread notification that a couple is looking for a venue in a city. */
export async function makeNotification(accountId: string, city = 'Jaipur'): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO notification (id, account_id, kind, params)
     VALUES ($1, $2, 'city_interest', jsonb_build_object('city', $3::text))`,
    [id, accountId, city],
  );
  return id;
}

/** Makes a package of a vendor. */
export async function makePackage(vendorId: string): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO vendor_package (id, vendor_id, position, name, days, price, min_advance) VALUES ($1, $2, 0, 'Hands', 1, 9000, 0)`,
    [id, vendorId],
  );
  return id;
}

/** Makes a package of the fixtures' vendor, or of another one. */
export const somePackage = async ({ listingId }: Fixtures, { role, id }: Caller): Promise<string> =>
  makePackage(role === 'vendor' && id === listingId ? listingId : (await makeVendor()).id);
