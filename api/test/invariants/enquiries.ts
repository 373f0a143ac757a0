import {
  ACCEPT_OFFER,
  APPROVE,
  DECLINE_OFFER,
  OFFER_DATES,
  REJECT,
  SEND_ENQUIRY,
  WITHDRAW,
} from './documents.js';
import { clients, differences, type Invariant } from './invariant.js';
import { CODE, inDays, makeEnquiry, makeVenue } from './people.js';

/** A couple sends enquiries from many tabs; in every second round, it also withdraws the one that is open. */
export const oneOpenBooking: Invariant = {
  name: 'one-open-booking',
  async round({ tx, number, couples, send, together }) {
    const couple = couples[number % couples.length] ?? '';
    const venue = await makeVenue(tx);
    const before = number % 2 ? await makeEnquiry(tx, venue, couple) : undefined;
    const sending = (index: number) =>
      send(couple, SEND_ENQUIRY, {
        input: {
          ...{
            listingId: venue,
            name: 'Ananya',
            contact: '9829044171',
            address: 'Lal Ghat',
            location: 'Udaipur',
          },
          ...{
            date: inDays(30 + index),
            guests: 100 + index,
            typeOfEvent: 'Wedding',
            message: 'Is it free?',
          },
        },
      });
    const answers = await together(
      before
        ? [...clients(15, sending), ...clients(5, () => send(couple, WITHDRAW, { id: before.id }))]
        : clients(20, sending),
    );
    const [counts = { total: 0, open: 0 }] = await tx.sql<{ total: number; open: number }>(
      `SELECT count(*)::int AS total, (count(*) FILTER (WHERE status IN ('pending', 'approved')))::int AS open
       FROM booking WHERE user_id = $1 AND listing_id = $2`,
      [couple, venue],
    );
    const created = answers.filter(({ result }) => result.created).length;
    const ids = new Set(answers.map(({ result }) => result.booking?.id));
    const found = differences(
      { ...counts, refused: answers.filter(({ ok }) => !ok).length, total: counts.total },
      { refused: 0, total: created + (before ? 1 : 0) },
    );
    if (counts.open > 1 || (!before && created !== 1)) found.push(`${counts.open} open, ${created} created`);
    if (ids.size !== counts.total) found.push(`${ids.size} bookings in the answers, ${counts.total} exist`);
    return found;
  },
};

/** The owner approves and rejects while the couple withdraws. */
export const decisionOnce: Invariant = {
  name: 'decision-once',
  async round({ tx, number, couples, send, together }) {
    const couple = couples[number % couples.length] ?? '';
    const venue = await makeVenue(tx);
    const { id } = await makeEnquiry(tx, venue, couple);
    const answers = await together([
      ...clients(7, () => send(venue, APPROVE, { id, code: CODE })),
      ...clients(7, () => send(venue, REJECT, { id })),
      ...clients(6, () => send(couple, WITHDRAW, { id })),
    ]);
    const [row] = await tx.sql<{ status: string; events: number; notifications: number }>(
      `SELECT upper(status::text) AS status,
         (SELECT count(*)::int FROM booking_event WHERE booking_id = booking.id AND kind::text = status::text) AS events,
         (SELECT count(*)::int FROM notification WHERE booking_id = booking.id) AS notifications
       FROM booking WHERE id = $1`,
      [id],
    );
    const [all] = await tx.sql<{ events: number }>(
      `SELECT count(*)::int AS events FROM booking_event WHERE booking_id = $1`,
      [id],
    );
    const said = new Set(answers.flatMap(({ ok, result }) => (ok ? (result.booking?.status ?? []) : [])));
    // The owner and the couple get one each, but for a withdrawal only the owner.
    const found = differences({ ...row }, { events: 1, notifications: row?.status === 'WITHDRAWN' ? 1 : 2 });
    if (all?.events !== 1) found.push(`${all?.events} events`);
    if ([...said].join() !== row?.status)
      found.push(`${row?.status}, but the answers say ${[...said].join()}`);
    return found;
  },
};

/** The owner offers dates from many tabs; then the couple accepts and declines while both sides close the enquiry. */
export const dateOffers: Invariant = {
  name: 'date-offer',
  async round({ tx, number, couples, send, together }) {
    const couple = couples[number % couples.length] ?? '';
    const venue = await makeVenue(tx);
    const { id } = await makeEnquiry(tx, venue, couple);
    const offered = (index: number) => [inDays(100 + index), inDays(130 + index)];
    await together(clients(20, (index) => send(venue, OFFER_DATES, { id, dates: offered(index) })));
    const open = await tx.sql<{ id: string; dates: string[] }>(
      `SELECT id, dates::text[] AS dates FROM date_offer WHERE booking_id = $1 AND status = 'open'`,
      [id],
    );
    const [offer] = open;
    if (!offer || open.length > 1) return [`${open.length} open offers`];
    const accept = (date = '') => send(couple, ACCEPT_OFFER, { id: offer.id, date });
    const answers = await together([
      ...clients(6, () => accept(offer.dates[0])),
      ...clients(5, () => accept(offer.dates[1])),
      ...clients(5, () => send(couple, DECLINE_OFFER, { id: offer.id })),
      ...clients(2, () => send(couple, WITHDRAW, { id })),
      ...clients(2, () => send(venue, REJECT, { id })),
    ]);
    const [row] = await tx.sql<{
      open: number;
      replies: string[];
      status: string;
      decisions: number;
      moved: boolean;
    }>(
      `SELECT (SELECT count(*)::int FROM date_offer WHERE booking_id = b.id AND status = 'open') AS open,
         ARRAY(SELECT kind::text FROM booking_event WHERE booking_id = b.id AND kind::text LIKE 'offer_%') AS replies,
         o.status, o.accepted_date = b.event_date AS moved,
         (SELECT count(*)::int FROM booking_event WHERE booking_id = b.id AND kind::text IN ('withdrawn', 'rejected')) AS decisions
       FROM booking b JOIN date_offer o ON o.id = $2 WHERE b.id = $1`,
      [id, offer.id],
    );
    const expected = { accepted: 'offer_accepted', declined: 'offer_declined' }[row?.status ?? ''] ?? '';
    const dates = new Set(
      answers.slice(0, 11).flatMap(({ ok, result }) => (ok ? (result.booking?.date ?? []) : [])),
    );
    const found = differences(
      { ...row, replies: row?.replies.join() },
      { open: 0, decisions: 1, replies: expected },
    );
    if (row?.status === 'accepted' && !row.moved) found.push('accepted, but the booking has another date');
    if (dates.size > 1 || (dates.size === 1) !== (row?.status === 'accepted'))
      found.push(`${row?.status}, and the answers say ${[...dates].join()}`);
    return found;
  },
};
