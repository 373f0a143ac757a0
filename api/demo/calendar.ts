import { v7 } from 'uuid';
import type { Tx } from '../src/core/database.js';
import type { EventType } from '../src/core/event-type.constants.js';
import type { ListingKind } from '../src/features/listing/listing.constants.js';
import { insertRows } from '../db/insert-rows.js';
import { dayFromNow } from './bookings.js';
import { createRng } from './content/random.js';
import type { DemoEnquiry } from './content/enquiry-types.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';

interface Bookable {
  key: string;
  status: string;
  dailyCapacity: number;
}

/** Days from now that may be blocked or booked offline. */
const [FROM, TO] = [3, 235];

const CUSTOMERS = [
  ...['Kavya Rao', 'Rathore family', 'Imran Sheikh', 'Lodha family', 'Meghna Pillai', 'Harpreet Gill'],
  ...['Dalmia family', 'Nisha Bhandari', 'Kothari family', 'Arvind Iyer'],
];
const EVENTS: readonly EventType[] = ['WEDDING', 'RECEPTION', 'ENGAGEMENT', 'ANNIVERSARY'];
const BOOKING_NOTES = ['Advance paid in cash', 'Booked by phone', 'Regular customer', ''];
const BLOCK_NOTES: Record<ListingKind, readonly string[]> = {
  venue: ['Repainting the hall', 'Family function', 'Garden being relaid', ''],
  vendor: ['Family wedding', 'Workshop in Jaipur', 'On leave', ''],
};

/** The venue of the demo account, which has each kind of entry. */
const DEMO_VENUE = 'jheel-mahal';

/** Inserts blocked days and offline bookings of approved listings, on days without enquiries. */
export async function loadCalendar(
  tx: Tx,
  listings: Record<ListingKind, readonly Bookable[]>,
  enquiries: readonly DemoEnquiry[],
): Promise<void> {
  const enquired = new Set(
    enquiries.map(({ kind, listingKey, daysFromNow }) => `${kind} ${listingKey} ${daysFromNow}`),
  );
  const blocked: object[] = [];
  const booked: object[] = [];
  for (const kind of ['venue', 'vendor'] as const)
    for (const { key, dailyCapacity } of listings[kind].filter(({ status }) => status === 'approved')) {
      const rng = createRng(`calendar ${kind} ${key}`);
      const listing_id = demoId(kind, key);
      const isFree = (day: number) => !enquired.has(`${kind} ${key} ${day}`);
      const entry = () => {
        const created_at = daysAgo(rng.int(2, 60));
        return { id: v7({ msecs: created_at.getTime() }), listing_id, created_at };
      };
      for (let i = Math.max(rng.int(0, 2), key === DEMO_VENUE ? 1 : 0); i > 0; i--) {
        const first = rng.int(FROM, TO);
        blocked.push({
          ...entry(),
          first_day: dayFromNow(first),
          last_day: dayFromNow(first + rng.int(0, 5)),
          note: rng.pick(BLOCK_NOTES[kind]),
        });
      }
      // Within the daily capacity. Inserted before the blocked periods, because blocked days accept no bookings.
      for (let i = rng.int(2, 9); i > 0; i--) {
        const day = rng.int(FROM, TO);
        if (!isFree(day)) continue;
        enquired.add(`${kind} ${key} ${day}`);
        for (let place = rng.int(1, dailyCapacity); place > 0; place--)
          booked.push({
            ...entry(),
            event_date: dayFromNow(day),
            name: rng.pick(CUSTOMERS),
            note: rng.pick(BOOKING_NOTES),
            event_type: rng.pick(EVENTS),
            guests: rng.step(80, 400, 10),
          });
      }
    }
  const entry = { id: 'uuid', listing_id: 'uuid', created_at: 'timestamptz' };
  await insertRows(
    tx,
    'offline_booking',
    { ...entry, event_date: 'date', name: 'text', note: 'text', event_type: 'text', guests: 'integer' },
    booked,
  );
  await insertRows(
    tx,
    'blocked_period',
    { ...entry, first_day: 'date', last_day: 'date', note: 'text' },
    blocked,
  );
}
