import { v7 } from 'uuid';
import type { Tx } from '../src/core/database.js';
import { dayFromNow } from './bookings.js';
import { demoId } from './ids.js';

const LISTING_ID = demoId('venue', 'jheel-mahal');

/** Minutes from the enquiry of the demo's couple to their request and to the confirmation. */
const [REQUESTED, CONFIRMED] = [22, 26];

/** Inserts a confirmed visit of the demo's couple in six days. */
export async function loadVisit(tx: Tx, coupleId: string): Promise<void> {
  const slots = [`${dayFromNow(6)}T11:00+05:30`, `${dayFromNow(7)}T16:30+05:30`];
  const pair = [coupleId, LISTING_ID];
  await tx.sql(
    `INSERT INTO visit (id, booking_id, status, slots, starts_at, created_at)
     SELECT $1, id, 'confirmed', $2, ($2::timestamptz[])[1], created_at + make_interval(mins => $3)
     FROM booking WHERE user_id = $4 AND listing_id = $5`,
    [v7(), slots, REQUESTED, ...pair],
  );
  const steps = [
    { kind: 'visit_requested', actorId: coupleId, times: slots, minutes: REQUESTED },
    { kind: 'visit_confirmed', actorId: LISTING_ID, times: slots.slice(0, 1), minutes: CONFIRMED },
  ];
  for (const { kind, actorId, times, minutes } of steps)
    await tx.sql(
      `INSERT INTO booking_event (id, booking_id, kind, actor_id, visit_times, created_at)
       SELECT $1, id, $2::booking_event_kind, $3, $4, created_at + make_interval(mins => $5)
       FROM booking WHERE user_id = $6 AND listing_id = $7`,
      [v7(), kind, actorId, times, minutes, ...pair],
    );
}
