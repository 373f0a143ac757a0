import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { inDays, makeVisit, timeOn } from '../../../test/permissions/scene.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { readableDay, readableTimestamp } from '../../core/day.js';
import {
  ANSWER,
  request,
  offer,
  confirm,
  move,
  cancel,
  scene,
  statusOf,
  eventsOf,
  MORNING,
  EVENING,
  LATER,
} from './visit.factory.js';

useApp();

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
        message: `Your visit is already confirmed for ${readableTimestamp(LATER)}. Move or cancel it instead.`,
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
      { message: `${readableTimestamp(slot)} has passed. Propose other times.` },
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

  test('a time after the event is reported at the argument that has it', async () => {
    const { couple, owner, bookingId, visitId, startsAt } = await scene('confirmed');
    const after = timeOn(inDays(91));
    const afterEvent = (field: string) => [
      { code: 'CONFLICT', field, message: expect.stringMatching(/event/) },
    ];
    expect((await move(owner, visitId, startsAt, after)).userErrors).toMatchObject(afterEvent('newStart'));
    await cancel(owner, visitId);
    const { booking } = await request(couple, bookingId, [MORNING]);
    const id = booking?.visit?.id ?? '';
    await app().sql(`UPDATE visit SET slots = ARRAY[$2::timestamptz] WHERE id = $1`, [id, after]);
    expect((await confirm(owner, id, after)).userErrors).toMatchObject(afterEvent('startsAt'));
    expect((await offer(owner, id, [after])).userErrors).toMatchObject(afterEvent('slots'));
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
      { message: `The visit has changed. It’s now at ${readableTimestamp(LATER)}.` },
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
