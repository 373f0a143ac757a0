import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { makeHeldMessage, makeMessage, reportAs } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { createTestKey } from '../api-key/api-key.factory.js';
import { listenToAnnouncements, makeConversation } from './conversation.factory.js';
import {
  admin,
  adminId,
  useAdmin,
  send,
  view,
  decideHeld,
  decideReport,
  report,
  open,
  queue,
  auditOf,
  status,
  makeStoredAttachment,
  CALL,
} from './moderation.factory.js';

useApp();
useAdmin();

describe('a report', () => {
  test('is refused after thirty in an hour', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const ids = [await send(owner, bookingId, 'One'), await send(owner, bookingId, 'Two')].map(
      ({ id }) => id,
    );
    expect(await report(couple, ids[0] ?? '')).toEqual([]);
    await app().sql(`UPDATE rate_limit SET points = 30 WHERE key LIKE 'report:%'`);
    expect(await report(couple, ids[1] ?? '')).toEqual(['TOO_MANY_REQUESTS']);
  });

  test('shows admins the message and five around it on each side, nothing else', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const ids: string[] = [];
    for (let i = 0; i < 14; i++) ids.push((await send(i % 2 ? owner : couple, bookingId, `Message ${i}`)).id);
    const subject = ids[7] ?? '';
    expect(await open(admin, subject)).toBe('NOT_FOUND');
    expect(await auditOf(subject)).toEqual([]);
    expect(await report(couple, subject, 'FRAUD', 'Asks for an advance')).toEqual([]);
    expect(await queue('REPORTED')).toContainEqual({
      id: subject,
      sender: 'BUSINESS',
      holdReason: null,
      report: { reason: 'FRAUD', note: 'Asks for an advance' },
    });
    const opened = await open(admin, subject);
    expect(opened).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((i) => ({
        body: `Message ${i}`,
        isSubject: i === 7,
        attachmentNames: [],
        attachments: [],
      })),
    );
    // The messages around it are no cases themselves.
    expect(await open(admin, ids[6] ?? '')).toBe('NOT_FOUND');
    expect(await auditOf(subject)).toEqual([[adminId, 'message.read', { kind: 'reported' }]]);
    // Still no messages in the timeline.
    expect((await view(admin, bookingId)).entries).toEqual([]);
    await decideReport(subject, 'DISMISSED');
    expect(await open(admin, subject)).toBe('NOT_FOUND');
  });

  test('doesn’t show held messages around it', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    await send(couple, bookingId, CALL);
    const { id } = await send(couple, bookingId, 'Rude');
    await report(owner, id);
    expect(await open(admin, id)).toEqual([expect.objectContaining({ body: 'Rude' })]);
  });

  test('lets admins read attachments of the reported message only, and logs it', async () => {
    const fixtures = await makeConversation();
    const { attachment, message: messageId } = await makeStoredAttachment(fixtures);
    const { attachment: context, message: contextId } = await makeStoredAttachment(fixtures);
    const countAccesses = async () =>
      (await auditOf(messageId)).filter(([, action]) => action === 'message.readAttachment').length;
    expect([await status(admin, attachment), await countAccesses()]).toEqual([404, 0]);
    await reportAs(fixtures.listingId, messageId);
    expect(await open(admin, messageId)).toEqual([
      {
        body: '',
        isSubject: true,
        attachmentNames: ['Menu.pdf'],
        attachments: [{ url: `/media/attachment/${attachment}/download` }],
      },
      { body: '', isSubject: false, attachmentNames: ['Menu.pdf'], attachments: [] },
    ]);
    expect([await status(admin, attachment), await status(admin, context)]).toEqual([200, 404]);
    expect([await countAccesses(), (await auditOf(contextId)).length]).toEqual([1, 0]);
    await decideReport(messageId, 'DISMISSED');
    expect([await status(admin, attachment), await countAccesses()]).toEqual([404, 1]);
  });

  test('is made once, by the recipient of a message that they can read', async () => {
    const fixtures = await makeConversation();
    const { couple, owner } = fixtures;
    const [sent, held] = [await makeMessage(fixtures), await makeHeldMessage(fixtures)];
    expect(await report(couple, sent)).toEqual(['CONFLICT']);
    expect(await report(owner, held)).toEqual(['NOT_FOUND']);
    expect(await report(owner, newId())).toEqual(['NOT_FOUND']);
    expect(await report(owner, sent, 'OTHER', 'x'.repeat(501))).toEqual(['INVALID']);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => report(owner, sent)));
    expect(outcomes.flat()).toEqual([]);
    expect(await report(owner, sent, 'SPAM', 'Again')).toEqual([]);
    expect(await app().sql(`SELECT reason, note FROM message_report WHERE message_id = $1`, [sent])).toEqual([
      { reason: 'abuse', note: null },
    ]);
    expect((await view(owner, fixtures.bookingId)).entries[0]?.reportedByMe).toBe(true);
    // Who is reported doesn't see it.
    expect((await view(couple, fixtures.bookingId)).entries[0]?.reportedByMe).toBe(false);
    await expect(reportAs(fixtures.userId, sent)).rejects.toThrow('not the recipient');
    const stranger = await makeConversation();
    for (const caller of [stranger.couple, stranger.owner])
      expect(await report(caller, sent)).toEqual(['NOT_FOUND']);
    expect(await report(client(), sent)).toEqual(['UNAUTHENTICATED']);
  });

  test('that removes the message leaves a note to both sides', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const { id } = await send(couple, bookingId, 'You thieves');
    await report(owner, id);
    expect(await decideReport(id, 'REMOVED')).toEqual(['INVALID']);
    expect(await decideReport(id, 'REMOVED', 'Insults')).toEqual([]);
    for (const caller of [couple, owner])
      expect((await view(caller, bookingId)).entries).toEqual([
        expect.objectContaining({ id, status: 'REMOVED', body: '' }),
      ]);
    expect((await view(owner, bookingId)).counts[0]).toBe(0);
    // Nor does the bell count a conversation in which nothing is left to read.
    expect((await owner.gql('{ unreadCounts { messages } }')).data).toEqual({
      unreadCounts: { messages: 0 },
    });
    expect(await decideReport(id, 'DISMISSED')).toEqual(['CONFLICT']);
    expect(await report(owner, id)).toEqual(['CONFLICT']);
    await expect(
      app().sql(`UPDATE message_report SET decision = 'warned' WHERE message_id = $1`, [id]),
    ).rejects.toThrow('the report is decided');
    expect(await auditOf(id)).toEqual([
      [adminId, 'message.decideReport', { status: 'removed', reason: 'Insults' }],
    ]);
  });

  test.each([
    ['DISMISSED', undefined, null],
    ['WARNED', 'Please stay polite', 'WARNED'],
    ['REMOVED', 'Insults', 'REMOVED'],
  ])(
    'shows its reporter that it was %s, and open pages fetch it',
    async (decision, reason, shownToSender) => {
      const fixtures = await makeConversation();
      const { bookingId, userId, listingId, couple, owner } = fixtures;
      const id = await makeMessage(fixtures);
      const announcements = await listenToAnnouncements(bookingId);
      const received = async () => new Set(await announcements.received());
      await report(owner, id);
      expect(await received()).toEqual(new Set([`${listingId} ${bookingId}`]));
      const shownTo = async (caller: typeof couple) => {
        const [entry] = (await view(caller, bookingId)).entries;
        return [entry?.reportedByMe, entry?.reportDecision];
      };
      expect([await shownTo(owner), await shownTo(couple)]).toEqual([
        [true, null],
        [false, null],
      ]);
      expect(await decideReport(id, decision, reason)).toEqual([]);
      expect([await shownTo(owner), await shownTo(couple)]).toEqual([
        [true, decision],
        [false, shownToSender],
      ]);
      const everybody = [`${listingId} ${bookingId}`, ...(shownToSender ? [`${userId} ${bookingId}`] : [])];
      expect(await received()).toEqual(new Set(everybody));
      await announcements.stop();
    },
  );

  test('stays when the reporter or the sender deletes their account', async () => {
    for (const side of ['userId', 'listingId'] as const) {
      const fixtures = await makeConversation();
      const id = await makeMessage(fixtures);
      await reportAs(fixtures.listingId, id);
      await app().sql(`DELETE FROM account WHERE id = $1`, [fixtures[side]]);
      expect(await decideReport(id, 'WARNED', 'Be polite')).toEqual([]);
    }
  });
});

describe('the queues', () => {
  test('are counted', async () => {
    const counts = async () =>
      (
        await admin.gql<{ messageCaseCounts: { held: number; reported: number } }>(
          '{ messageCaseCounts { held reported } }',
        )
      ).data.messageCaseCounts;
    const before = await counts();
    const fixtures = await makeConversation();
    await makeHeldMessage(fixtures);
    await reportAs(fixtures.listingId, await makeMessage(fixtures));
    expect(await counts()).toEqual({ held: before.held + 1, reported: before.reported + 1 });
  });

  test('can’t be read with an admin’s API key', async () => {
    const id = await makeHeldMessage(await makeConversation());
    const { secret } = await createTestKey(adminId, 'write:own');
    const key = client(new Map(), undefined, { authorization: `Bearer ${secret}` });
    expect(await open(key, id)).toBe('FORBIDDEN');
    expect(await decideHeld(id, true, undefined, key)).toEqual(['FORBIDDEN']);
  });
});
