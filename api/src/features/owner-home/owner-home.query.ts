import { columnsOf, expressions, selectOne } from '../../core/columns.js';
import { typeOfEvent } from '../../core/event-type.labels.js';
import type { EventType } from '../../core/event-type.constants.js';
import type { Tx } from '../../core/database.js';
import { TIME_ZONE } from '../../core/locale.constants.js';
import { coupleName } from '../booking/couple-name.js';
import { Venue } from '../venue/venue.entity.js';
import {
  AGENDA_DAYS,
  AGENDA_MAX,
  PHOTOS_MIN,
  STATISTICS_DAYS,
  STATISTICS_WEEKS,
  type AgendaKind,
  type ChecklistItemName,
} from './owner-home.constants.js';

/** An event or a visit of the next days. */
export interface AgendaEntry {
  kind: AgendaKind;
  /** `YYYY-MM-DD`, in India. */
  date: string;
  /** When a visit starts; null for events. */
  startsAt: Date | null;
  name: string;
  typeOfEvent: string | null;
  guests: number | null;
  /** Null for offline bookings. */
  bookingId: string | null;
}

interface AgendaRow extends Omit<AgendaEntry, 'name' | 'typeOfEvent'> {
  name: string | null;
  eventType: EventType | null;
  eventTypeText: string | null;
}

const LAST_DAY = `today_in_india() + ${AGENDA_DAYS - 1}`;

/** Returns approved bookings, offline bookings and confirmed visits of the next seven days in India, in order. */
export async function selectAgenda(tx: Tx, listingId: string): Promise<AgendaEntry[]> {
  const rows = await tx.sql<AgendaRow>(
    `SELECT * FROM (
       SELECT 'EVENT' AS kind, event_date AS date, NULL::timestamptz AS "startsAt", name, event_type AS "eventType",
         event_type_text AS "eventTypeText", guests, id AS "bookingId", id
       FROM booking WHERE listing_id = $1 AND status = 'approved' AND event_date BETWEEN today_in_india() AND ${LAST_DAY}
       UNION ALL
       SELECT 'OFFLINE_EVENT', event_date, NULL, name, event_type, event_type_text, guests, NULL, id
       FROM offline_booking WHERE listing_id = $1 AND event_date BETWEEN today_in_india() AND ${LAST_DAY}
       UNION ALL
       SELECT 'VISIT', (starts_at AT TIME ZONE '${TIME_ZONE}')::date, starts_at, name, event_type, event_type_text, guests,
         booking.id, visit.id
       FROM visit JOIN booking ON booking.id = booking_id
       WHERE listing_id = $1 AND visit.status = 'confirmed' AND starts_at > now()
         AND (starts_at AT TIME ZONE '${TIME_ZONE}')::date <= ${LAST_DAY}
     ) entry ORDER BY date, "startsAt" NULLS FIRST, id LIMIT ${AGENDA_MAX}`,
    [listingId],
  );
  return rows.map(({ eventType, eventTypeText, ...row }) => ({
    ...row,
    name: coupleName(row),
    typeOfEvent: eventType && typeOfEvent({ eventType, eventTypeText }),
  }));
}

/** Figures of a week that ends today or a multiple of seven days ago. */
export interface WeekFigures {
  /** `YYYY-MM-DD`, in India. */
  firstDay: string;
  lastDay: string;
  /** Views of the listing's page. */
  views: number;
  /** Enquiries that were sent in the week. */
  enquiries: number;
  /** How many of these the business has answered and approved so far. */
  answered: number;
  approved: number;
}

const FIRST_DAY = `(today_in_india() - ${STATISTICS_DAYS - 1})`;
const weekOf = (day: string) => `(today_in_india() - ${day}) / 7`;

/** Returns the figures of the last 90 days by week, oldest first. */
export const selectStatistics = (tx: Tx, listingId: string): Promise<WeekFigures[]> =>
  tx.sql<WeekFigures>(
    `WITH received AS (
       SELECT ${weekOf('sent')} AS week, count(*)::int AS enquiries, count(*) FILTER (WHERE answered)::int AS answered,
         count(*) FILTER (WHERE status = 'approved')::int AS approved
       FROM (SELECT status, (created_at AT TIME ZONE '${TIME_ZONE}')::date AS sent,
               EXISTS (SELECT FROM business_answer WHERE booking_id = booking.id) AS answered
             FROM booking
             WHERE listing_id = $1 AND created_at >= ${FIRST_DAY}::timestamp AT TIME ZONE '${TIME_ZONE}') sent_enquiry
       GROUP BY week
     ), viewed AS (
       SELECT ${weekOf('day')} AS week, sum(views)::int AS views FROM listing_view
       WHERE listing_id = $1 AND day BETWEEN ${FIRST_DAY} AND today_in_india() GROUP BY week
     )
     SELECT greatest(today_in_india() - week * 7 - 6, ${FIRST_DAY})::text AS "firstDay",
       (today_in_india() - week * 7)::text AS "lastDay", COALESCE(views, 0) AS views,
       COALESCE(enquiries, 0) AS enquiries, COALESCE(answered, 0) AS answered, COALESCE(approved, 0) AS approved
     FROM generate_series(0, ${STATISTICS_WEEKS - 1}) AS week LEFT JOIN received USING (week) LEFT JOIN viewed USING (week)
     ORDER BY week DESC`,
    [listingId],
  );

/** The most guests that a pending enquiry asks for, and how many the venue takes. */
export async function guestsRequested(
  tx: Tx,
  listingId: string,
): Promise<{ mostGuests: number | null; maxGuests: number | null }> {
  const row = await selectOne(
    tx,
    columnsOf(Venue, ['maxGuests']).and(
      expressions<{ mostGuests: number | null }>({
        mostGuests: `(SELECT max(guests) FROM booking WHERE listing_id = listing.id
           AND status = 'pending' AND event_date >= today_in_india() AND guests > max_guests)`,
      }),
    ),
    `FROM listing WHERE id = $1`,
    [listingId],
  );
  return row ?? { mostGuests: null, maxGuests: null };
}

export type Completion = Record<ChecklistItemName, boolean>;

/** Returns which items of the checklist are complete, and whether the business has dismissed it. */
export async function selectCompletion(
  tx: Tx,
  listingId: string,
): Promise<(Completion & { dismissed: boolean }) | undefined> {
  const [row] = await tx.sql<Completion & { dismissed: boolean }>(
    `SELECT address <> '' AND summary <> '' AND phone <> ''
         AND (kind = 'vendor' OR max_guests IS NOT NULL) AND (kind = 'venue' OR experience_years IS NOT NULL) AS "PROFILE",
       jsonb_array_length(gallery) >= ${PHOTOS_MIN} AS "PHOTOS",
       COALESCE(veg_price, nonveg_price, package_price) IS NOT NULL AS "PRICES",
       CASE kind WHEN 'venue' THEN food_packages <> '' AND cardinality(facilities) > 0
         ELSE packages <> '[]' AND NOT EXISTS (SELECT FROM vendor_package
           WHERE vendor_id = listing.id AND (unit IS NULL OR inclusions = '{}')) END AS "PACKAGES",
       EXISTS (SELECT FROM blocked_period WHERE listing_id = listing.id)
         OR EXISTS (SELECT FROM offline_booking WHERE listing_id = listing.id)
         OR EXISTS (SELECT FROM booking WHERE listing_id = listing.id AND status = 'approved') AS "CALENDAR",
       EXISTS (SELECT FROM dismissed_checklist WHERE listing_id = listing.id) AS dismissed
     FROM listing WHERE id = $1`,
    [listingId],
  );
  return row;
}
