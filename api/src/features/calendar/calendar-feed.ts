import ical, { ICalEventTransparency } from 'ical-generator';
import { typeOfEvent } from '../../core/event-type.labels.js';
import type { EventType } from '../../core/event-type.constants.js';
import { VISIT_MINUTES } from '../visit/visit.constants.js';
import { DAY_MS } from './indian-day.js';
import { t } from './messages.generated.js';

/** An entry of a calendar. It names no couple or customer, and has no note. */
export interface FeedEntry {
  kind: 'booking' | 'offline' | 'blocked' | 'visit';
  id: string;
  /** First and last day, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
  /** Start of a visit; null for whole days. */
  startsAt: Date | null;
  createdAt: Date;
  /** Null for blocked days and visits, and if unknown. */
  eventType: EventType | null;
  eventTypeText: string | null;
  guests: number | null;
  /** The booking of a visit, or the booking itself. */
  bookingId: string | null;
}

const REFRESH_SECONDS = 3600;

/** Renders a calendar as iCalendar (RFC 5545). */
export function renderFeed(listing: string, entries: readonly FeedEntry[], publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    name: t('feedName', { listing }),
    prodId: { company: 'Mandap', product: 'Calendar', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.kind}-${entry.id}@${host}`,
      // Otherwise each response would differ.
      stamp: entry.createdAt,
      ...timeOf(entry),
      summary: summaryOf(entry),
      transparency: ICalEventTransparency.OPAQUE,
      ...(entry.bookingId && { url: `${publicUrl}/bookings/${entry.bookingId}` }),
    });
  return calendar.toString();
}

function timeOf({ startsAt, firstDay, lastDay }: FeedEntry) {
  if (startsAt) return { start: startsAt, end: new Date(startsAt.getTime() + VISIT_MINUTES * 60_000) };
  return {
    start: new Date(firstDay),
    end: new Date(Date.parse(lastDay) + DAY_MS),
    allDay: true,
    timezone: 'UTC',
  };
}

function summaryOf({ kind, eventType, eventTypeText, guests }: FeedEntry): string {
  const type = eventType && typeOfEvent({ eventType, eventTypeText });
  switch (kind) {
    case 'booking':
      return t('feedBooking', { typeOfEvent: type ?? '', guests: guests ?? 0 });
    case 'offline':
      return type ? t('feedOfflineBookingOf', { typeOfEvent: type }) : t('feedOfflineBooking');
    case 'blocked':
      return t('feedBlocked');
    case 'visit':
      return t('feedVisit');
  }
}
