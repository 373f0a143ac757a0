import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBooking, makeVisit, timeOn } from '../../../test/permissions/scene.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { notificationsOf } from '../../../test/notifications.js';
import { makeMailer, type EmailContent } from '../../core/email.js';
import { renderInvite } from '../../core/calendar-invite.js';
import { readableDay, readableMoment } from '../../core/day.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { closeExpiredVisits, deleteOldVisits, sendVisitReminders } from './visit.tasks.js';

useApp();

interface Visit {
  id: string;
  status: string;
  slots: string[];
  startsAt: string | null;
}
interface Answer {
  booking: { visit: Visit | null } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}
const ANSWER = '{ booking { visit { id status slots startsAt } } userErrors { code field message } }';

const request = async (couple: Client, bookingId: string, slots: readonly Date[]) =>
  (
    await couple.gql<{ answer: Answer }>(
      `mutation M($bookingId: ID!, $slots: [String!]!) { answer: requestVisit(bookingId: $bookingId, slots: $slots) ${ANSWER} }`,
      { bookingId, slots },
    )
  ).data.answer;
const offer = async (owner: Client, id: string, slots: readonly Date[]) =>
  (
    await owner.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $slots: [String!]!) { answer: offerVisitTimes(id: $id, slots: $slots) ${ANSWER} }`,
      { id, slots },
    )
  ).data.answer;
const confirm = async (caller: Client, id: string, startsAt: Date | string) =>
  (
    await caller.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $startsAt: String!) { answer: confirmVisit(id: $id, startsAt: $startsAt) ${ANSWER} }`,
      { id, startsAt },
    )
  ).data.answer;
const move = async (caller: Client, id: string, startsAt: Date | string, newStart: Date) =>
  (
    await caller.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $startsAt: String!, $newStart: String!) {
         answer: moveVisit(id: $id, startsAt: $startsAt, newStart: $newStart) ${ANSWER} }`,
      { id, startsAt, newStart },
    )
  ).data.answer;
const cancel = async (caller: Client, id: string) =>
  (
    await caller.gql<{ answer: Answer }>(`mutation M($id: ID!) { answer: cancelVisit(id: $id) ${ANSWER} }`, {
      id,
    })
  ).data.answer;

/** An enquiry with its two parties, and a visit if its status is given. */
async function scene(status?: 'requested' | 'offered' | 'confirmed') {
  const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  const fixtures = await makeBooking(user.id, venue.id);
  const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
  const visit = status ? await makeVisit(fixtures, status) : { id: '', startsAt: '' };
  return { ...fixtures, user, venue, couple, owner, visitId: visit.id, startsAt: visit.startsAt };
}

const statusOf = async (id: string) =>
  (
    await app().sql<{ status: string; sequence: number; startsAt: Date | null }>(
      `SELECT status, sequence, starts_at AS "startsAt" FROM visit WHERE id = $1`,
      [id],
    )
  )[0];
const eventsOf = (bookingId: string) =>
  app().sql<{ kind: string; times: Date[]; actor: string | null }>(
    `SELECT kind, visit_times AS times, actor_id AS actor FROM booking_event WHERE booking_id = $1 ORDER BY created_at, id`,
    [bookingId],
  );

const MORNING = timeOn(inDays(10));
const EVENING = timeOn(inDays(10), '18:30');
const LATER = timeOn(inDays(12), '15:00');

describe('arranging a visit', () => {
  test('the couple requests times, the business offers others, the couple confirms one', async () => {
    const { bookingId, couple, owner, user, venue } = await scene();
    const requested = await request(couple, bookingId, [EVENING, MORNING]);
    expect(requested).toEqual({
      booking: {
        visit: {
          id: expect.any(String),
          status: 'REQUESTED',
          slots: [MORNING.toISOString(), EVENING.toISOString()],
          startsAt: null,
        },
      },
      userErrors: [],
    });
    const id = requested.booking?.visit?.id ?? '';
    expect((await offer(owner, id, [LATER])).booking?.visit).toMatchObject({ status: 'OFFERED' });
    expect((await confirm(couple, id, LATER)).booking?.visit).toEqual({
      ...{ id, status: 'CONFIRMED', slots: [LATER.toISOString()], startsAt: LATER.toISOString() },
    });
    expect(await eventsOf(bookingId)).toEqual([
      { kind: 'visit_requested', times: [MORNING, EVENING], actor: user.id },
      { kind: 'visit_offered', times: [LATER], actor: venue.id },
      { kind: 'visit_confirmed', times: [LATER], actor: user.id },
    ]);
    const { data } = await owner.gql(
      `query Q($id: ID!) { booking(id: $id) { timeline { nodes { ... on BookingEvent { kind actor visitTimes } } } } }`,
      { id: bookingId },
    );
    expect(data).toMatchObject({
      booking: {
        timeline: {
          nodes: [
            { kind: 'VISIT_CONFIRMED', actor: 'COUPLE', visitTimes: [LATER.toISOString()] },
            { kind: 'VISIT_OFFERED', actor: 'BUSINESS' },
            { kind: 'VISIT_REQUESTED', actor: 'COUPLE' },
          ],
        },
      },
    });
  });

  test('a retry with the same times changes nothing', async () => {
    const { bookingId, couple } = await scene();
    for (let i = 0; i < 7; i++) expect((await request(couple, bookingId, [MORNING])).userErrors).toEqual([]);
    expect(await eventsOf(bookingId)).toHaveLength(1);
  });

  test('the couple can propose other times until the visit is confirmed', async () => {
    const { bookingId, couple, owner, visitId } = await scene('offered');
    expect((await request(couple, bookingId, [LATER])).booking?.visit).toMatchObject({
      ...{ id: visitId, status: 'REQUESTED', slots: [LATER.toISOString()] },
    });
    expect((await confirm(owner, visitId, LATER)).booking?.visit?.status).toBe('CONFIRMED');
    expect((await request(couple, bookingId, [MORNING])).userErrors).toMatchObject([
      {
        code: 'CONFLICT',
        message: `Your visit is already confirmed for ${readableMoment(LATER)}. Move or cancel it instead.`,
      },
    ]);
  });

  test('times change five times an hour at most', async () => {
    const { bookingId, couple } = await scene();
    for (let hour = 10; hour < 15; hour++)
      expect((await request(couple, bookingId, [timeOn(inDays(9), `${hour}:00`)])).userErrors).toEqual([]);
    const { errors } = await couple.gql(
      `mutation M($bookingId: ID!, $slots: [String!]!) { requestVisit(bookingId: $bookingId, slots: $slots) ${ANSWER} }`,
      { bookingId, slots: [MORNING] },
    );
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^The times of this visit changed 5 times within the last hour/),
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  test('only the side that answers next confirms, and only a time that is still proposed', async () => {
    const { couple, owner, visitId, bookingId } = await scene('requested');
    const waiting = 'The other side answers next. You can propose other times.';
    expect((await confirm(couple, visitId, MORNING)).userErrors).toMatchObject([{ message: waiting }]);
    await request(couple, bookingId, [LATER]);
    expect((await confirm(owner, visitId, MORNING)).userErrors).toMatchObject([
      { message: 'This time is no longer proposed. Check the visit again.' },
    ]);
    await app().sql(`UPDATE visit SET slots = ARRAY[now() - interval '1 minute'] WHERE id = $1`, [visitId]);
    const [passed] = await app().sql<{ slot: Date }>(`SELECT slots[1] AS slot FROM visit WHERE id = $1`, [
      visitId,
    ]);
    const slot = passed?.slot ?? MORNING;
    expect((await confirm(owner, visitId, slot)).userErrors).toMatchObject([
      { message: `${readableMoment(slot)} has passed. Propose other times.` },
    ]);
    expect((await statusOf(visitId))?.status).toBe('requested');
  });

  test.each([
    ['no time', [], 'Choose a time'],
    [
      'four times',
      [9, 10, 11, 12].map((hour) => timeOn(inDays(9), `${hour}:00`.padStart(5, '0'))),
      'Please propose at most 3 times',
    ],
    ['the same time twice', [MORNING, MORNING], 'Please choose different times'],
    ['a past time', [timeOn(inDays(-1))], 'This time has passed'],
    ['the night', [timeOn(inDays(10), '23:00')], 'Please choose a time between 06:00 and 22:00'],
    ['the early morning', [timeOn(inDays(10), '05:59')], 'Please choose a time between 06:00 and 22:00'],
    ['a time in more than a year', [timeOn(inDays(366))], 'Please choose a time within a year'],
    ['nonsense', ['soon'], 'This is not a valid time'],
    ['a time without its zone', ['2027-02-14T11:00'], 'This is not a valid time'],
    ['a day that does not exist', ['2027-02-30T11:00+05:30'], 'This is not a valid time'],
  ])('%s is refused', async (_, slots, message) => {
    const { bookingId, couple } = await scene();
    expect((await request(couple, bookingId, slots as Date[])).userErrors).toMatchObject([
      { code: 'INVALID', message },
    ]);
  });

  test('a visit is not after the event', async () => {
    const { bookingId, couple } = await scene();
    expect((await request(couple, bookingId, [timeOn(inDays(90), '22:00')])).userErrors).toEqual([]);
    expect((await request(couple, bookingId, [timeOn(inDays(91), '06:00')])).userErrors).toMatchObject([
      {
        code: 'CONFLICT',
        field: 'slots',
        message: `Choose a time before the event on ${readableDay(inDays(90))}.`,
      },
    ]);
  });

  test.each(['rejected', 'withdrawn', 'expired', 'blocked'] as const)(
    'no visit is arranged once the enquiry is %s',
    async (end) => {
      const { bookingId, couple, user, venue } = await scene();
      if (end === 'blocked')
        await app().sql(`INSERT INTO account_block (account_id, blocked_id) VALUES ($1, $2)`, [
          venue.id,
          user.id,
        ]);
      else if (end === 'expired')
        await app().sql(`UPDATE booking SET event_date = today_in_india() - 1 WHERE id = $1`, [bookingId]);
      else
        await app().sql(`UPDATE booking SET status = $2::booking_status, decided_at = now() WHERE id = $1`, [
          bookingId,
          end,
        ]);
      const { userErrors } = await request(couple, bookingId, [timeOn(inDays(end === 'expired' ? -1 : 1))]);
      expect(userErrors).toHaveLength(1);
      const insert = makeVisit({ bookingId });
      await expect(insert).rejects.toMatchObject({
        constraint: end === 'blocked' ? 'visit_not_blocked' : 'visit_booking_open',
      });
    },
  );

  test('a passed visit makes room for another one', async () => {
    const { bookingId, couple, owner, visitId } = await scene('confirmed');
    await app().sql(`UPDATE visit SET starts_at = now() - interval '1 hour' WHERE id = $1`, [visitId]);
    const passed = 'The time of this visit has passed.';
    expect((await cancel(couple, visitId)).userErrors).toMatchObject([{ message: passed }]);
    const start = (await statusOf(visitId))?.startsAt ?? MORNING;
    expect((await move(owner, visitId, start, LATER)).userErrors).toMatchObject([{ message: passed }]);
    const { booking } = await request(couple, bookingId, [LATER]);
    expect(booking?.visit).toMatchObject({ status: 'REQUESTED', slots: [LATER.toISOString()] });
    expect(booking?.visit?.id).not.toBe(visitId);
    expect((await statusOf(visitId))?.status).toBe('completed');
  });

  test('an answer by the business counts for its figures', async () => {
    const { bookingId, couple, owner, visitId } = await scene('requested');
    const answers = () => app().sql(`SELECT FROM business_answer WHERE booking_id = $1`, [bookingId]);
    await request(couple, bookingId, [LATER]);
    expect(await answers()).toHaveLength(0);
    await offer(owner, visitId, [EVENING]);
    expect(await answers()).toHaveLength(1);
    await confirm(couple, visitId, EVENING);
    expect(await answers()).toHaveLength(1);
  });

  test.each([
    ['owner', 1],
    ['couple', 0],
  ] as const)('declined by the %s, %i answers count for the figures', async (side, count) => {
    const { bookingId, visitId, ...people } = await scene('requested');
    await cancel(people[side], visitId);
    expect(await app().sql(`SELECT FROM business_answer WHERE booking_id = $1`, [bookingId])).toHaveLength(
      count,
    );
  });
});

describe('a confirmed visit', () => {
  test.each(['couple', 'owner'] as const)('is moved and cancelled by the %s', async (side) => {
    const { visitId, startsAt, bookingId, ...people } = await scene('confirmed');
    expect((await move(people[side], visitId, startsAt, LATER)).booking?.visit).toMatchObject({
      ...{ status: 'CONFIRMED', startsAt: LATER.toISOString() },
    });
    expect((await cancel(people[side], visitId)).booking?.visit).toBeNull();
    // A retry.
    expect((await cancel(people[side], visitId)).userErrors).toEqual([]);
    expect(await statusOf(visitId)).toEqual({ status: 'cancelled', sequence: 2, startsAt: LATER });
    expect((await eventsOf(bookingId)).map(({ kind }) => kind)).toEqual(['visit_moved', 'visit_cancelled']);
    await expect(
      app().sql(`UPDATE visit SET status = 'confirmed', closed_at = NULL WHERE id = $1`, [visitId]),
    ).rejects.toMatchObject({ constraint: 'visit_final' });
  });

  test('is not moved from a time that the sender no longer sees', async () => {
    const { visitId, startsAt, couple, owner } = await scene('confirmed');
    await move(owner, visitId, startsAt, LATER);
    expect((await move(couple, visitId, startsAt, EVENING)).userErrors).toMatchObject([
      { message: `The visit has changed. It’s now at ${readableMoment(LATER)}.` },
    ]);
    expect((await statusOf(visitId))?.startsAt).toEqual(LATER);
  });

  test('shows in the calendar of the business', async () => {
    const { owner, bookingId } = await scene('confirmed');
    const date = inDays(10);
    const { data } = await owner.gql<{ calendar: { date: string; visits: number }[]; visits: object[] }>(
      `query Q($month: String!, $date: String!) { calendar(month: $month) { date visits } visits(date: $date) { bookingId coupleName startsAt } }`,
      { month: date.slice(0, 7), date },
    );
    expect(data.calendar.find((day) => day.date === date)).toEqual({ date, visits: 1 });
    expect(data.visits).toEqual([
      { bookingId, coupleName: 'Ananya Sharma', startsAt: MORNING.toISOString() },
    ]);
  });
});

describe('a closed booking', () => {
  const decide = (caller: Client, field: string, id: string) =>
    caller.gql(`mutation M($id: ID!) { ${field}(id: $id) { userErrors { message } } }`, { id });

  test.each([
    ['withdrawn', 'withdrawBooking', 'couple'],
    ['rejected', 'rejectBooking', 'owner'],
  ] as const)('that is %s cancels its visit and tells both calendars', async (_, field, side) => {
    const { visitId, bookingId, user, venue, ...people } = await scene('confirmed');
    await decide(people[side], field, bookingId);
    expect((await statusOf(visitId))?.status).toBe('cancelled');
    const emails = (await sentEmails()).filter(({ to }) => to === user.email || to === venue.email);
    const invites = emails.flatMap(({ to, invite }) => (invite ? [{ to, ...invite }] : []));
    expect(invites.map(({ to, method, sequence }) => ({ to, method, sequence }))).toEqual([
      { to: user.email, method: 'CANCEL', sequence: 1 },
      { to: venue.email, method: 'CANCEL', sequence: 1 },
    ]);
    const other = side === 'couple' ? venue : user;
    const actor = side === 'couple' ? user : venue;
    const notificationCount = async (id: string) =>
      (await notificationsOf(id)).filter(({ kind }) => kind === 'visit_cancelled').length;
    expect([await notificationCount(other.id), await notificationCount(actor.id)]).toEqual([1, 0]);
    expect((await eventsOf(bookingId)).at(-1)).toEqual({
      ...{ kind: 'visit_cancelled', times: [MORNING], actor: null },
    });
  });

  /** Lets the times of a visit pass, and the event with them if `days` says how long ago it was. */
  async function pass(visitId: string, bookingId: string, days = 0): Promise<void> {
    await app().sql(
      `UPDATE visit SET starts_at = starts_at - interval '20 days',
         slots = ARRAY(SELECT slot - interval '20 days' FROM unnest(slots) slot) WHERE id = $1`,
      [visitId],
    );
    if (days)
      await app().sql(`UPDATE booking SET event_date = today_in_india() - $2::int WHERE id = $1`, [
        bookingId,
        days,
      ]);
  }

  const PASSED = { requested: 'cancelled', offered: 'cancelled', confirmed: 'completed' } as const;
  const statuses = ['requested', 'offered', 'confirmed'] as const;

  test.each(statuses)('that expires closes its %s visit and tells nobody', async (status) => {
    const { visitId, bookingId, user, venue } = await scene(status);
    await pass(visitId, bookingId, 1);
    await closeExpiredVisits(app().tx);
    expect((await statusOf(visitId))?.status).toBe(PASSED[status]);
    for (const { id } of [user, venue]) expect(await notificationsOf(id)).toEqual([]);
    expect(await eventsOf(bookingId)).toEqual([]);
  });

  test.each(statuses)('closes its %s visit that has passed and tells nobody about it', async (status) => {
    const { visitId, bookingId, couple, user, venue } = await scene(status);
    await pass(visitId, bookingId);
    await decide(couple, 'withdrawBooking', bookingId);
    expect((await statusOf(visitId))?.status).toBe(PASSED[status]);
    expect((await sentEmails()).filter(({ invite }) => invite)).toEqual([]);
    for (const { id } of [user, venue])
      expect((await notificationsOf(id)).map(({ kind }) => kind)).not.toContain('visit_cancelled');
  });

  test('that moves to a day before its visit cancels it and tells both', async () => {
    const { visitId, bookingId, user, venue } = await scene('confirmed');
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [bookingId, inDays(10)]);
    expect((await statusOf(visitId))?.status).toBe('confirmed');
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [bookingId, inDays(9)]);
    expect((await statusOf(visitId))?.status).toBe('cancelled');
    const invited = (await sentEmails()).flatMap(({ to, invite }) => (invite ? [to] : []));
    expect(invited).toEqual([user.email, venue.email]);
    for (const { id } of [user, venue])
      expect(await notificationsOf(id)).toMatchObject([{ kind: 'visit_cancelled' }]);
  });

  test('that moves keeps times that were proposed before, but not those after the event', async () => {
    const { visitId, bookingId, owner } = await scene('requested');
    await app().sql(`UPDATE visit SET slots = $2 WHERE id = $1`, [visitId, [MORNING, LATER]]);
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [bookingId, inDays(11)]);
    expect((await confirm(owner, visitId, LATER)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await confirm(owner, visitId, MORNING)).booking?.visit?.status).toBe('CONFIRMED');
  });

  test('approved ones keep their visit after the date', async () => {
    const { visitId, bookingId } = await scene('confirmed');
    await app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [bookingId]);
    await pass(visitId, bookingId, 1);
    await closeExpiredVisits(app().tx);
    expect((await statusOf(visitId))?.status).toBe('confirmed');
  });

  test.each(['couple', 'owner'] as const)(
    'whose %s deletes their account cancels the visit of an approved booking and tells the other side',
    async (side) => {
      const { visitId, bookingId, user, venue } = await scene('confirmed');
      await app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [
        bookingId,
      ]);
      const [leaving, staying] = side === 'couple' ? [user, venue] : [venue, user];
      if (side === 'owner')
        await app().sql(`UPDATE booking SET listing_id = NULL WHERE id = $1`, [bookingId]);
      else await app().sql(`DELETE FROM account WHERE id = $1`, [leaving.id]);
      expect((await statusOf(visitId))?.status).toBe('cancelled');
      const invited = (await sentEmails()).flatMap(({ to, invite }) =>
        invite && (to === user.email || to === venue.email) ? [to] : [],
      );
      expect(invited).toEqual([staying.email]);
    },
  );

  test('deletes visits two years after the event', async () => {
    const { visitId, bookingId } = await scene('confirmed');
    await app().sql(`UPDATE booking SET event_date = today_in_india() - 720 WHERE id = $1`, [bookingId]);
    await deleteOldVisits(app().tx);
    expect(await statusOf(visitId)).toBeDefined();
    await app().sql(`UPDATE booking SET event_date = today_in_india() - 740 WHERE id = $1`, [bookingId]);
    await deleteOldVisits(app().tx);
    expect(await statusOf(visitId)).toBeUndefined();
  });
});

describe('with 20 clients at once', () => {
  test('one visit is requested', async () => {
    const { bookingId, couple } = await scene();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request(couple, bookingId, [MORNING])),
    );
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await app().sql(`SELECT FROM visit WHERE booking_id = $1`, [bookingId])).toHaveLength(1);
    expect(await eventsOf(bookingId)).toHaveLength(1);
    await expect(makeVisit({ bookingId })).rejects.toMatchObject({ constraint: 'visit_open' });
  });

  test('a visit is confirmed, moved, cancelled and its enquiry withdrawn in some order', async () => {
    for (let round = 0; round < 3; round++) {
      const { visitId, startsAt, bookingId, couple, owner } = await scene('requested');
      const withdraw = () =>
        couple.gql(`mutation M($id: ID!) { withdrawBooking(id: $id) { userErrors { message } } }`, {
          id: bookingId,
        });
      await Promise.all(
        Array.from({ length: 5 }, () => [
          confirm(owner, visitId, startsAt),
          move(couple, visitId, startsAt, LATER),
          ...(round === 0 ? [] : [cancel(owner, visitId)]),
          ...(round === 1 ? [] : [withdraw()]),
        ]).flat(),
      );
      expect((await statusOf(visitId))?.status).toBe('cancelled');
      await sentEmails();
      const kinds = (await eventsOf(bookingId))
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'withdrawn');
      // Confirmed and moved at most once each, in this order, and cancelled once, at the end.
      expect(kinds.join()).toMatch(/^(visit_confirmed,(visit_moved,)?)?visit_cancelled$/);
    }
  });
});

describe('reminders', () => {
  const remind = () => sendVisitReminders(app().services.database);
  const soon = (id: string, hours: number) =>
    app().sql(
      `UPDATE visit SET starts_at = date_trunc('minute', now()) + make_interval(hours => $2) WHERE id = $1`,
      [id, hours],
    );
  /** Sends what is queued. Returns who got a reminder. */
  const reminded = async (emails: readonly EmailContent[]) =>
    emails.filter(({ subject }) => subject.startsWith('Reminder: ')).map(({ to }) => to);

  test('are sent once to both a day before, also by concurrent jobs, and again after a move', async () => {
    const { visitId, user, venue, owner } = await scene('confirmed');
    await soon(visitId, 25);
    await remind();
    expect(await reminded(await sentEmails())).toEqual([]);
    await soon(visitId, 23);
    await Promise.all(Array.from({ length: 8 }, remind));
    await remind();
    expect((await reminded(await sentEmails())).sort()).toEqual([user.email, venue.email].sort());

    const start = (await statusOf(visitId))?.startsAt ?? MORNING;
    expect((await move(owner, visitId, start, LATER)).userErrors).toEqual([]);
    await sentEmails();
    await remind();
    expect(await reminded(await sentEmails())).toEqual([]);
    await soon(visitId, 23);
    await Promise.all(Array.from({ length: 8 }, remind));
    expect(await reminded(await sentEmails())).toHaveLength(2);
  });

  test('are not sent for visits that are cancelled, proposed, over, or confirmed within a day', async () => {
    const [cancelled, proposed, over, late] = [
      await scene('confirmed'),
      await scene('requested'),
      await scene('confirmed'),
      await scene('requested'),
    ];
    await soon(cancelled.visitId, 5);
    await cancel(cancelled.couple, cancelled.visitId);
    await app().sql(`UPDATE visit SET slots = ARRAY[now() + interval '5 hours'] WHERE id = $1`, [
      proposed.visitId,
    ]);
    await soon(over.visitId, -1);
    await app().sql(
      `UPDATE visit SET slots = ARRAY[date_trunc('minute', now()) + interval '5 hours'] WHERE id = $1`,
      [late.visitId],
    );
    const [slot] = await app().sql<{ slot: Date }>(`SELECT slots[1] AS slot FROM visit WHERE id = $1`, [
      late.visitId,
    ]);
    expect((await confirm(late.owner, late.visitId, slot?.slot ?? '')).userErrors).toEqual([]);
    await remind();
    expect(await reminded(await sentEmails())).toEqual([]);
  });
});

describe('the attached calendar file', () => {
  const sending = {
    origin: 'https://mandap.example',
    from: { name: 'Mandap', address: 'no-reply@mandap.example' },
    to: 'ananya@mail.example',
  };
  const invite = {
    ...({ method: 'REQUEST', uid: 'visit-1', sequence: 0, startsAt: '2027-02-14T05:30:00.000Z' } as const),
    ...{ minutes: 60, summary: 'Visit: Rani, Bagh; & Söhne', location: 'Udaipur', path: '/bookings/1' },
  };
  const read = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as ICAL.Component['jCal']);
    const [component] = calendar.getAllSubcomponents('vevent');
    if (!component) throw new Error('no event');
    const event = new ICAL.Event(component);
    return {
      method: calendar.getFirstPropertyValue('method'),
      status: component.getFirstPropertyValue('status'),
      ...{ uid: event.uid, sequence: event.sequence, summary: event.summary, location: event.location },
      ...{ start: event.startDate.toJSDate(), end: event.endDate.toJSDate() },
      ...{
        organizer: event.organizer,
        attendees: event.attendees.map((each) => String(each.getFirstValue()).toLowerCase()),
      },
    };
  };

  test('is read by another library', () => {
    const file = renderInvite(invite, sending);
    expect(read(file)).toEqual({
      ...{ method: 'REQUEST', status: 'CONFIRMED', uid: 'visit-1@mandap.example', sequence: 0 },
      ...{ summary: 'Visit: Rani, Bagh; & Söhne', location: 'Udaipur' },
      ...{ start: new Date('2027-02-14T05:30:00Z'), end: new Date('2027-02-14T06:30:00Z') },
      ...{ organizer: 'mailto:no-reply@mandap.example', attendees: ['mailto:ananya@mail.example'] },
    });
    expect(file).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('keeps its UID and raises SEQUENCE when it is moved and cancelled', () => {
    const moved = read(renderInvite({ ...invite, sequence: 1 }, sending));
    const cancelled = read(renderInvite({ ...invite, method: 'CANCEL', sequence: 2 }, sending));
    expect([moved.uid, cancelled.uid]).toEqual(['visit-1@mandap.example', 'visit-1@mandap.example']);
    expect([moved.sequence, cancelled.sequence]).toEqual([1, 2]);
    expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
  });

  test('is in the email as sent', async () => {
    const { env } = app().services;
    const { owner, visitId, startsAt, user } = await scene('requested');
    await confirm(owner, visitId, startsAt);
    const mailer = makeMailer({ ...env, smtpUrl: undefined });
    for (const email of await sentEmails()) await mailer.deliver(email);
    const folder = path.join(env.dataDir, 'mail');
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    const mail = files.find((file) => file.includes(`To: ${user.email}`)) ?? '';
    expect(mail).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(mail).toMatch(/Content-Disposition: attachment; filename=visit\.ics/);
    const [, base64 = ''] =
      /Content-Type: application\/ics[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(mail) ?? [];
    expect(read(Buffer.from(base64, 'base64').toString())).toMatchObject({
      ...{
        method: 'REQUEST',
        summary: 'Visit: Jheel Mahal',
        start: MORNING,
        attendees: [`mailto:${user.email}`],
      },
    });
  });
});
