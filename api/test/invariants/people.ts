import { randomUUID } from 'node:crypto';
import { todayInIndia } from '../../src/core/day.js';
import type { Tx } from '../../src/core/database.js';

export const CODE = '123456';

/** Returns a day from today in India on, `YYYY-MM-DD`. */
export const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 864e5));

/** Inserts couples whose accounts are old enough for their reviews to be published at once. */
export async function makeCouples(tx: Tx, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await tx.sql(
    `WITH made AS (
       INSERT INTO account (id, email, role, password_hash, email_confirmed_at, created_at)
       SELECT id, id || '@test.example', 'user', '!', now(), now() - interval '3 days' FROM unnest($1::uuid[]) AS id
       RETURNING id)
     INSERT INTO user_profile (id, full_name, phone, city) SELECT id, 'Ananya Sharma', '0000012345', 'Udaipur' FROM made`,
    [ids],
  );
  return ids;
}

/** Inserts an admin. */
export async function makeAdmin(tx: Tx): Promise<string> {
  const id = randomUUID();
  await tx.sql(
    `WITH made AS (
       INSERT INTO account (id, email, role, password_hash, email_confirmed_at)
       VALUES ($1::uuid, $1::uuid || '@test.example', 'admin', '!', now()) RETURNING id)
     INSERT INTO admin_profile (id, name, contact, city, address) SELECT id, 'Meera Iyer', '0000054321', 'Chennai', '4 Beach Road' FROM made`,
    [id],
  );
  return id;
}

/** Inserts an approved venue with its owner's account. */
export async function makeVenue(tx: Tx, dailyCapacity = 1): Promise<string> {
  const id = randomUUID();
  await tx.sql(
    `INSERT INTO account (id, email, role, password_hash, email_confirmed_at)
     VALUES ($1::uuid, $1::uuid || '@test.example', 'venue', '!', now())`,
    [id],
  );
  await tx.sql(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, state, status, daily_capacity,
       cancellation, guest_capacity, food_packages, features, how_to_reach, policies, venue_types,
       facilities)
     VALUES ($1, 'venue', 'Jheel Mahal', 'Kumud Ranawat', 'venue@test.example', '0000012399', 'Udaipur', 'Rajasthan',
       'approved', $2, 'non_cancellable', '', '', '', '', '', '{}', '{}')`,
    [id, dailyCapacity],
  );
  return id;
}

/** A booking to insert: pending, or approved with a requested date. */
interface Row {
  couple: string;
  date: string;
  /** Approves it. */
  requestedDate?: string;
  /** Offers this date. */
  offeredDate?: string;
}

export interface Inserted {
  id: string;
  couple: string;
  offerId: string;
}

/** Inserts bookings of a venue. */
export async function makeBookings(tx: Tx, venue: string, rows: readonly Row[]): Promise<Inserted[]> {
  const made = rows.map((row) => ({ ...row, id: randomUUID(), offerId: randomUUID() }));
  await tx.sql(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
       guests, event_date, address, event_type, message, code, status, requested_date, decided_at)
     SELECT row.id, row.couple, l.id, l.kind, l.name, l.city, 'Ananya', '9829044171', 'Udaipur', 100, row.date, 'Lal Ghat',
       'WEDDING', '', $3, (CASE WHEN row.requested IS NULL THEN 'pending' ELSE 'approved' END)::booking_status,
       row.requested, CASE WHEN row.requested IS NOT NULL THEN now() END
     FROM listing l, jsonb_to_recordset($2) AS row (id uuid, couple uuid, date date, requested date) WHERE l.id = $1`,
    [venue, JSON.stringify(made.map((row) => ({ ...row, requested: row.requestedDate }))), CODE],
  );
  const offers = made.filter(({ offeredDate }) => offeredDate);
  if (offers.length)
    await tx.sql(
      `INSERT INTO date_offer (id, booking_id, dates)
       SELECT "offerId", id, ARRAY["offeredDate"]
       FROM jsonb_to_recordset($1) AS row (id uuid, "offerId" uuid, "offeredDate" date)`,
      [JSON.stringify(offers)],
    );
  return made;
}

/** Inserts a pending enquiry for a day in three months. */
export async function makeEnquiry(tx: Tx, venue: string, couple: string, days = 90): Promise<Inserted> {
  const [made] = await makeBookings(tx, venue, [{ couple, date: inDays(days) }]);
  if (!made) throw new Error('the booking is missing');
  return made;
}
