import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { inDays } from '../../../test/permissions/scene.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { notificationsOf } from '../../../test/notifications.js';
import { closeExpiredVisits, deleteOldVisits } from './visit.tasks.js';
import { confirm, scene, statusOf, eventsOf, MORNING, LATER } from './visit.factory.js';

useApp();

describe('a closed booking', () => {
  const decide = (caller: Client, field: string, id: string) =>
    caller.gql(`mutation M($id: ID!) { ${field}(id: $id) { userErrors { message } } }`, { id });

  test.each([
    ['withdrawn', 'withdrawBooking', 'couple'],
    ['rejected', 'rejectBooking', 'owner'],
  ] as const)('that is %s cancels its visit in both calendars', async (_, field, side) => {
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

  test.each(statuses)('that expires closes its %s visit and notifies nobody', async (status) => {
    const { visitId, bookingId, user, venue } = await scene(status);
    await pass(visitId, bookingId, 1);
    await closeExpiredVisits(app().tx);
    expect((await statusOf(visitId))?.status).toBe(PASSED[status]);
    for (const { id } of [user, venue]) expect(await notificationsOf(id)).toEqual([]);
    expect(await eventsOf(bookingId)).toEqual([]);
  });

  test.each(statuses)('closes its %s visit that has passed and notifies nobody about it', async (status) => {
    const { visitId, bookingId, couple, user, venue } = await scene(status);
    await pass(visitId, bookingId);
    await decide(couple, 'withdrawBooking', bookingId);
    expect((await statusOf(visitId))?.status).toBe(PASSED[status]);
    expect((await sentEmails()).filter(({ invite }) => invite)).toEqual([]);
    for (const { id } of [user, venue])
      expect((await notificationsOf(id)).map(({ kind }) => kind)).not.toContain('visit_cancelled');
  });

  test('that moves to a day before its visit cancels it and notifies both', async () => {
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
    'whose %s deletes their account cancels the visit of an approved booking and notifies the other side',
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
