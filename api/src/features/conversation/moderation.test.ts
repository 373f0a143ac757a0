import { beforeAll, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { notificationsOf } from '../../../test/notifications.js';
import {
  holdMessageOf,
  makeAttachment,
  makeBooking,
  makeHeldMessage,
  makeMessage,
  reportAs,
  type Fixtures,
} from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { createTestKey } from '../api-key/api-key.factory.js';
import { originalKey } from '../media/keys.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { makePdf } from './attachment.factory.js';

useApp();

let admin: Client;
let adminId: string;
beforeAll(async () => {
  adminId = (await makeAdmin()).id;
  admin = await loggedIn(adminId);
});

async function makeConversation() {
  const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  const fixtures = await makeBooking(user.id, venue.id);
  return { ...fixtures, couple: await loggedIn(user.id), owner: await loggedIn(venue.id) };
}

const age = (accountId: string) =>
  app().sql(`UPDATE account SET created_at = now() - interval '25 hours' WHERE id = $1`, [accountId]);

interface Entry {
  id: string;
  body: string;
  status: string;
  holdReason: string | null;
  isRead: boolean;
  reportedByMe: boolean;
}

const FIELDS = 'id body status holdReason isRead reportedByMe';

async function send(caller: Client, bookingId: string, body: string, clientId = newId()): Promise<Entry> {
  const { data } = await caller.gql<{ sendMessage: { message: Entry } }>(
    `mutation M($input: SendMessageInput!) { sendMessage(input: $input) { message { ${FIELDS} } userErrors { message } } }`,
    { input: { bookingId, clientId, body } },
  );
  return data.sendMessage.message;
}

interface Seen {
  booking: { unreadMessages: number; timeline: { nodes: Partial<Entry>[] } };
  inboxSummary: { unreadCount: number; version: string };
  unreadCounts: { messages: number };
}

/** What a party sees: the messages of the conversation, oldest first, and all counts. */
async function view(caller: Client, id: string) {
  const { data } = await caller.gql<Seen>(
    `query Q($id: ID!) {
       booking(id: $id) { unreadMessages timeline { nodes { ... on Message { ${FIELDS} } } } }
       inboxSummary { unreadCount version } unreadCounts { messages } }`,
    { id },
  );
  return {
    entries: data.booking.timeline.nodes.toReversed().filter(({ id: messageId }) => messageId) as Entry[],
    counts: [data.booking.unreadMessages, data.inboxSummary.unreadCount, data.unreadCounts.messages],
    version: data.inboxSummary.version,
  };
}
const bodies = async (caller: Client, id: string) => (await view(caller, id)).entries.map(({ body }) => body);

const markRead = (caller: Client, bookingId: string, messageId: string) =>
  caller.gql(
    'mutation M($bookingId: ID!, $messageId: ID) { markConversationRead(bookingId: $bookingId, messageId: $messageId) { userErrors { message } } }',
    { bookingId, messageId },
  );

async function codesOf(caller: Client, document: string, variables: object): Promise<string[]> {
  const { data, errors = [] } = await caller.gql<{
    answer?: { userErrors: { code: string; field: string | null }[] } | null;
  } | null>(document, variables);
  return [
    ...errors.map(({ extensions }) => String(extensions?.code)),
    ...(data?.answer?.userErrors ?? []).map(({ code }) => code),
  ];
}

const decideHeld = (id: string, release: boolean, reason?: string, caller = admin) =>
  codesOf(
    caller,
    'mutation M($id: ID!, $release: Boolean!, $reason: String) { answer: decideHeldMessage(id: $id, release: $release, reason: $reason) { userErrors { code field } } }',
    { id, release, reason },
  );
const decideReport = (id: string, decision: string, reason?: string) =>
  codesOf(
    admin,
    'mutation M($id: ID!, $decision: MessageReportDecision!, $reason: String) { answer: decideMessageReport(id: $id, decision: $decision, reason: $reason) { userErrors { code field } } }',
    { id, decision, reason },
  );
const report = (caller: Client, messageId: string, reason = 'ABUSE', note?: string) =>
  codesOf(
    caller,
    'mutation M($input: ReportMessageInput!) { answer: reportMessage(input: $input) { userErrors { code field } } }',
    { input: { messageId, reason, note } },
  );

interface Opened {
  messages: { body: string; isSubject: boolean; attachmentNames: string[]; attachments: { url: string }[] }[];
}
async function open(caller: Client, id: string): Promise<Opened['messages'] | string> {
  const { data, errors } = await caller.gql<{ openMessageCase: Opened } | null>(
    'mutation M($id: ID!) { openMessageCase(id: $id) { messages { body isSubject attachmentNames attachments { url } } } }',
    { id },
  );
  return errors?.[0]?.extensions.code ?? data?.openMessageCase.messages ?? 'nothing';
}

async function queue(name: 'HELD' | 'REPORTED') {
  const { data } = await admin.gql<{
    messageCases: {
      nodes: {
        id: string;
        sender: string;
        holdReason: string | null;
        report: { reason: string; note: string | null } | null;
      }[];
    };
  }>(
    'query Q($queue: MessageQueue!) { messageCases(queue: $queue, first: 50) { nodes { id sender holdReason report { reason note } } } }',
    { queue: name },
  );
  return data.messageCases.nodes;
}

const auditOf = async (id: string) =>
  (
    await app().sql<{ actor: string; action: string; after: unknown }>(
      `SELECT actor_id AS actor, action, after FROM audit WHERE target_id = $1 ORDER BY created_at, id`,
      [id],
    )
  ).map(({ actor, action, after }) => [actor, action, after]);

/** Lets ten minutes pass, and returns the recipients and quoted messages of emails about messages. */
async function messageEmails() {
  await app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'message-email:%'`);
  const emails = await sentEmails();
  return emails
    .filter(({ subject }) => /new message/i.test(subject))
    .map(({ to, paragraphs }) => [to, ...paragraphs.slice(2)]);
}

const status = async (caller: Client, attachment: string) =>
  (await caller.fetch(`/media/attachment/${attachment}/download`)).status;

/** An attachment of the couple’s whose file is in the store, and its message. */
async function makeStoredAttachment(fixtures: Fixtures): Promise<{ attachment: string; message: string }> {
  const attachment = await makeAttachment(fixtures);
  const [row] = await app().sql<{ hash: string; message: string }>(
    `SELECT media_hash AS hash, message_id AS message FROM message_attachment WHERE id = $1`,
    [attachment],
  );
  await app().services.store.put(originalKey(row?.hash ?? ''), makePdf(), 'application/pdf');
  return { attachment, message: row?.message ?? '' };
}

const CALL = 'Call 98290 44170';

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
    const listener = await app().services.database.pool.connect();
    const heard: string[] = [];
    listener.on('notification', ({ payload = '' }) => heard.push(payload));
    await listener.query('LISTEN account_change');
    const { id } = await send(couple, bookingId, CALL);
    const ofBooking = () => heard.splice(0).filter((payload) => payload.endsWith(bookingId));
    await listener.query('SELECT 1');
    expect(ofBooking()).toEqual([`${userId} ${bookingId}`]);
    await decideHeld(id, true);
    await listener.query('SELECT 1');
    expect(new Set(ofBooking())).toEqual(new Set([`${userId} ${bookingId}`, `${listingId} ${bookingId}`]));
    await listener.query('UNLISTEN account_change');
    listener.release(true);
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

  test('counts as an answer of the business from its release on', async () => {
    const { bookingId, owner } = await makeConversation();
    const answers = () =>
      app().sql<{ late: boolean }>(
        `SELECT answered_at > now() - interval '1 minute' AS late FROM business_answer WHERE booking_id = $1`,
        [bookingId],
      );
    const held = await send(owner, bookingId, CALL);
    await app().sql(`UPDATE message SET created_at = created_at - interval '2 hours' WHERE id = $1`, [
      held.id,
    ]);
    expect(await answers()).toEqual([]);
    await decideHeld(held.id, true);
    expect(await answers()).toEqual([{ late: true }]);
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

describe('a report', () => {
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
    const fixtures = await makeConversation();
    const { bookingId, couple, owner } = fixtures;
    const id = await makeMessage(fixtures, 'You thieves');
    await report(owner, id);
    expect(await decideReport(id, 'REMOVED')).toEqual(['INVALID']);
    expect(await decideReport(id, 'REMOVED', 'Insults')).toEqual([]);
    for (const caller of [couple, owner])
      expect((await view(caller, bookingId)).entries).toEqual([
        expect.objectContaining({ id, status: 'REMOVED', body: '' }),
      ]);
    expect((await view(owner, bookingId)).counts[0]).toBe(0);
    expect(await decideReport(id, 'DISMISSED')).toEqual(['CONFLICT']);
    expect(await report(owner, id)).toEqual(['CONFLICT']);
    await expect(
      app().sql(`UPDATE message_report SET decision = 'warned' WHERE message_id = $1`, [id]),
    ).rejects.toThrow('the report is decided');
    expect(await auditOf(id)).toEqual([
      [adminId, 'message.decideReport', { status: 'removed', reason: 'Insults' }],
    ]);
  });

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
