import { allColumnsOf, returning, select } from '../../core/columns.js';
import { readableDay, todayInIndia } from '../../core/day.js';
import { conflict, notFound, violates } from '../../core/errors.js';
import { parseEventType } from '../../core/event-type.labels.js';
import { newId } from '../../core/ids.js';
import { only, operation } from '../../core/operation.js';
import { lockListing } from '../listing/listing.service.js';
import {
  calendarDayRules,
  entryIdRules,
  offlineBookingRules,
  updateOfflineBookingRules,
} from './calendar.rules.js';
import { t } from './messages.generated.js';
import { OfflineBooking } from './offline-booking.entity.js';

const COLUMNS = allColumnsOf(OfflineBooking);

const ownerWrite = { kind: 'write', allow: only('vendor', 'venue'), limit: 'write' } as const;

/** Returns the offline bookings of a day of the owner’s calendar. Nobody else reads names and notes. */
export const listOfflineBookings = operation({
  name: 'calendar.listOfflineBookings',
  kind: 'read',
  allow: only('vendor', 'venue'),
  input: calendarDayRules,
  run: ({ tx, viewer, input }) =>
    select(
      tx,
      COLUMNS,
      `FROM offline_booking WHERE listing_id = $1 AND event_date = $2 ORDER BY created_at, id`,
      [viewer.id, input.date],
    ),
});

/**
 * Adds a booking that was made outside of Mandap.
 * @throws AppError CONFLICT when the day has passed, is full or blocked
 */
export const addOfflineBooking = operation({
  ...ownerWrite,
  name: 'calendar.addOfflineBooking',
  input: offlineBookingRules,
  async run({ tx, viewer, input }): Promise<OfflineBooking> {
    requireUpcoming(input.date);
    const [added] = await returning(
      tx,
      COLUMNS,
      `INSERT INTO offline_booking (id, listing_id, event_date, name, note, guests, event_type, event_type_text)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [newId(), viewer.id, ...valuesOf(input)],
    ).catch((error: unknown) => {
      throw isDayTaken(error) ? dayTaken(input.date) : error;
    });
    return found(added);
  },
});

/**
 * Replaces the fields of an offline booking.
 * @throws AppError CONFLICT when its new day has passed, is full or blocked
 */
export const updateOfflineBooking = operation({
  ...ownerWrite,
  name: 'calendar.updateOfflineBooking',
  input: updateOfflineBookingRules,
  async run({ tx, viewer, input: { id, ...input } }): Promise<OfflineBooking> {
    await lockListing(tx, viewer.id);
    const before = found(await tx.repository(OfflineBooking).findOneBy({ id, listingId: viewer.id }));
    if (input.date !== before.date) requireUpcoming(input.date);
    const [changed] = await returning(
      tx,
      COLUMNS,
      `UPDATE offline_booking SET event_date = $3, name = $4, note = $5, guests = $6, event_type = $7,
         event_type_text = $8 WHERE id = $1 AND listing_id = $2`,
      [id, viewer.id, ...valuesOf(input)],
    ).catch((error: unknown) => {
      throw isDayTaken(error) ? dayTaken(input.date) : error;
    });
    return found(changed);
  },
});

/** Deletes an offline booking, and returns it as it was. */
export const deleteOfflineBooking = operation({
  ...ownerWrite,
  name: 'calendar.deleteOfflineBooking',
  input: entryIdRules,
  async run({ tx, viewer, input: { id } }): Promise<OfflineBooking> {
    await lockListing(tx, viewer.id);
    const [deleted] = await returning(
      tx,
      COLUMNS,
      `DELETE FROM offline_booking WHERE id = $1 AND listing_id = $2`,
      [id, viewer.id],
    );
    return found(deleted);
  },
});

interface OfflineBookingFields {
  date: string;
  name: string;
  note: string;
  typeOfEvent: string;
  guests?: number | null;
}

function valuesOf({ date, name, note, guests, typeOfEvent }: OfflineBookingFields) {
  const { eventType, eventTypeText } = typeOfEvent
    ? parseEventType(typeOfEvent)
    : { eventType: null, eventTypeText: null };
  return [date, name, note, guests ?? null, eventType, eventTypeText];
}

function requireUpcoming(date: string): void {
  if (date < todayInIndia()) throw conflict(t('datePassed', { date: readableDay(date) }), 'date');
}

const isDayTaken = (error: unknown) => violates(error, 'booking_daily_capacity');

const dayTaken = (date: string) => conflict(t('dateFull', { date: readableDay(date) }), 'date');

function found(booking: OfflineBooking | null | undefined): OfflineBooking {
  if (!booking) throw notFound(t('offlineBookingNotFound'));
  return booking;
}
