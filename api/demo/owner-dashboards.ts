import { v7 } from 'uuid';
import type { Tx } from '../src/core/database.js';
import { UNANSWERED } from './content/owner-dashboards.js';
import { createRng } from './content/random.js';
import { RANG_MEHENDI_STUDIO } from './content/vendors-fixed.js';
import { dayFromNow } from './bookings.js';
import { demoId } from './ids.js';

const VENUE_ID = demoId('venue', 'jheel-mahal');
const VENDOR_ID = demoId('vendor', RANG_MEHENDI_STUDIO.key);

const LABELS = ['Call back', 'Came to see it', 'From outside Udaipur', 'Price too high', 'VIP'];

const NOTES = [
  'Knows the Singhvis. Offer the terrace first.',
  'Called on Monday, calls again after Diwali.',
  'Wants 10 % off the plate. We said 5 at most.',
  'Mother decides, so call her and not him.',
];

/** What the packages of Rang Mehendi Studio include. */
const INCLUSIONS: readonly (readonly [name: string, inclusions: readonly string[]])[] = [
  ['Guests, twenty-five pairs of hands', ['Two artists', 'Henna from Sojat', 'Up to the wrist']],
  ['Bridal hands and feet', ['Up to elbow and ankle', 'Henna from Sojat', 'Clove steam']],
  ['Portrait bridal mehendi', ['Two portraits', 'Up to elbow and knee', 'A sketch the week before']],
  ['Bride, mothers and a sangeet of one hundred', ['Five artists', 'The bride a day earlier', 'Clove steam']],
];

/** Days with views, up to today. */
const VIEW_DAYS = 90;

/** Jheel Mahal's inbox with answers, labels and private notes, and the views of the demo owners' pages. */
export async function loadOwnerDashboards(tx: Tx): Promise<void> {
  await createNearlyFullDate(tx);
  await answerEnquiries(tx);
  await labelEnquiries(tx);
  await insertViews(tx);
  for (const [name, inclusions] of INCLUSIONS)
    await tx.sql(
      `UPDATE vendor_package SET unit = 'EVENT', inclusions = $3 WHERE vendor_id = $1 AND name = $2`,
      [VENDOR_ID, name, inclusions],
    );
}

/** Moves an unanswered enquiry to a date with one place left of two. */
async function createNearlyFullDate(tx: Tx): Promise<void> {
  await tx.sql(`UPDATE listing SET daily_capacity = 2 WHERE id = $1`, [VENUE_ID]);
  await tx.sql(
    `UPDATE booking SET event_date = (
       SELECT event_date FROM booking WHERE listing_id = $1 AND status = 'approved' AND event_date > today_in_india() + 30
         AND NOT is_blocked($1, event_date) AND places_taken($1, event_date) = 1
       ORDER BY event_date LIMIT 1)
     WHERE listing_id = $1 AND message = $2`,
    [VENUE_ID, UNANSWERED[1]?.message],
  );
}

/** Answers all pending enquiries except UNANSWERED, and marks all others as read. */
async function answerEnquiries(tx: Tx): Promise<void> {
  const waiting = UNANSWERED.map(({ message }) => message);
  const bookings = await tx.sql<{ id: string }>(
    `SELECT id FROM booking WHERE listing_id = $1 AND status = 'pending' AND event_date > today_in_india()
       AND NOT message = ANY($2::text[])
       AND NOT EXISTS (SELECT FROM business_answer WHERE booking_id = booking.id) ORDER BY created_at, id`,
    [VENUE_ID, waiting],
  );
  for (const { id } of bookings)
    await tx.sql(
      `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, created_at)
       SELECT $1, id, listing_id, false, $1, 'Namaste, thank you for writing. Yes, that is possible. Would you like to come and see the place?',
         LEAST(created_at + interval '5 hours', now()) FROM booking WHERE id = $2`,
      [v7(), id],
    );
  await tx.sql(
    `INSERT INTO conversation_read (booking_id, account_id, position, opened_at)
     SELECT id, listing_id, COALESCE((SELECT max(position) FROM message WHERE booking_id = booking.id), 0), now()
     FROM booking WHERE listing_id = $1 AND NOT message = ANY($2::text[])
     ON CONFLICT (booking_id, account_id) DO UPDATE SET position = excluded.position, opened_at = excluded.opened_at`,
    [VENUE_ID, waiting],
  );
}

async function labelEnquiries(tx: Tx): Promise<void> {
  const labelIds = LABELS.map(() => v7());
  for (const [i, name] of LABELS.entries())
    await tx.sql(`INSERT INTO enquiry_label (id, listing_id, name) VALUES ($1, $2, $3)`, [
      labelIds[i],
      VENUE_ID,
      name,
    ]);
  const bookings = await tx.sql<{ id: string }>(
    `SELECT id FROM booking WHERE listing_id = $1 ORDER BY created_at DESC, id LIMIT 24`,
    [VENUE_ID],
  );
  const rng = createRng('labels of Jheel Mahal');
  for (const [i, { id }] of bookings.entries()) {
    for (const labelId of rng.sample(labelIds, i % 3))
      await tx.sql(`INSERT INTO booking_label (booking_id, label_id) VALUES ($1, $2)`, [id, labelId]);
    const note = i % 4 === 1 ? NOTES[(i - 1) / 4] : undefined;
    if (note)
      await tx.sql(`INSERT INTO booking_note (booking_id, listing_id, body) VALUES ($1, $2, $3)`, [
        id,
        VENUE_ID,
        note,
      ]);
  }
}

/** Inserts daily views, with more on weekends. */
async function insertViews(tx: Tx): Promise<void> {
  for (const [listingId, usual] of [
    [VENUE_ID, 24],
    [VENDOR_ID, 11],
  ] as const) {
    const rng = createRng(`views of ${listingId}`);
    for (let ago = VIEW_DAYS - 1; ago >= 0; ago--) {
      const day = dayFromNow(-ago);
      const weekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 1.6 : 1;
      const views = Math.max(1, Math.round(usual * weekend * (0.6 + 0.8 * rng.next())));
      await tx.sql(`INSERT INTO listing_view (listing_id, day, views) VALUES ($1, $2, $3)`, [
        listingId,
        day,
        views,
      ]);
    }
  }
}
