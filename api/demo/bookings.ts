import { v7 } from 'uuid';
import { todayInIndia } from '../src/core/day.js';
import type { NotificationParams } from '../src/core/notification.rules.js';
import type { DemoEnquiry } from './content/enquiry-types.js';
import { createRng } from './content/random.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';

const DAY = 24 * 60 * 60 * 1000;

/** The calendar day `offset` days from today in India. */
const dayFromNow = (offset: number): string =>
  new Date(Date.parse(`${todayInIndia()}T00:00:00Z`) + offset * DAY).toISOString().slice(0, 10);

/** Rows for bookings, with their history and, where nobody has decided yet, the owner's unread notification. */
export function bookingRows(
  enquiries: readonly DemoEnquiry[],
  listings: readonly { key: string; businessName: string; city: string }[],
  userId: (index: number) => string,
) {
  const byKey = new Map(listings.map((listing) => [listing.key, listing]));
  const rng = createRng('codes');
  const rows = enquiries.map((enquiry) => {
    const sent = daysAgo(enquiry.createdDaysAgo);
    const decided = enquiry.state === 'pending' ? null : daysAgo(Math.max(0, enquiry.createdDaysAgo - 2));
    const listing = byKey.get(enquiry.listingKey);
    return {
      id: v7({ msecs: sent.getTime() }),
      user_id: userId(enquiry.userIndex),
      listing_id: demoId(enquiry.kind, enquiry.listingKey),
      listing_kind: enquiry.kind,
      listing_name: listing?.businessName ?? '',
      listing_city: listing?.city ?? '',
      name: enquiry.name,
      contact: enquiry.contact,
      location: enquiry.location,
      guests: enquiry.guests,
      event_date: dayFromNow(enquiry.daysFromNow),
      proposed_date:
        enquiry.proposedDaysFromNow === undefined ? null : dayFromNow(enquiry.proposedDaysFromNow),
      address: enquiry.address,
      event_type: enquiry.typeOfEvent,
      message: enquiry.message,
      code: String(rng.int(100_000, 999_999)),
      status: enquiry.state,
      created_at: sent,
      decided_at: decided,
    };
  });
  const events = rows.flatMap((row) => {
    const actor = row.status === 'withdrawn' ? row.user_id : row.listing_id;
    const step = (kind: string, actor_id: string, created_at: Date, event_date: string | null = null) => ({
      id: v7({ msecs: created_at.getTime() }),
      booking_id: row.id,
      ...{ kind, actor_id, event_date, created_at },
    });
    const steps = [step('sent', row.user_id, row.created_at)];
    if (row.decided_at) steps.push(step(row.status, actor, row.decided_at));
    if (row.proposed_date) steps.push(step('date_proposed', row.user_id, daysAgo(1), row.proposed_date));
    return steps;
  });
  const notifications = rows
    .filter((row) => row.status === 'pending')
    .map((row) => ({
      id: v7({ msecs: row.created_at.getTime() }),
      account_id: row.listing_id,
      kind: 'enquiry_received',
      booking_id: row.id,
      params: {
        event: { type: row.event_type, date: row.event_date, guests: row.guests },
      } satisfies NotificationParams['enquiry_received'],
      created_at: row.created_at,
    }));
  return { bookings: rows, events, notifications };
}
