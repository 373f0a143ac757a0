import { once } from 'node:events';
import net from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../features/admin/admin.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { app, useApp } from '../../test/app.js';
import { client, loggedIn, type Client } from '../../test/client.js';
import { formOf, FORMS, send, type Envelope } from '../../test/rest.js';

useApp();

type Article = Envelope<{ blog: { content: string } }>;

let admin: Client;
beforeAll(async () => {
  admin = await loggedIn((await makeAdmin()).id);
});

describe('a long text', () => {
  // Each character has three bytes in UTF-8, so that chunk boundaries fall inside characters.
  const LONG = 'क'.repeat(10_000);

  test.each(FORMS)('arrives complete as %s', async (_, form) => {
    const { body } = await send<Article>(admin, 'POST', '/blog/add', form({ title: 'Long', content: LONG }));
    expect([body.message, body.data.blog.content.length]).toEqual([
      'Blog uploaded successfully!',
      LONG.length,
    ]);
    expect(body.data.blog.content).toBe(LONG);
  });

  test.each([
    ['one that is too long is refused', { content: 'x'.repeat(101 * 1024) }],
    ['several that are too long together, too', { content: 'x'.repeat(60_000), author: 'x'.repeat(60_000) }],
  ])('%s', async (_, fields) => {
    const { status, body } = await send<Article>(
      admin,
      'POST',
      '/blog/add',
      formOf({ title: 'T', ...fields }),
    );
    expect([status, body.message]).toEqual([413, 'A form may have at most 100 kB.']);
  });
});

/**
 * Sends a multipart body to the login in chunks of 64 kB until there is a response. Returns the number of bytes sent.
 */
async function pour(before: string, filler: string): Promise<{ answer: string; bytes: number }> {
  const { hostname, port } = new URL(app().url);
  const socket = net.connect(Number(port), hostname).on('error', () => undefined);
  const chunk = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
  socket.write(
    'POST /api/v1/user/login HTTP/1.1\r\nhost: mandap\r\nx-forwarded-for: 10.9.9.9\r\n' +
      'content-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n',
  );
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  if (before) chunk(before);
  let bytes = 0;
  const pouring = setInterval(() => {
    chunk(filler.repeat(Math.ceil(65_536 / filler.length)));
    bytes += 65_536;
  }, 20);
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  clearInterval(pouring);
  socket.destroy();
  return { answer, bytes };
}

const FIELD = '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\n';

describe('a form on a call without files', () => {
  test.each([
    ['in a field', FIELD, 'x'],
    ['before the first part', '', 'x'],
    ['after the last part', `${FIELD}a@b.example\r\n--b--\r\n`, 'x'],
    ['in parts', '', `${FIELD}a@b.example\r\n`],
  ])('is rejected once it is too long %s, in any format', async (_, before, filler) => {
    const { answer, bytes } = await pour(before, filler);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(bytes).toBeLessThan(2 * 1024 * 1024);
  });

  test('names what it does not accept', async () => {
    const login = (form: FormData) => send<Article>(client(), 'POST', '/user/login', form);
    const file = await login(formOf({ email: 'a@b.example' }, { avatar: [Buffer.from('x')] }));
    expect([file.status, file.body.message]).toEqual([415, 'This call accepts no files.']);
    const many = await login(
      formOf(Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`f${i}`, 'x']))),
    );
    expect([many.status, many.body.message]).toEqual([413, 'A form may have at most 60 fields.']);
  });
});

describe('an invalid multipart form', () => {
  const whole = '--b\r\ncontent-disposition: form-data; name="summary"\r\n\r\n';
  const file = '--b\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\nabc';
  test.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    ['ends in a field', 'multipart/form-data; boundary=b', `${whole}foo`],
    ['ends in a file', 'multipart/form-data; boundary=b', file],
    ['ends in a head', 'multipart/form-data; boundary=b', '--b\r\ncontent-dispo'],
  ])('a body that %s is a 400 in both APIs', async (_, type, body) => {
    const { id } = await makeVenue();
    const owner = await loggedIn(id);
    const request = { method: 'POST', body, headers: { 'content-type': type } };
    const statuses = [
      (await client().fetch('/api/v1/user/login', request)).status,
      (await owner.fetch(`/api/v1/venue/${id}`, { ...request, method: 'PUT' })).status,
      (await owner.fetch('/graphql', request)).status,
    ];
    // The login may process the file before the end of the body.
    expect(statuses).toEqual([body === file ? 415 : 400, 400, 400]);
  });
});

describe('fields of both kinds of form', () => {
  const FIELDS: [string, (fields: [string, string][]) => FormData | URLSearchParams][] = [
    ['URL-encoded', (fields) => new URLSearchParams(fields)],
    [
      'multipart',
      (fields) => {
        const form = new FormData();
        for (const [name, value] of fields) form.append(name, value);
        return form;
      },
    ],
  ];
  interface Venue {
    venue: { facilities: unknown; howToReach: string; summary: string };
  }

  test.each(FIELDS)('%s: repeated fields become a list', async (_, form) => {
    const { id } = await makeVenue();
    const body = form([
      ['facilities', 'Valet parking'],
      ['facilities', 'Air conditioning'],
      ['summary', 'Two ghats'],
    ]);
    const answer = await send<Envelope<Venue>>(await loggedIn(id), 'PUT', `/venue/${id}`, { body });
    expect([answer.status, answer.body.data.venue]).toMatchObject([
      200,
      { facilities: ['Valet parking', 'Air conditioning'], summary: 'Two ghats' },
    ]);
  });

  test.each(FIELDS)('%s: undefined and null are absent, and so is an empty decision', async (_, form) => {
    const { id } = await makeVenue({ how_to_reach: 'By boat' });
    const body = form([
      ['howToReach', 'undefined'],
      ['rank', 'null'],
      ['isVerified', ''],
    ]);
    const answer = await send<Envelope<Venue>>(await loggedIn(id), 'PUT', `/venue/${id}`, { body });
    expect([answer.status, answer.body.data.venue.howToReach]).toEqual([200, 'By boat']);
  });
});
