import { randomUUID } from 'node:crypto';
import { inSlowTransaction } from '../../src/core/transaction.js';
import { dayEvent, icsFile } from '../../src/features/calendar/calendar-file.factory.js';
import { refreshResponses } from '../../src/features/response/response.service.js';
import { ERRORS, listingOf, pick, shownListing, type Scene, type Write } from './act.js';
import { inDays, makeUser, setStatus } from './world.js';

/** Inserts a booking in this many days with its columns, and returns it. */
async function book(
  scene: Scene,
  days: number,
  columns: { status: 'pending' | 'approved'; requested_date?: string },
): Promise<Booking> {
  const { app, world, random } = scene;
  // Others may have an open booking here, and nobody can have two.
  const couple = await makeUser(app, 'Tara Menon');
  const [id, code] = [randomUUID(), String(100_000 + Math.floor(random() * 900_000))];
  await app.sql(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
       guests, event_date, address, event_type, message, code, status, decided_at, requested_date)
     SELECT $1, $2, id, kind, name, city, 'Ananya', '9829044171', 'Udaipur', 100, $4, 'Lal Ghat', 'WEDDING', '', $5,
       $6::booking_status, CASE WHEN $6 = 'approved' THEN now() END, $7 FROM listing WHERE id = $3`,
    [
      ...[id, couple, world.venues[0], inDays(days), code],
      ...[columns.status, columns.requested_date ?? null],
    ],
  );
  return { id, code };
}

interface Booking {
  id: string;
  code: string;
  /** ID of a quote or date offer that is answered. */
  answered?: string;
  date?: string;
}

let daysUsed = 0;
/** Returns another day each time, within the calendar that is among the reads. They suffice for 4,000 writes. */
const freeDay = () => 31 + (daysUsed++ % 695);

/** A write by a party of a booking that was made for it, of the first venue. */
function bookingWrite(
  name: string,
  party: 'couple' | 'owner',
  make: (scene: Scene) => Promise<Booking>,
  mutation: string,
): Write {
  let made: Booking | undefined;
  return {
    name,
    prepare: async (scene) => (made = await make(scene)),
    async run({ act, row, world }) {
      const booking = await row<{ couple: string }>(`SELECT user_id AS couple FROM booking WHERE id = $1`, [
        made?.id,
      ]);
      const { id, answered, code, date } = made ?? {};
      const used = Object.entries({ id: answered ?? id, code, date }).filter(([key]) =>
        mutation.includes(`$${key}`),
      );
      const types = { id: 'ID!', code: 'String!', date: 'String!' };
      const declared = used.map(([key]) => `$${key}: ${types[key as keyof typeof types]}`).join(', ');
      return act(
        party === 'couple' ? booking?.couple : world.venues[0],
        `mutation B(${declared}) { r: ${mutation} ${ERRORS} }`,
        Object.fromEntries(used),
      );
    },
  };
}

async function pending(scene: Scene) {
  const { app, world } = scene;
  // It may have been suspended, and would take no enquiries.
  await setStatus(app, world.venues[0] ?? '', 'approved');
  return book(scene, freeDay(), { status: 'pending' });
}

async function withRequestedDate(scene: Scene) {
  const date = inDays(freeDay());
  return { ...(await book(scene, freeDay(), { status: 'approved', requested_date: date })), date };
}

async function withDateOffer(scene: Scene) {
  const [booking, offer] = [await pending(scene), randomUUID()];
  const dates = [inDays(freeDay()), inDays(freeDay())];
  await scene.app.sql(`INSERT INTO date_offer (id, booking_id, dates) VALUES ($1, $2, $3)`, [
    offer,
    booking.id,
    dates,
  ]);
  return { ...booking, answered: offer, date: dates[0] };
}

async function withQuote(scene: Scene) {
  const [booking, quote] = [await pending(scene), randomUUID()];
  await scene.app.sql(
    `WITH made AS (
       INSERT INTO quote (id, booking_id, client_id, version, status, event_date, guests, valid_until, line_count,
         subtotal, discount, gst, total, note, included)
       SELECT $1, id, $1, 1, 'open', event_date, guests, today_in_india() + 14, 1, 145000, 0, 7250, 152250, '', ''
       FROM booking WHERE id = $2 RETURNING id)
     INSERT INTO quote_line (quote_id, position, label, quantity, unit, unit_price, gst_rate, amount, discount, gst)
     SELECT id, 0, 'Plate', 1, 'PLATE', 145000, 5, 145000, 0, 7250 FROM made`,
    [quote, booking.id],
  );
  return { ...booking, answered: quote };
}

const period = ({ random }: Scene) => {
  const from = Math.floor(random() * 20);
  return { firstDay: inDays(from), lastDay: inDays(from + Math.floor(random() * 10)) };
};

/** Runs a write with a random row of a table of calendars, as its owner. */
const ofCalendar =
  (table: 'blocked_period' | 'offline_booking', document: string, input?: (scene: Scene) => object) =>
  async (scene: Scene) => {
    const entry = await scene.row<{ id: string; listing: string }>(
      `SELECT id, listing_id AS listing FROM ${table} ORDER BY random() LIMIT 1`,
    );
    if (!entry) return false;
    return scene.act(entry.listing, document, { id: entry.id, ...(input && { input: input(scene) }) });
  };

/** Writes about bookings and calendars. */
export const BOOKING_WRITES: Write[] = [
  {
    name: 'booking.send',
    run: (scene) =>
      scene.act(
        pick(scene.world.users, scene.random),
        `mutation E($input: EnquiryInput!) { r: sendEnquiry(input: $input) ${ERRORS} }`,
        {
          input: {
            ...{ listingId: listingOf(scene), name: 'Ananya', contact: '9829044171', address: 'Lal Ghat' },
            ...{ date: inDays(20 + Math.floor(scene.random() * 300)), guests: 200, location: 'Udaipur' },
            ...{ typeOfEvent: 'Wedding', message: 'Is it free?' },
          },
        },
      ),
  },
  bookingWrite('booking.approve', 'owner', pending, 'approveBooking(id: $id, code: $code)'),
  bookingWrite('booking.reject', 'owner', pending, 'rejectBooking(id: $id)'),
  bookingWrite('booking.withdraw', 'couple', pending, 'withdrawBooking(id: $id)'),
  bookingWrite(
    'booking.acceptReschedule',
    'owner',
    withRequestedDate,
    'acceptReschedule(id: $id, date: $date)',
  ),
  bookingWrite('booking.acceptDateOffer', 'couple', withDateOffer, 'acceptDateOffer(id: $id, date: $date)'),
  bookingWrite('quote.accept', 'couple', withQuote, 'acceptQuote(id: $id)'),
  {
    name: 'calendar.blockDays',
    run: (scene) =>
      scene.act(
        shownListing(scene),
        `mutation B($input: BlockedPeriodInput!) { r: blockDays(input: $input) ${ERRORS} }`,
        { input: period(scene) },
      ),
  },
  {
    name: 'calendar.updateBlockedPeriod',
    run: ofCalendar(
      'blocked_period',
      `mutation B($id: ID!, $input: BlockedPeriodInput!) { r: updateBlockedPeriod(id: $id, input: $input) ${ERRORS} }`,
      period,
    ),
  },
  {
    name: 'calendar.deleteBlockedPeriod',
    run: ofCalendar('blocked_period', `mutation B($id: ID!) { r: deleteBlockedPeriod(id: $id) ${ERRORS} }`),
  },
  {
    name: 'calendar.addOfflineBooking',
    run: (scene) =>
      scene.act(
        shownListing(scene),
        `mutation O($input: OfflineBookingInput!) { r: addOfflineBooking(input: $input) ${ERRORS} }`,
        { input: { date: inDays(Math.floor(scene.random() * 30)), name: 'Kavya' } },
      ),
  },
  {
    name: 'calendar.updateOfflineBooking',
    run: ofCalendar(
      'offline_booking',
      `mutation O($id: ID!, $input: OfflineBookingInput!) { r: updateOfflineBooking(id: $id, input: $input) ${ERRORS} }`,
      ({ random }) => ({ date: inDays(Math.floor(random() * 30)), name: 'Kavya' }),
    ),
  },
  {
    name: 'calendar.deleteOfflineBooking',
    run: ofCalendar('offline_booking', `mutation O($id: ID!) { r: deleteOfflineBooking(id: $id) ${ERRORS} }`),
  },
  {
    name: 'calendar.import',
    async run(scene) {
      const { act, random } = scene;
      const day = inDays(Math.floor(random() * 30));
      const file = new File([new Uint8Array(icsFile(dayEvent(`event-${random()}`, day)))], 'calendar.ics');
      const owner = shownListing(scene);
      const preview = await act<{ calendarImport: { fingerprint: string } }>(
        owner,
        `mutation P($file: Upload!) { r: previewCalendarImport(file: $file)
           { calendarImport { fingerprint } userErrors { message } } }`,
        {},
        { file },
      );
      return act(
        owner,
        `mutation I($file: Upload!, $fingerprint: String!)
           { r: importCalendar(file: $file, fingerprint: $fingerprint) ${ERRORS} }`,
        { fingerprint: preview?.calendarImport.fingerprint },
        { file },
      );
    },
  },
  {
    name: 'the figures of responses are refreshed',
    // From five enquiries on that are three days old.
    prepare: ({ world, random, app }) =>
      app.sql(
        `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
           guests, event_date, address, event_type, message, code, status, decided_at, created_at)
         SELECT gen_random_uuid(), $1, id, kind, name, city, 'Ananya', '9829044171', 'Udaipur', 100,
           today_in_india() + 200 + n, 'Lal Ghat', 'WEDDING', '', '123456', 'rejected', now(), now() - interval '4 days'
         FROM listing, generate_series(1, 5) n WHERE id = $2`,
        [pick(world.users, random), world.venues[0]],
      ),
    async run({ app }) {
      await inSlowTransaction(app.services.database, refreshResponses);
      return true;
    },
  },
];
