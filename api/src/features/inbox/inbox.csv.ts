import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Context } from '../../core/context.js';
import { readableDay, todayInIndia } from '../../core/day.js';
import { typeOfEvent } from '../../core/event-type.labels.js';
import { spacedPhone } from '../../core/phone.js';
import type { Booking } from '../booking/booking.entity.js';
import { rejectionReasonLabel } from '../booking/booking.labels.js';
import { coupleContactFor } from '../booking/booking.policy.js';
import { coupleName } from '../booking/couple-name.js';
import { labelsOfBookings, notesOfBookings } from './label.query.js';
import { t } from './messages.generated.js';

const COLUMNS = [
  'name',
  'status',
  'typeOfEvent',
  'date',
  'guests',
  'location',
  'contact',
  'address',
  'message',
  'sent',
  'decided',
  'rejectionReason',
  'labels',
  'note',
] as const;
type Cells = Record<(typeof COLUMNS)[number], string>;

/**
 * Writes enquiries as CSV with a byte order mark, which Excel needs to read UTF-8. Cells that a spreadsheet would run as
 * formulas get an apostrophe. Phone numbers are grouped, or a spreadsheet would drop leading zeros.
 * Leaves out codes, and contact details that the business can't see.
 */
export function enquiriesAsCsv(ctx: Context, batches: AsyncIterable<Booking[]>): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: COLUMNS.map((key) => ({ key, header: t(`column.${key}`) })),
    escape_formulas: true,
    // Unquoted, a lone carriage return would begin a new row, and what follows could be a formula.
    quoted_string: true,
    record_delimiter: 'windows',
  });
  return Readable.from(rowsOf(ctx, batches))
    .on('error', (error) => csv.destroy(error))
    .pipe(csv);
}

async function* rowsOf(ctx: Context, batches: AsyncIterable<Booking[]>): AsyncGenerator<Cells> {
  const { tx } = ctx.services.database;
  for await (const bookings of batches) {
    const ids = bookings.map(({ id }) => id);
    const [labels, notes] = [await labelsOfBookings(tx, ids), await notesOfBookings(tx, ids)];
    for (const booking of bookings)
      yield {
        ...cellsOf(ctx, booking),
        labels: (labels.get(booking.id) ?? []).map(({ name }) => name).join(', '),
        note: notes.get(booking.id) ?? '',
      };
  }
}

function cellsOf({ viewer }: Context, booking: Booking): Omit<Cells, 'labels' | 'note'> {
  const { rejectionReason, rejectionNote, decidedAt } = booking;
  const { contact, address } = coupleContactFor(viewer, booking);
  const reasons = rejectionReason ? [rejectionReasonLabel(rejectionReason), rejectionNote ?? ''] : [];
  return {
    name: coupleName(booking),
    status: t(`status.${statusOf(booking)}`),
    typeOfEvent: typeOfEvent(booking),
    date: readableDay(booking.date),
    guests: String(booking.guests),
    location: booking.location,
    contact: spacedPhone(contact),
    address,
    message: booking.message,
    sent: readableDay(todayInIndia(booking.createdAt)),
    decided: decidedAt ? readableDay(todayInIndia(decidedAt)) : '',
    rejectionReason: reasons.filter(Boolean).join(': '),
  };
}

const statusOf = ({ status, date }: Booking) =>
  status === 'pending' && date < todayInIndia() ? 'expired' : status;
