import { randomUUID } from 'node:crypto';
import type { Tx } from '../../src/core/database.js';
import {
  ACCEPT_OFFER,
  ACCEPT_RESCHEDULE,
  ADD_OFFLINE,
  APPROVE,
  BLOCK,
  MOVE_OFFLINE,
  UNBLOCK,
  UPDATE_VENUE,
} from './documents.js';
import { clients, type Invariant } from './invariant.js';
import { CODE, inDays, makeBookings, makeVenue } from './people.js';

/**
 * Records changes of calendars in the order of their commits: all of them lock the listing before. Only in databases of
 * this test.
 */
const HISTORY = `
CREATE TABLE IF NOT EXISTS calendar_history (
  position bigserial PRIMARY KEY, listing_id uuid, change text, day date, amount integer);
CREATE INDEX IF NOT EXISTS calendar_history_listing ON calendar_history (listing_id);

CREATE OR REPLACE FUNCTION record_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Columns of the four tables by name.
  before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  INSERT INTO calendar_history (listing_id, change, day, amount)
  SELECT (one->>'listing_id')::uuid, CASE WHEN TG_TABLE_NAME = 'blocked_period' THEN 'block' ELSE 'take' END,
    COALESCE(one->>'event_date', one->>'first_day')::date, amount
  FROM (VALUES (before, -1), (after, 1)) AS change (one, amount)
  WHERE TG_TABLE_NAME <> 'listing' AND one IS NOT NULL AND COALESCE(one->>'status', 'approved') = 'approved'
    AND (before->>'event_date', COALESCE(before->>'status', 'approved')) IS DISTINCT FROM
        (after->>'event_date', COALESCE(after->>'status', 'approved'));
  IF TG_TABLE_NAME = 'listing' THEN
    INSERT INTO calendar_history (listing_id, change, amount) VALUES (NEW.id, 'capacity', NEW.daily_capacity);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION record_accepted_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO calendar_history (listing_id, change, day) SELECT listing_id, 'accept', NEW.accepted_date
  FROM booking WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER record_calendar AFTER INSERT OR UPDATE OR DELETE ON booking FOR EACH ROW EXECUTE FUNCTION record_calendar();
CREATE OR REPLACE TRIGGER record_calendar AFTER INSERT OR UPDATE OR DELETE ON offline_booking FOR EACH ROW EXECUTE FUNCTION record_calendar();
CREATE OR REPLACE TRIGGER record_calendar AFTER INSERT OR DELETE ON blocked_period FOR EACH ROW EXECUTE FUNCTION record_calendar();
CREATE OR REPLACE TRIGGER record_calendar AFTER INSERT OR UPDATE OF daily_capacity ON listing FOR EACH ROW EXECUTE FUNCTION record_calendar();
CREATE OR REPLACE TRIGGER record_accepted_date AFTER UPDATE ON date_offer FOR EACH ROW
  WHEN (NEW.status = 'accepted' AND OLD.status <> 'accepted') EXECUTE FUNCTION record_accepted_date();
`;

interface Change {
  change: 'take' | 'block' | 'capacity' | 'accept';
  day: string | null;
  amount: number;
}

/**
 * Approvals, moves and offline bookings compete for the places of a day; in two rounds of three, the owner also blocks or
 * unblocks it and changes the daily capacity.
 */
export const dailyCapacity: Invariant = {
  name: 'daily-capacity',
  async prepare(tx) {
    for (const statement of HISTORY.split(/;\n+(?=CREATE)/)) await tx.sql(statement);
  },
  async round({ tx, number, couples, send, together }) {
    const [day, mode] = [inDays(60), number % 3];
    const capacity = 1 + (number % 4);
    const venue = await makeVenue(tx, capacity);
    const elsewhere = (index: number) => inDays(61 + index);
    const rows = couples.slice(0, 12).map((couple, index) => {
      if (index < 6) return { couple, date: day };
      const date = elsewhere(index);
      return index < 9 ? { couple, date, requestedDate: day } : { couple, date, offeredDate: day };
    });
    const bookings = await makeBookings(tx, venue, rows);
    const offline = [randomUUID(), randomUUID()];
    await tx.sql(
      `INSERT INTO offline_booking (id, listing_id, event_date, name, note)
       SELECT id, $1, $2::date + number::int, 'Kavya', '' FROM unnest($3::uuid[]) WITH ORDINALITY AS row (id, number)`,
      [venue, elsewhere(20), offline],
    );
    const period = randomUUID();
    if (mode === 2)
      await tx.sql(
        `INSERT INTO blocked_period (id, listing_id, first_day, last_day, note) VALUES ($1, $2, $3, $3, '')`,
        [period, venue, day],
      );
    const input = { date: day, name: 'Kavya' };
    const addOffline = () => send(venue, ADD_OFFLINE, { input });
    const takes = [
      ...bookings.map(({ id, couple, offerId }, index) => () => {
        if (index < 6) return send(venue, APPROVE, { id, code: CODE });
        return index < 9
          ? send(venue, ACCEPT_RESCHEDULE, { id, date: day })
          : send(couple, ACCEPT_OFFER, { id: offerId, date: day });
      }),
      ...offline.map((id) => () => send(venue, MOVE_OFFLINE, { id, input })),
    ];
    const changes = [
      () =>
        mode === 2
          ? send(venue, UNBLOCK, { id: period })
          : send(venue, BLOCK, { input: { firstDay: day, lastDay: day } }),
      () => send(venue, UPDATE_VENUE, { input: { dailyCapacity: 1 + ((number + 2) % 4) } }),
    ];
    const actions = [...takes, ...clients(mode === 0 ? 6 : 4, addOffline), ...(mode === 0 ? [] : changes)];
    const answers = await together(actions);
    const history = await historyOf(tx, venue);
    const taken = places(history, day);
    // Accepted offers check for a place and take none.
    const succeeded = answers.filter(
      ({ ok }, index) => ok && (index < 9 || (index >= 12 && index < 18)),
    ).length;
    const adds = mode === 0 ? answers.slice(18).filter(({ ok }) => ok).length : 0;
    const found = replay(history);
    if (taken !== succeeded + adds) found.push(`${succeeded + adds} succeeded, ${taken} places are taken`);
    if (mode === 0 && taken !== capacity) found.push(`${taken} of ${capacity} places are taken`);
    if (mode === 0 && !(await isFull(tx, venue, day))) found.push('the day isn’t listed as full');
    return found;
  },
};

const historyOf = (tx: Tx, venue: string) =>
  tx.sql<Change>(
    `SELECT change, day::text, amount FROM calendar_history WHERE listing_id = $1 ORDER BY position`,
    [venue],
  );

const places = (history: readonly Change[], day: string) =>
  history.reduce(
    (sum, { change, day: at, amount }) => sum + (change === 'take' && at === day ? amount : 0),
    0,
  );

/** Checks each change against those before it. */
function replay(history: readonly Change[]): string[] {
  const found: string[] = [];
  const [taken, blocked] = [new Map<string, number>(), new Map<string, number>()];
  let capacity = 0;
  for (const { change, day, amount } of history) {
    if (change === 'capacity' || !day) {
      capacity = amount;
      continue;
    }
    const isFree = !blocked.get(day) && (taken.get(day) ?? 0) < capacity;
    if ((change === 'accept' || (change === 'take' && amount > 0)) && !isFree)
      found.push(
        `${change} with ${taken.get(day) ?? 0} of ${capacity} taken, ${blocked.get(day) ?? 0} blocks`,
      );
    const counts = change === 'block' ? blocked : taken;
    if (change !== 'accept') counts.set(day, (counts.get(day) ?? 0) + amount);
  }
  return found;
}

async function isFull(tx: Tx, venue: string, day: string): Promise<boolean> {
  return (await tx.sql(`SELECT FROM full_day WHERE listing_id = $1 AND day = $2`, [venue, day])).length > 0;
}
