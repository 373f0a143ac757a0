import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { makeAdmin } from '../features/admin/admin.factory.js';
import { makeUser } from '../features/user/user.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { app, useApp } from '../../test/app.js';
import { loggedIn, type Client } from '../../test/client.js';

useApp();

/** Sends the beginning of an upload, without its files. Returns the response's status. */
function beginPut(caller: Client, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const upload = request(`${app().url}/api/v1/${path}`, {
      method: 'PUT',
      headers: {
        cookie: [...caller.cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 5_000_000,
      },
    });
    upload.once('response', ({ statusCode }) => {
      resolve(statusCode);
      upload.destroy();
    });
    upload.once('error', reject);
    upload.write('--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n');
  });
}

test('files for another’s venue are rejected before they are read, and don’t count', async () => {
  const [own, other] = [await makeVenue(), await makeVenue()];
  const owner = await loggedIn(own.id);
  expect(await beginPut(owner, `venue/${other.id}`)).toBe(403);
  expect(await app().sql(`SELECT 1 FROM rate_limit WHERE key LIKE 'upload:%'`)).toEqual([]);
});

test('IDs ignore case', async () => {
  const venue = await makeVenue();
  const owner = await loggedIn(venue.id);
  const answer = await owner.rest('PUT', `/venue/${venue.id.toUpperCase()}`, { summary: 'Two ghats.' });
  expect(answer).toMatchObject({ status: 200, body: { data: { venue: { summary: 'Two ghats.' } } } });
});

test.each([
  ['another id in the body', { _id: '00000000-0000-7000-8000-000000000000' }],
  ['another role in the body', { role: 'admin' }],
])('%s is a 403, without effect', async (_, claim) => {
  const venue = await makeVenue();
  const owner = await loggedIn(venue.id);
  const edit = { summary: 'Ours now' };
  expect((await owner.rest('PUT', `/venue/${venue.id}`, { ...edit, ...claim })).status).toBe(403);
  const stored = { ...edit, _id: venue.id, role: 'venue' };
  expect((await owner.rest('PUT', `/venue/${venue.id}`, stored)).status).toBe(200);
});

test.each([
  ['another id', { _id: '00000000-0000-7000-8000-000000000000' }],
  ['another role', { role: 'vendor' }],
])('%s nested in an object, as JSON text, or next to a valid one, is too', async (_, claim) => {
  for (const [path, name, make] of [
    ['user', 'user', makeUser],
    ['admin', 'admin', makeAdmin],
    ['admin', 'profile', makeAdmin],
  ] as const) {
    const { id } = await make();
    const caller = await loggedIn(id);
    const edit = { city: 'Agra', name: 'Meera Iyer' };
    const own = { ...edit, _id: id, role: path };
    const put = async (body: object) => (await caller.rest('PUT', `/${path}/${id}`, body)).status;
    for (const body of [
      { [name]: { ...edit, ...claim } },
      { [name]: JSON.stringify({ ...edit, ...claim }) },
      { ...claim, [name]: own },
    ])
      expect([body, await put(body)]).toEqual([body, 403]);
    const { body } = await caller.rest('GET', `/${path}/${id}`);
    expect(JSON.stringify(body)).not.toContain('Agra');
    expect(await put({ [name]: own })).toBe(200);
  }
});
