import { randomUUID } from 'node:crypto';
import { ACCEPT_QUOTE, DECLINE_QUOTE, REJECT, SEND_QUOTE, UPDATE_ENQUIRY, WITHDRAW } from './documents.js';
import { clients, differences, type Invariant } from './invariant.js';
import { inDays, makeEnquiry, makeVenue } from './people.js';

/** Number of different quotes that are sent at the same time: as many as a booking may have in an hour. */
const QUOTES = 5;

interface Version {
  id: string;
  clientId: string;
  version: number;
  status: string;
  total: string;
  /** Sum of the stored lines less the discount, with GST; it is `total` unless somebody changed either. */
  sum: string;
}

/**
 * A business sends versions of a quote from many tabs, each several times; then the couple accepts and declines them
 * while the business sends another, and both sides change or close the enquiry.
 */
export const oneAcceptedQuote: Invariant = {
  name: 'one-accepted-quote',
  async round({ tx, number, couples, send, together }) {
    const couple = couples[number % couples.length] ?? '';
    const venue = await makeVenue(tx);
    const { id } = await makeEnquiry(tx, venue, couple);
    const versions = () =>
      tx.sql<Version>(
        `SELECT q.id, q.client_id AS "clientId", q.version, q.status::text, q.total::text,
           (SELECT sum(amount - discount + gst)::text FROM quote_line WHERE quote_id = q.id) AS sum
         FROM quote q WHERE q.booking_id = $1 ORDER BY q.version`,
        [id],
      );
    const sendQuote = (clientId: string, plates: number) =>
      send(venue, SEND_QUOTE, {
        input: {
          ...{ bookingId: id, clientId, date: inDays(90), guests: 100, validUntil: inDays(14) },
          ...{ discount: 100_001, included: 'Welcome drink', note: '' },
          lines: [
            { label: 'Vegetarian plate', quantity: plates, unit: 'PLATE', unitPrice: 145_033, gstRate: 5 },
            { label: 'Hall', quantity: 1, unit: 'FLAT', unitPrice: 9_999_999, gstRate: 18 },
          ],
        },
      });

    const sentIds = Array.from({ length: QUOTES }, () => randomUUID());
    const sending = await together(
      clients(20, (index) => sendQuote(sentIds[index % QUOTES] ?? '', 100 + (index % QUOTES))),
    );
    const sent = await versions();
    const found = differences(
      {
        refused: sending.filter(({ ok }) => !ok).length,
        versions: sent.map(({ version }) => version).join(),
        clientIds: new Set(sent.map(({ clientId }) => clientId)).size,
        superseded: sent.filter(({ status }) => status === 'superseded').length,
      },
      { refused: 0, versions: '1,2,3,4,5', clientIds: QUOTES, superseded: QUOTES - 1 },
    );
    const [first, latest] = [sent[0], sent.at(-1)];
    if (!first || latest?.status !== 'open') return [...found, 'the latest version isn’t open'];

    // The limit of versions per hour would refuse all further ones.
    await tx.sql(
      `UPDATE booking_event SET created_at = created_at - interval '2 hours' WHERE booking_id = $1`,
      [id],
    );
    const another = randomUUID();
    const answers = await together([
      ...clients(9, () => send(couple, ACCEPT_QUOTE, { id: latest.id })),
      ...clients(2, () => send(couple, ACCEPT_QUOTE, { id: first.id })),
      ...clients(2, () => send(couple, DECLINE_QUOTE, { id: latest.id, note: '' })),
      ...clients(3, () => sendQuote(another, 300)),
      ...clients(2, () => send(couple, UPDATE_ENQUIRY, { input: { id, date: inDays(90), guests: 250 } })),
      ...(number % 2
        ? clients(2, () => send(venue, REJECT, { id }))
        : clients(2, () => send(couple, WITHDRAW, { id }))),
    ]);
    const after = await versions();
    const count = (status: string) => after.filter((each) => each.status === status).length;
    const [booking] = await tx.sql<{ status: string; accepted: number; declined: number; sent: number }>(
      `SELECT status, (SELECT count(*)::int FROM booking_event e WHERE e.booking_id = b.id AND kind = 'quote_accepted') AS accepted,
         (SELECT count(*)::int FROM booking_event e WHERE e.booking_id = b.id AND kind = 'quote_declined') AS declined,
         (SELECT count(*)::int FROM booking_event e WHERE e.booking_id = b.id AND kind = 'quote_sent') AS sent
       FROM booking b WHERE id = $1`,
      [id],
    );
    /** Returns whether one of the next actions, in the order above, succeeded. */
    const succeeded = (actions: number) => answers.splice(0, actions).some(({ ok }) => ok);
    const [acceptsLatest, acceptsFirst] = [succeeded(9), succeeded(2)];
    const [declines, sendsAnother] = [succeeded(2), succeeded(3)];
    const latestAfter = after.find((each) => each.id === latest.id);
    found.push(
      ...differences(
        {
          acceptedEvents: booking?.accepted,
          declinedEvents: booking?.declined,
          sentEvents: booking?.sent,
          acceptedLatest: latestAfter?.status === 'accepted',
          declinedLatest: latestAfter?.status === 'declined',
          acceptedFirst: acceptsFirst,
          total: latestAfter?.total,
          anotherExists: after.some(({ clientId }) => clientId === another),
        },
        {
          acceptedEvents: count('accepted'),
          declinedEvents: count('declined'),
          sentEvents: after.length,
          acceptedLatest: acceptsLatest,
          declinedLatest: declines,
          acceptedFirst: false,
          total: latest.total,
          anotherExists: sendsAnother,
        },
      ),
    );
    if (count('accepted') + count('open') > 1)
      found.push(`${count('accepted')} accepted and ${count('open')} open versions`);
    if (after.length > QUOTES + 1) found.push(`${after.length} versions`);
    const wrong = after.filter(({ total, sum }) => total !== sum);
    if (wrong.length) found.push(`the lines of ${wrong.length} versions differ from their total`);
    return found;
  },
};
