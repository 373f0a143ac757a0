import { CANCEL_VISIT, CONFIRM_VISIT, OFFER_VISIT, REQUEST_VISIT } from './documents.js';
import { clients, differences, type Invariant } from './invariant.js';
import { inDays, makeEnquiry, makeVenue } from './people.js';

const slot = (days: number) => `${inDays(days)}T11:00:00+05:30`;

/** A couple requests visits from many tabs; then the owner confirms different times while both sides change them. */
export const oneVisit: Invariant = {
  name: 'one-visit',
  async round({ tx, number, couples, send, together }) {
    const couple = couples[number % couples.length] ?? '';
    const venue = await makeVenue(tx);
    const { id } = await makeEnquiry(tx, venue, couple);
    const open = () =>
      tx.sql<{ id: string; slots: Date[] }>(
        `SELECT id, slots FROM visit WHERE booking_id = $1 AND status IN ('requested', 'offered', 'confirmed')`,
        [id],
      );
    const slots = (index: number) => [slot(3 + index), slot(30 + index), slot(60)];
    await together(clients(20, (index) => send(couple, REQUEST_VISIT, { id, slots: slots(index) })));
    const requested = await open();
    const [visit] = requested;
    if (!visit || requested.length > 1) return [`${requested.length} open visits`];
    // The limit of changes per hour would refuse all further ones.
    await tx.sql(
      `UPDATE booking_event SET created_at = created_at - interval '2 hours' WHERE booking_id = $1`,
      [id],
    );
    const answers = await together([
      ...clients(13, (index) =>
        send(venue, CONFIRM_VISIT, { id: visit.id, startsAt: visit.slots[index % 3]?.toISOString() }),
      ),
      ...clients(2, (index) => send(venue, OFFER_VISIT, { id: visit.id, slots: [slot(10 + index)] })),
      ...clients(3, () => send(couple, CANCEL_VISIT, { id: visit.id })),
      ...clients(2, (index) => send(couple, REQUEST_VISIT, { id, slots: [slot(20 + index)] })),
    ]);
    const [row] = await tx.sql<{
      confirmations: number;
      confirmed: number;
      cancellations: number;
      status: string;
    }>(
      `SELECT v.status, (SELECT count(*)::int FROM booking_event WHERE booking_id = $1 AND kind = 'visit_confirmed') AS confirmations,
         (v.starts_at IS NOT NULL)::int AS confirmed,
         (SELECT count(*)::int FROM booking_event WHERE booking_id = $1 AND kind = 'visit_cancelled') AS cancellations
       FROM visit v WHERE v.id = $2`,
      [id, visit.id],
    );
    const still = (await open()).length;
    const found = differences({ ...row }, { cancellations: row?.status === 'cancelled' ? 1 : 0 });
    if (still > 1) found.push(`${still} open visits`);
    if (row && row.confirmations !== row.confirmed) found.push(`${row.confirmations} confirmations`);
    const confirming = answers.slice(0, 13).some(({ ok }) => ok);
    if (confirming !== (row?.confirmed === 1)) found.push('the answers differ from the visit');
    return found;
  },
};
