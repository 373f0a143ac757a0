import { v7 } from 'uuid';
import { todayInIndia } from '../src/core/day.js';
import { parseEventType } from '../src/core/event-type.labels.js';
import type { NotificationParams } from '../src/core/notification.rules.js';
import type { DemoEnquiry } from './content/enquiry-types.js';
import { createRng } from './content/random.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';

const DAY = 24 * 60 * 60 * 1000;

/** The calendar day `offset` days from today in India. */
export const dayFromNow = (offset: number): string =>
  new Date(Date.parse(`${todayInIndia()}T00:00:00Z`) + offset * DAY).toISOString().slice(0, 10);

const HOUR = 60 * 60 * 1000;

/** Each business has its own pace, from an hour to two days. */
function decidedAt({ listingKey, userIndex }: DemoEnquiry, sent: Date): Date {
  const pace = createRng(`pace of ${listingKey}`).int(2, 32);
  const hours = pace * createRng(`answer of ${listingKey} to ${userIndex}`).pick([0.5, 0.8, 1, 1, 1.5]);
  return new Date(Math.min(sent.getTime() + hours * HOUR, daysAgo(0).getTime()));
}

/** Inserts bookings with their history. For pending ones, also inserts the owner's unread notification. */
export function bookingRows(
  enquiries: readonly DemoEnquiry[],
  listings: readonly { key: string; businessName: string; city: string }[],
  userId: (index: number) => string,
) {
  const byKey = new Map(listings.map((listing) => [listing.key, listing]));
  const rng = createRng('codes');
  const rows = enquiries.map((enquiry) => {
    const { eventType, eventTypeText } = parseEventType(enquiry.typeOfEvent);
    const sent = daysAgo(enquiry.createdDaysAgo);
    const decided = enquiry.state === 'pending' ? null : decidedAt(enquiry, sent);
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
      requested_date:
        enquiry.requestedDaysFromNow === undefined ? null : dayFromNow(enquiry.requestedDaysFromNow),
      address: enquiry.address,
      event_type: eventType,
      event_type_text: eventTypeText,
      message: enquiry.message,
      code: String(rng.int(100_000, 999_999)),
      status: enquiry.state,
      rejection_reason: enquiry.rejection?.reason ?? null,
      rejection_note: enquiry.rejection?.note ?? null,
      offered_dates: enquiry.offeredDaysFromNow?.map(dayFromNow) ?? null,
      created_at: sent,
      decided_at: decided,
    };
  });
  const events = rows.flatMap((row) => {
    const actor = row.status === 'withdrawn' ? row.user_id : row.listing_id;
    const step = (
      kind: string,
      actor_id: string,
      created_at: Date,
      dates: { event_date?: string; offered_dates?: string[] } = {},
    ) => ({
      id: v7({ msecs: created_at.getTime() }),
      booking_id: row.id,
      ...{ kind, actor_id, created_at },
      ...{ event_date: dates.event_date ?? null, offered_dates: dates.offered_dates ?? null },
    });
    const steps = [step('sent', row.user_id, row.created_at)];
    if (row.decided_at) steps.push(step(row.status, actor, row.decided_at));
    if (row.requested_date)
      steps.push(step('reschedule_requested', row.user_id, daysAgo(1), { event_date: row.requested_date }));
    if (row.offered_dates)
      steps.push(step('dates_offered', row.listing_id, daysAgo(1), { offered_dates: row.offered_dates }));
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
        event: {
          ...{ type: row.event_type, typeText: row.event_type_text },
          ...{ date: row.event_date, guests: row.guests },
        },
      } satisfies NotificationParams['enquiry_received'],
      created_at: row.created_at,
    }));
  const offers = rows.flatMap(({ id: booking_id, offered_dates: dates }) =>
    dates ? { id: v7(), booking_id, dates, created_at: daysAgo(1) } : [],
  );
  return { bookings: rows.map(({ offered_dates: _, ...row }) => row), events, offers, notifications };
}
