import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { makePicture, withMetadata } from '../../../test/security/pictures.js';
import { read } from '../../../test/security/send.js';
import { sweep } from '../../../test/worker.js';
import { newId } from '../../core/ids.js';
import { TEST_PASSWORD } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { sweepMediaTask } from '../media/sweep.task.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { makePdf } from './attachment.factory.js';

useApp();

interface Attachment {
  id: string;
  name: string;
  bytes: number;
  url: string;
  picture: { url: string; alt: string; width: number; height: number } | null;
}

const FIELDS = 'id name bytes url picture { url alt width height }';
const UPLOAD = `mutation U($bookingId: ID!, $name: String!, $file: Upload!) { uploadAttachment(bookingId: $bookingId, name: $name, file: $file) {
  attachment { ${FIELDS} } userErrors { message } } }`;
const SEND = `mutation S($input: SendMessageInput!) { sendMessage(input: $input) {
  message { id body attachments { ${FIELDS} } } userErrors { field message } } }`;
const READ = `query R($id: ID!) { booking(id: $id) { timeline { nodes { ... on Message { body senderName deletedAttachments attachments { ${FIELDS} } } } } } }`;

interface Sent {
  message: { id: string; body: string; attachments: Attachment[] } | null;
  userErrors: { field: string | null; message: string }[];
}

/** Uploads a file over HTTP, as the page does. */
async function upload(caller: Client, bookingId: string, name: string, content: Buffer) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: UPLOAD, variables: { bookingId, name, file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new File([new Uint8Array(content)], name));
  const answer = await read(await caller.fetch('/graphql', { method: 'POST', body: form }));
  const { uploadAttachment } = (answer.data ?? {}) as {
    uploadAttachment?: { attachment: Attachment | null };
  };
  return { ...answer, attachment: uploadAttachment?.attachment };
}

async function uploaded(caller: Client, bookingId: string, name: string, content: Buffer) {
  const { attachment, errors } = await upload(caller, bookingId, name, content);
  if (!attachment) throw new Error(`Not uploaded: ${JSON.stringify(errors)}`);
  return attachment;
}

async function send(
  caller: Client,
  bookingId: string,
  attachmentIds: readonly string[],
  { body = '', clientId = newId() } = {},
): Promise<Sent> {
  const input = { bookingId, clientId, body, attachmentIds };
  const { data, errors } = await caller.gql<{ sendMessage: Sent }>(SEND, { input });
  expect(errors).toBeUndefined();
  return data.sendMessage;
}

interface Message {
  body: string;
  senderName: string;
  deletedAttachments: number;
  attachments: Attachment[];
}

async function messagesOf(caller: Client, id: string): Promise<Message[]> {
  const { data } = await caller.gql<{ booking: { timeline: { nodes: Message[] } } }>(READ, { id });
  return data.booking.timeline.nodes.filter(({ attachments }) => attachments);
}

async function makeConversation() {
  const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  const { bookingId } = await makeBooking(user.id, venue.id);
  const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
  return { bookingId, userId: user.id, listingId: venue.id, couple, owner };
}

/** A conversation in which the couple has sent a PDF file. */
async function withPdf() {
  const conversation = await makeConversation();
  const { bookingId, couple } = conversation;
  const pdf = await uploaded(couple, bookingId, 'Guests.pdf', makePdf());
  await send(couple, bookingId, [pdf.id]);
  return { ...conversation, pdf };
}

const statusOf = async (caller: Client, url: string) => (await caller.fetch(url)).status;

describe('a message', () => {
  test('can consist of pictures and PDF files, which both parties can open', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const pdf = await uploaded(owner, bookingId, 'Menü “2027”.pdf', makePdf());
    const picture = await uploaded(owner, bookingId, 'Hall.jpg', await withMetadata('Jheel Mahal'));
    expect(pdf).toMatchObject({ name: 'Menü “2027”.pdf', bytes: makePdf().length, picture: null });
    expect(picture.picture).toMatchObject({ alt: 'Hall.jpg', width: 400, height: 800 });
    const { message } = await send(owner, bookingId, [pdf.id, picture.id]);
    expect(message).toMatchObject({ body: '', attachments: [pdf, picture] });
    const [received] = await messagesOf(couple, bookingId);
    expect(received).toMatchObject({ attachments: [pdf, picture], deletedAttachments: 0 });

    for (const reader of [couple, owner]) {
      const file = await reader.fetch(pdf.url);
      expect([file.status, Buffer.from(await file.arrayBuffer())]).toEqual([200, makePdf()]);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Men? ?2027?.pdf"; filename*=UTF-8''Men%C3%BC%20%E2%80%9C2027%E2%80%9D.pdf`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
      for (const variant of ['320.webp', '320.avif', '1600.webp']) {
        const shown = await reader.fetch(`${picture.picture?.url}/${variant}`);
        expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
        expect(Buffer.from(await shown.arrayBuffer()).includes('Jheel Mahal')).toBe(false);
      }
    }
    for (const other of ['download', '300.webp', 'original', '%2e%2e'])
      expect(await statusOf(couple, `${picture.picture?.url}/${other}`)).toBe(404);
    expect(await statusOf(couple, pdf.url.replace('download', '320.webp'))).toBe(404);
  });

  test('needs a text or an attachment, and has at most five', async () => {
    const { bookingId, couple } = await makeConversation();
    expect((await send(couple, bookingId, [])).userErrors).toEqual([
      { field: 'body', message: 'Write a message' },
    ]);
    const six = await Promise.all(
      Array.from({ length: 6 }, (_, i) => uploaded(couple, bookingId, `${i}.pdf`, makePdf())),
    );
    const ids = six.map(({ id }) => id);
    expect((await send(couple, bookingId, ids)).userErrors).toEqual([
      { field: 'attachmentIds', message: 'A message can have up to 5 attachments' },
    ]);
    expect((await send(couple, bookingId, ids.slice(1))).message?.attachments).toHaveLength(5);
  });

  test('that is sent again, also at the same time, is one message with one set of attachments', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const ids: string[] = [];
    for (const name of ['1.pdf', '2.pdf']) ids.push((await uploaded(couple, bookingId, name, makePdf())).id);
    const clientId = newId();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => send(couple, bookingId, ids, { clientId })),
    );
    expect(new Set(sent.map(({ message }) => message?.id)).size).toBe(1);
    expect(await messagesOf(owner, bookingId)).toHaveLength(1);
    for (const others of [ids.slice(1), ids.toReversed(), []])
      expect((await send(couple, bookingId, others, { body: 'x', clientId })).userErrors).toEqual([
        { field: 'clientId', message: 'This ID belongs to another message' },
      ]);
  });

  test('can’t have attachments that are sent already, another’s or of another conversation', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const gone = 'One of the attachments is no longer available. Remove it and add the file again.';
    const { id } = await uploaded(couple, bookingId, 'Guests.pdf', makePdf());
    const elsewhere = await makeConversation();
    const foreign = await uploaded(elsewhere.couple, elsewhere.bookingId, 'Guests.pdf', makePdf());
    for (const ids of [[foreign.id], [newId()], [id, id]])
      expect((await send(couple, bookingId, ids)).userErrors).toEqual([
        { field: 'attachmentIds', message: gone },
      ]);
    expect((await send(owner, bookingId, [id])).userErrors[0]?.message).toBe(gone);
    const attempts = await Promise.all(Array.from({ length: 20 }, () => send(couple, bookingId, [id])));
    expect(attempts.filter(({ message }) => message)).toHaveLength(1);
    expect(await messagesOf(owner, bookingId)).toHaveLength(1);
  });

  test('is emailed with the names of its attachments', async () => {
    const { bookingId } = await withPdf();
    await app().sql(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'message-email:%'`,
    );
    const email = (await sentEmails()).find(({ action }) => action?.path === `/bookings/${bookingId}`);
    expect(email?.paragraphs.slice(2)).toEqual(['Attachment: Guests.pdf']);
  });
});

describe('an upload', () => {
  test.each([
    ['text', Buffer.from('%PD F'), 'Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF file.'],
    [
      'a page named as a PDF file',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF file.',
    ],
    ['a PDF file of more than 5 MB', makePdf(5 * 1024 * 1024 + 1), 'A PDF file may have at most 5 MB.'],
  ])('of %s is refused by its content', async (_, content, message) => {
    const { bookingId, couple } = await makeConversation();
    const { attachment, errors } = await upload(couple, bookingId, 'menu.pdf', content);
    expect(attachment).toBeFalsy();
    expect(JSON.stringify(errors)).toContain(message);
    expect(await app().sql(`SELECT FROM message_attachment WHERE booking_id = $1`, [bookingId])).toEqual([]);
  });

  test('leaves nothing behind if the store fails, and can be repeated', async () => {
    const { bookingId, couple } = await makeConversation();
    const put = jest.spyOn(app().services.store, 'put').mockRejectedValue(new Error('The store is down'));
    const failed = await upload(couple, bookingId, 'Guests.pdf', makePdf());
    put.mockRestore();
    expect(failed.attachment).toBeFalsy();
    expect(await app().sql(`SELECT FROM message_attachment WHERE booking_id = $1`, [bookingId])).toEqual([]);
    await uploaded(couple, bookingId, 'Guests.pdf', makePdf());
  });

  test('is named so that its recipient can’t be misled about its type', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const { id, name } = await uploaded(couple, bookingId, 'Contract\u202Efdp.html', makePdf());
    expect(name).toBe('Contractfdp.html.pdf');
    await send(couple, bookingId, [id]);
    const { headers } = await owner.fetch(`/media/attachment/${id}/download`);
    expect(headers.get('content-disposition')).toBe('attachment; filename=Contractfdp.html.pdf');
    await expect(
      app().sql(`UPDATE message_attachment SET name = E'a\nb.pdf' WHERE id = $1`, [id]),
    ).rejects.toThrow('message_attachment_name_plain');
  });

  test('is refused where no message can be sent', async () => {
    const blocked = await makeConversation();
    await blocked.owner.gql(
      'mutation B($id: ID!) { blockConversation(bookingId: $id) { userErrors { code } } }',
      { id: blocked.bookingId },
    );
    const closed = await makeConversation();
    await app().sql(
      `UPDATE booking SET status = 'withdrawn', decided_at = now() - interval '31 days' WHERE id = $1`,
      [closed.bookingId],
    );
    for (const { bookingId, couple, owner } of [blocked, closed])
      for (const caller of [couple, owner])
        expect(await upload(caller, bookingId, 'a.pdf', makePdf())).toMatchObject({
          attachment: null,
          data: {
            uploadAttachment: {
              userErrors: [{ message: 'This conversation is closed. You can still read it.' }],
            },
          },
        });
  });

  test('is for the parties of a booking only', async () => {
    const { bookingId } = await makeConversation();
    const callers = [client()];
    for (const make of [makeUser, makeVendor, makeVenue, makeAdmin])
      callers.push(await loggedIn((await make()).id));
    for (const caller of callers)
      expect((await upload(caller, bookingId, 'a.pdf', makePdf())).attachment).toBeFalsy();
    expect(await app().sql(`SELECT FROM message_attachment WHERE booking_id = $1`, [bookingId])).toEqual([]);
  });
});

describe('nobody else can open an attachment', () => {
  test('visitors, others and admins, by its ID or any other', async () => {
    const { bookingId, couple, owner, pdf } = await withPdf();
    const unsent = await uploaded(couple, bookingId, 'Hall.png', await makePicture.png());
    for (const caller of [
      client(),
      await loggedIn((await makeUser()).id),
      await loggedIn((await makeVenue()).id),
      await loggedIn((await makeAdmin()).id),
    ])
      for (const url of [pdf.url, unsent.url]) {
        const refused = await caller.fetch(url);
        expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
      }
    expect(await statusOf(couple, unsent.url)).toBe(200);
    expect(await statusOf(owner, unsent.url)).toBe(404);
    for (const guess of [newId(), '1', '%00'])
      expect(await statusOf(couple, `/media/attachment/${guess}/download`)).toBe(404);
    const names = await app().sql<{ hash: string }>(
      `SELECT media_hash AS hash FROM message_attachment WHERE booking_id = $1`,
      [bookingId],
    );
    for (const { hash } of names) expect(await statusOf(couple, `/media/${hash}/320.webp`)).toBe(404);
  });

  test('after logout', async () => {
    const { couple, pdf } = await withPdf();
    expect(await statusOf(couple, pdf.url)).toBe(200);
    await couple.gql('mutation { logout }');
    expect(await statusOf(couple, pdf.url)).toBe(404);
  });

  test('after its role has changed', async () => {
    const { userId, couple, pdf } = await withPdf();
    await app().sql(`UPDATE account SET role = 'admin' WHERE id = $1`, [userId]);
    expect(await statusOf(couple, pdf.url)).toBe(404);
  });

  test('after the sender’s account is deleted; the message stays', async () => {
    const { bookingId, couple, owner, pdf } = await withPdf();
    const answer = await uploaded(owner, bookingId, 'Menu.pdf', makePdf());
    await send(owner, bookingId, [answer.id]);
    await couple.gql('mutation D($password: String!) { deleteAccount(password: $password) { id } }', {
      password: TEST_PASSWORD,
    });
    expect(await statusOf(couple, answer.url)).toBe(404);
    expect(await statusOf(owner, pdf.url)).toBe(404);
    expect(await statusOf(owner, answer.url)).toBe(200);
    expect(await messagesOf(owner, bookingId)).toEqual([
      expect.objectContaining({ attachments: [answer], deletedAttachments: 0 }),
      expect.objectContaining({
        ...{ body: '', senderName: 'Former user', attachments: [], deletedAttachments: 1 },
      }),
    ]);
  });
});

describe('files', () => {
  let pool: pg.Pool;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: app().services.env.databaseUrl, max: 2 });
  });
  afterAll(() => pool.end());

  const storedNames = async () => {
    await sweepMediaTask(pool, app().services.store, 0)();
    const names = new Set<string>();
    for await (const name of app().services.store.hashes()) names.add(name);
    return names;
  };
  const nameOf = async (id: string) => {
    const [row] = await app().sql<{ hash: string }>(
      `SELECT media_hash AS hash FROM message_attachment WHERE id = $1`,
      [id],
    );
    return row?.hash ?? '';
  };

  test('are kept while their message is, and deleted with it two years after the event', async () => {
    const { bookingId, couple, pdf } = await withPdf();
    const name = await nameOf(pdf.id);
    await sweep();
    expect(await storedNames()).toContain(name);
    await app().sql(
      `UPDATE booking SET event_date = today_in_india() - interval '2 years 1 day' WHERE id = $1`,
      [bookingId],
    );
    await sweep();
    expect(await statusOf(couple, pdf.url)).toBe(404);
    expect(await storedNames()).not.toContain(name);
  });

  test('that were not sent are deleted after two days', async () => {
    const { bookingId, couple } = await makeConversation();
    const { id } = await uploaded(couple, bookingId, 'Guests.pdf', makePdf());
    const name = await nameOf(id);
    await sweep();
    expect(await storedNames()).toContain(name);
    await app().sql(
      `UPDATE message_attachment SET created_at = created_at - interval '2 days' WHERE id = $1`,
      [id],
    );
    await sweep();
    expect(await storedNames()).not.toContain(name);
  });
});
