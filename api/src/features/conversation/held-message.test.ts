import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { notificationsOf } from '../../../test/notifications.js';
import { holdMessageOf, makeBooking, makeHeldMessage, makeMessage } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeVenue } from '../venue/venue.factory.js';
import { listenToAnnouncements, makeConversation } from './conversation.factory.js';
import {
  admin,
  adminId,
  useAdmin,
  send,
  view,
  bodies,
  markRead,
  decideHeld,
  open,
  queue,
  auditOf,
  messageEmails,
  status,
  makeStoredAttachment,
  CALL,
} from './moderation.factory.js';

useApp();
useAdmin();

const age = (accountId: string) =>
  app().sql(`UPDATE account SET created_at = now() - interval '25 hours' WHERE id = $1`, [accountId]);

describe('a message with a phone number or link', () => {
  test.each([
    [CALL, 'PHONE'],
    ['See jheelmahal.com', 'LINK'],
  ])('of a new account is held: %s', async (body, holdReason) => {
    const { bookingId, couple, owner } = await makeConversation();
    const before = await view(owner, bookingId);
    const message = await send(couple, bookingId, body);
    expect(message).toMatchObject({ status: 'HELD', holdReason, isRead: false });
    expect((await view(couple, bookingId)).entries).toEqual([message]);
    // The recipient notices nothing.
    expect(await view(owner, bookingId)).toEqual(before);
    expect(await messageEmails()).toEqual([]);
    expect(await queue('HELD')).toContainEqual({
      id: message.id,
      sender: 'COUPLE',
      holdReason,
      report: null,
    });
  });

  test('is delivered if the account is a day old, or has sent three messages', async () => {
    const old = await makeConversation();
    await age(old.userId);
    expect((await send(old.couple, old.bookingId, CALL)).status).toBe('SENT');
    const { bookingId, couple, userId } = await makeConversation();
    const other = await makeBooking(userId, (await makeVenue()).id);
    const sent = [];
    for (const [id, body] of [
      [bookingId, 'Hello'],
      [other.bookingId, CALL],
      [bookingId, CALL],
      [bookingId, CALL],
    ] as const)
      sent.push((await send(couple, id, body)).status);
    expect(sent).toEqual(['SENT', 'HELD', 'HELD', 'SENT']);
  });

  test('is held whichever side sends it, and however many are sent at once', async () => {
    const { bookingId, owner, couple } = await makeConversation();
    const sent = await Promise.all(Array.from({ length: 4 }, () => send(owner, bookingId, CALL)));
    expect(sent.filter(({ status: each }) => each === 'HELD').length).toBeGreaterThanOrEqual(3);
    expect(await bodies(couple, bookingId)).toHaveLength(
      sent.filter(({ status: each }) => each === 'SENT').length,
    );
  });

  test('is one message if it is sent again', async () => {
    const { bookingId, couple } = await makeConversation();
    const clientId = newId();
    const first = await send(couple, bookingId, CALL, clientId);
    expect(await send(couple, bookingId, CALL, clientId)).toEqual(first);
    await decideHeld(first.id, false, 'No phone numbers, please.');
    expect(await send(couple, bookingId, CALL, clientId)).toMatchObject({
      id: first.id,
      status: 'REMOVED',
      body: '',
    });
  });

  test('is not announced to the recipient’s open pages', async () => {
    const { bookingId, couple, userId, listingId } = await makeConversation();
    const announcements = await listenToAnnouncements(bookingId);
    const { id } = await send(couple, bookingId, CALL);
    expect(await announcements.received()).toEqual([`${userId} ${bookingId}`]);
    await decideHeld(id, true);
    expect(new Set(await announcements.received())).toEqual(
      new Set([`${userId} ${bookingId}`, `${listingId} ${bookingId}`]),
    );
    await announcements.stop();
  });

  test('does not confuse what is read: it counts neither as read nor as unread', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const held = await send(couple, bookingId, CALL);
    const later = await send(couple, bookingId, 'Is the verandah covered?');
    expect((await view(owner, bookingId)).counts).toEqual([1, 1, 1]);
    const { errors } = await markRead(owner, bookingId, held.id);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await markRead(owner, bookingId, later.id);
    expect((await view(owner, bookingId)).counts).toEqual([0, 0, 0]);
    expect((await view(couple, bookingId)).entries.map(({ isRead }) => isRead)).toEqual([false, true]);
    await decideHeld(held.id, true);
    // Read receipts of earlier messages don't include it: it is new.
    expect((await view(owner, bookingId)).counts).toEqual([1, 1, 1]);
    expect((await view(couple, bookingId)).entries.map(({ body, isRead }) => [body, isRead])).toEqual([
      ['Is the verandah covered?', true],
      [CALL, false],
    ]);
  });

  test('is delivered last once it is released, with notification and email', async () => {
    await messageEmails();
    const { bookingId, couple, owner, listingId } = await makeConversation();
    const held = await send(couple, bookingId, CALL);
    await send(couple, bookingId, 'Hello');
    expect(await messageEmails()).toEqual([[expect.any(String), '“Hello”']]);
    expect(await decideHeld(held.id, true)).toEqual([]);
    expect(await bodies(owner, bookingId)).toEqual(['Hello', CALL]);
    expect((await notificationsOf(listingId)).map(({ text }) => text)).toEqual([
      'Ananya Sharma sent you 2 messages.',
    ]);
    expect(await messageEmails()).toEqual([[expect.any(String), `“${CALL}”`]]);
    expect(await decideHeld(held.id, true)).toEqual(['CONFLICT']);
    expect(await auditOf(held.id)).toEqual([[adminId, 'message.decideHeld', { status: 'released' }]]);
  });

  test('loses its content once it is removed, and its sender is notified of the reason', async () => {
    const fixtures = await makeConversation();
    const { attachment } = await makeStoredAttachment(fixtures);
    await holdMessageOf(attachment);
    const [held] = (await view(fixtures.couple, fixtures.bookingId)).entries.filter(
      ({ status: each }) => each === 'HELD',
    );
    if (!held) throw new Error('not held');
    const statuses = () =>
      Promise.all([fixtures.couple, fixtures.owner, admin].map((caller) => status(caller, attachment)));
    expect(await statuses()).toEqual([200, 404, 200]);
    expect(await decideHeld(held.id, false)).toEqual(['INVALID']);
    expect(await decideHeld(held.id, false, 'No phone numbers, please.')).toEqual([]);
    expect(await statuses()).toEqual([404, 404, 404]);
    const mine = (await view(fixtures.couple, fixtures.bookingId)).entries.find(({ id }) => id === held.id);
    expect(mine).toMatchObject({ status: 'REMOVED', body: '', holdReason: 'PHONE' });
    expect((await view(fixtures.owner, fixtures.bookingId)).entries.map(({ id }) => id)).not.toContain(
      held.id,
    );
    expect(await app().sql(`SELECT body FROM message WHERE id = $1 AND delivered`, [held.id])).toEqual([]);
    expect(await app().sql(`SELECT FROM message_attachment WHERE id = $1`, [attachment])).toEqual([]);
    expect((await notificationsOf(fixtures.userId)).map(({ text }) => text)).toEqual([
      'We have removed a message that you sent to Jheel Mahal: No phone numbers, please.',
    ]);
    expect(await auditOf(held.id)).toEqual([
      [adminId, 'message.readAttachment', { kind: 'held' }],
      [adminId, 'message.decideHeld', { status: 'removed', reason: 'No phone numbers, please.' }],
    ]);
  });

  test('is read by admins alone, without the messages around it, and each access is in the log', async () => {
    const { bookingId, couple } = await makeConversation();
    await send(couple, bookingId, 'A secret');
    const held = await send(couple, bookingId, CALL);
    expect(await open(admin, held.id)).toEqual([
      { body: CALL, isSubject: true, attachmentNames: [], attachments: [] },
    ]);
    await open(admin, held.id);
    const access = [adminId, 'message.read', { kind: 'held' }];
    expect(await auditOf(held.id)).toEqual([access, access]);
  });

  test('can’t be delivered to somebody who has blocked its sender', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const held = await send(couple, bookingId, CALL);
    await owner.gql('mutation M($id: ID!) { blockConversation(bookingId: $id) { userErrors { message } } }', {
      id: bookingId,
    });
    expect(await decideHeld(held.id, true)).toEqual(['CONFLICT']);
    expect(await decideHeld(held.id, false, 'Blocked')).toEqual([]);
  });

  test('is deleted with the account of its sender', async () => {
    const fixtures = await makeConversation();
    const held = await makeHeldMessage(fixtures);
    const delivered = await makeMessage(fixtures);
    await app().sql(`DELETE FROM account WHERE id = $1`, [fixtures.userId]);
    expect(await app().sql(`SELECT id FROM message WHERE booking_id = $1`, [fixtures.bookingId])).toEqual([
      { id: delivered },
    ]);
    expect((await queue('HELD')).map(({ id }) => id)).not.toContain(held);
  });

  test.each([
    ['held', undefined],
    ['released', true],
    ['removed', false],
  ])('counts as an answer of the business from when it was written: %s', async (_, release) => {
    const { bookingId, owner } = await makeConversation();
    const held = await send(owner, bookingId, CALL);
    await app().sql(
      `UPDATE message SET created_at = created_at - interval '2 hours', held_at = held_at - interval '2 hours'
       WHERE id = $1`,
      [held.id],
    );
    if (release !== undefined) expect(await decideHeld(held.id, release, 'No')).toEqual([]);
    expect(
      await app().sql(
        `SELECT answered_at = held_at AS "whenWritten", answered_at < now() - interval '1 hour' AS early
         FROM business_answer JOIN message USING (booking_id) WHERE booking_id = $1`,
        [bookingId],
      ),
    ).toEqual([{ whenWritten: true, early: true }]);
  });

  test('of the couple counts for the business from its release on, also if it answered while it was held', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const held = await send(couple, bookingId, CALL);
    await send(owner, bookingId, 'Hello');
    const waits = () => app().sql(`SELECT FROM waiting_enquiry WHERE booking_id = $1`, [bookingId]);
    expect(await waits()).toHaveLength(0);
    await decideHeld(held.id, true);
    expect(await waits()).toHaveLength(1);
  });

  test('is decided once: of two admins at the same time, one wins', async () => {
    const fixtures = await makeConversation();
    for (let i = 0; i < 3; i++) {
      await app().sql(`DELETE FROM message WHERE booking_id = $1`, [fixtures.bookingId]);
      const id = await makeHeldMessage(fixtures);
      const outcomes = await Promise.all([decideHeld(id, true), decideHeld(id, false, 'No')]);
      expect(outcomes.flat()).toEqual(['CONFLICT']);
    }
  });

  test('can’t be changed back by any statement', async () => {
    const fixtures = await makeConversation();
    const id = await makeMessage(fixtures);
    await expect(app().sql(`UPDATE message SET delivered = false WHERE id = $1`, [id])).rejects.toThrow(
      'message',
    );
    await app().sql(`UPDATE message SET removed_at = now(), body = '' WHERE id = $1`, [id]);
    await expect(app().sql(`UPDATE message SET removed_at = NULL WHERE id = $1`, [id])).rejects.toThrow(
      'the message is decided',
    );
  });
});
