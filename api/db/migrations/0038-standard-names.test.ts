import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { newId } from '../../src/core/ids.js';
import { makeEmptyDatabase } from '../../test/postgres.js';
import { makeMigrator } from '../migrate.js';
import { loadMigrations } from '../migrations.js';

const MIGRATION = 1764000000038;

const EVENT = { type: 'WEDDING', typeText: null, date: '2027-12-24', guests: 50 };

/** Kinds of notification with params, before and after. */
const NOTIFICATIONS = [
  ['date_proposed', 'reschedule_requested', { event: EVENT, requestedDate: '2027-12-25' }],
  ['date_accepted', 'reschedule_accepted', { date: '2027-12-25' }],
  ['date_declined', 'reschedule_declined', { requestedDate: '2027-12-25', date: '2027-12-24' }],
  ['date_changed', 'date_changed', { previousDate: '2027-12-23', date: '2027-12-24' }],
  ['listing_removed', 'listing_deleted', { event: EVENT, status: 'approved' }],
  ['couple_left', 'couple_deleted', { event: EVENT, status: 'approved' }],
  ['prices_read', 'prices_parsed', { veg: 900, nonVeg: null }],
  ['city_interest', 'city_interest', { city: 'Udaipur' }],
] as const;

const EVENTS = [
  ['sent', 'sent'],
  ['date_proposed', 'reschedule_requested'],
  ['date_accepted', 'reschedule_accepted'],
  ['date_declined', 'reschedule_declined'],
  ['proposal_dropped', 'reschedule_cancelled'],
  ['date_changed', 'date_changed'],
] as const;

/** Entries of the audit log: action, kind of target, and state after the action. */
const AUDITED = [
  [
    { action: 'apiKey.make', target_type: 'api key', after: { hint: 'mandap_abcdef', scopes: 'read:own' } },
    {
      action: 'apiKey.create',
      target_type: 'api key',
      after: { prefix: 'mandap_abcdef', scopes: 'read:own' },
    },
  ],
  [
    { action: 'mailQueue.discard', target_type: 'mail', after: null },
    { action: 'mailQueue.delete', target_type: 'email', after: null },
  ],
  [
    { action: 'mailQueue.retry', target_type: 'mail', after: null },
    { action: 'mailQueue.retry', target_type: 'email', after: null },
  ],
  [
    { action: 'listing.rank', target_type: 'listing', after: { hint: 1 } },
    { action: 'listing.rank', target_type: 'listing', after: { hint: 1 } },
  ],
] as const;

const RESULTS = [
  [
    { id: 'b', changes: { status: 'approved', proposedDate: '2027-12-25' } },
    { id: 'b', changes: { status: 'approved', requestedDate: '2027-12-25' } },
  ],
  [
    { created: true, booking: { id: 'b', changes: { status: 'pending', proposedDate: null } } },
    { created: true, booking: { id: 'b', changes: { status: 'pending', requestedDate: null } } },
  ],
  [{ city: 'Udaipur' }, { city: 'Udaipur' }],
  ['b', 'b'],
] as const;

let source: DataSource;
const [couple, owner, booking] = [newId(), newId(), newId()];

const before = <Row extends readonly unknown[]>(rows: readonly Row[]) => rows.map(([first]) => first);
const after = <Row extends readonly [unknown, unknown, ...unknown[]]>(rows: readonly Row[]) =>
  rows.map(([, second]) => second);

/** What the migration renames, in the order in which it was inserted. */
async function stored(): Promise<object> {
  const columnOf = async (sql: string): Promise<unknown[]> =>
    ((await source.query(sql)) as { value: unknown }[]).map(({ value }) => value);
  return {
    notifications: await columnOf('SELECT kind AS value FROM notification ORDER BY id'),
    params: await columnOf('SELECT params AS value FROM notification ORDER BY id'),
    events: await columnOf('SELECT kind AS value FROM booking_event ORDER BY id'),
    audited: await source.query('SELECT action, target_type, after FROM audit ORDER BY id'),
    results: await columnOf('SELECT result AS value FROM idempotency ORDER BY act'),
  };
}

const OLD = {
  notifications: before(NOTIFICATIONS),
  params: NOTIFICATIONS.map(([, , params]) => params),
  events: before(EVENTS),
  audited: before(AUDITED),
  results: before(RESULTS),
};
const NEW = {
  ...OLD,
  notifications: after(NOTIFICATIONS),
  events: after(EVENTS),
  audited: after(AUDITED),
  results: after(RESULTS),
};

beforeAll(async () => {
  const url = await makeEmptyDatabase(`before_${MIGRATION}`);
  const all = await loadMigrations();
  const until = (last: number) => all.filter(({ name }) => Number(name.slice(-13)) <= last);
  const earlier = makeMigrator(url, until(MIGRATION - 1));
  await earlier.initialize();
  await earlier.runMigrations({ transaction: 'each' });
  await earlier.destroy();
  source = makeMigrator(url, until(MIGRATION));
  await source.initialize();
  await insertRows();
}, 120_000);
afterAll(() => source.destroy());

async function insertRows(): Promise<void> {
  await source.query(
    `INSERT INTO account (id, email, role, password_hash)
     VALUES ($1, 'couple@mandap.example', 'user', ''), ($2, 'owner@mandap.example', 'venue', '')`,
    [couple, owner],
  );
  await source.query(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, status, food_packages, guest_capacity,
       features, how_to_reach, policies, venue_types, facilities)
     VALUES ($1, 'venue', 'Jheel Mahal', 'Kumud Ranawat', 'owner@venue.example', '0000011111', 'Udaipur', 'approved',
       '', '', '', '', '', '{}', '{}')`,
    [owner],
  );
  await source.query(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
       guests, event_date, address, event_type, message, code, status, decided_at, proposed_date)
     VALUES ($1, $2, $3, 'venue', 'Jheel Mahal', 'Udaipur', 'Ananya', '0000012345', 'Udaipur', 50, '2027-12-24', '',
       'WEDDING', '', '123456', 'approved', now(), '2027-12-25')`,
    [booking, couple, owner],
  );
  for (const [kind, , params] of NOTIFICATIONS)
    await source.query(
      `INSERT INTO notification (id, account_id, kind, booking_id, params) VALUES ($1, $2, $3, $4, $5)`,
      [newId(), owner, kind, booking, JSON.stringify(params)],
    );
  for (const [kind] of EVENTS)
    await source.query(`INSERT INTO booking_event (id, booking_id, kind) VALUES ($1, $2, $3)`, [
      newId(),
      booking,
      kind,
    ]);
  for (const [{ action, target_type, after }] of AUDITED)
    await source.query(
      `INSERT INTO audit (id, actor_role, action, target_type, target_id, after)
       VALUES ($1, 'admin', $2, $3, $1, $4)`,
      [newId(), action, target_type, after && JSON.stringify(after)],
    );
  for (const [act, [result]] of RESULTS.entries())
    await source.query(
      `INSERT INTO idempotency (id, act, operation, fingerprint, result)
       VALUES (sha256('key'), $1, 'booking.dropProposal', sha256('input'), $2)`,
      [act, JSON.stringify(result)],
    );
}

test('existing rows are converted, up and down', async () => {
  expect(await stored()).toEqual(OLD);
  await source.runMigrations({ transaction: 'each' });
  expect(await stored()).toEqual(NEW);
  await source.undoLastMigration();
  expect(await stored()).toEqual(OLD);
  await source.runMigrations({ transaction: 'each' });
  expect(await stored()).toEqual(NEW);
  expect(await source.query('SELECT DISTINCT operation FROM idempotency')).toEqual([
    { operation: 'booking.cancelReschedule' },
  ]);
});

test('the params of each kind are still validated', async () => {
  await expect(
    source.query(
      `INSERT INTO notification (id, account_id, kind, booking_id, params)
       VALUES ($1, $2, 'reschedule_requested', $3, '{}')`,
      [newId(), owner, booking],
    ),
  ).rejects.toThrow('notification_params');
  await expect(
    source.query(
      `INSERT INTO notification (id, account_id, kind, params)
       VALUES ($1, $2, 'reschedule_accepted', '{"date": "2027-12-24"}')`,
      [newId(), owner],
    ),
  ).rejects.toThrow('notification_booking');
});

test('an approved booking moves to its requested date only', async () => {
  const moveTo = (date: string) =>
    source.query('UPDATE booking SET event_date = $2 WHERE id = $1', [booking, date]);
  await expect(moveTo('2027-12-26')).rejects.toMatchObject({ constraint: 'booking_date_agreed' });
  await moveTo('2027-12-25');
});
