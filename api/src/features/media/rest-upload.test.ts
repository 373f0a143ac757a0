import { describe, expect, test } from '@jest/globals';
import { uniqueEmail } from '../account/account.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { claimingPng, makePicture } from '../../../test/security/pictures.js';

useApp();

/** Sends the documented update of a venue with files, as old clients do. */
async function put(caller: Client, venueId: string, files: readonly Buffer[]) {
  const body = new FormData();
  files.forEach((file, i) => body.append('images', new Blob([new Uint8Array(file)]), `${i}.jpg`));
  const response = await caller.fetch(`/api/v1/venue/${venueId}`, { method: 'PUT', body });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message };
}

const gallery = async (id: string) =>
  (await app().sql<{ gallery: object[] }>(`SELECT gallery FROM listing WHERE id = $1`, [id]))[0]?.gallery;

test.each<[string, () => Promise<Buffer[]> | Buffer[], number]>([
  ['an SVG', () => [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], 415],
  ['an empty file', () => [Buffer.alloc(0)], 415],
  ['a bad one after a good one', async () => [await makePicture.png(), Buffer.from('GIF89a')], 415],
  ['more than 40 megapixels', () => [claimingPng(9000, 9000)], 413],
  [
    'more than 10 MB',
    async () => [Buffer.concat([await makePicture.png(), Buffer.alloc(10 * 1024 * 1024)])],
    413,
  ],
  ['more than twenty', () => Promise.all(Array.from({ length: 21 }, () => makePicture.png(8, 8))), 413],
])('%s is rejected with a message, and nothing is stored', async (_, files, status) => {
  const { id } = await makeVenue();
  const answer = await put(await loggedIn(id), id, await files());
  expect(answer.status).toBe(status);
  expect(answer.message).not.toBe('Something went wrong on our side.');
  expect(await gallery(id)).toEqual([]);
  expect(await app().sql(`SELECT 1 FROM media WHERE uploaded_by = $1`, [id])).toEqual([]);
});

test('only the owner’s own gallery is changed', async () => {
  const [venue, other, vendor] = [await makeVenue(), await makeVenue(), await makeVendor()];
  const picture = await makePicture.png();
  expect((await put(client(), venue.id, [picture])).status).toBe(401);
  for (const { id } of [other, vendor])
    expect((await put(await loggedIn(id), venue.id, [picture])).status).toBe(403);
  for (const { id } of [venue, other, vendor]) expect(await gallery(id)).toEqual([]);
  expect((await put(await loggedIn(venue.id), venue.id, [picture])).status).toBe(200);
  expect(await gallery(venue.id)).toHaveLength(1);
});

describe('calls without files', () => {
  const sign = async (file?: Blob) => {
    const body = new FormData();
    const fields = {
      fullName: 'Kavya Rao',
      email: uniqueEmail('form'),
      phone: '0000011111',
      password: 'Form#1234',
    };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    if (file) body.set('avatar', file, 'me.png');
    const { status } = await client().fetch('/api/v1/user/register', { method: 'POST', body });
    const accounts = await app().sql(`SELECT 1 FROM account WHERE email = $1`, [fields.email]);
    return { status, accounts: accounts.length };
  };

  test('accept multipart forms without files', async () => {
    expect(await sign()).toEqual({ status: 200, accounts: 1 });
  });

  test('reject one with a file, and more than 100 kB at once', async () => {
    const picture = new Uint8Array(await makePicture.png());
    expect(await sign(new Blob([picture]))).toEqual({ status: 415, accounts: 0 });
    expect(await sign(new Blob([new Uint8Array(200 * 1024)]))).toEqual({ status: 413, accounts: 0 });
  });
});

test('an account at its upload limit is rejected before its files are read', async () => {
  const { id } = await makeVenue();
  const caller = await loggedIn(id);
  await put(caller, id, [await makePicture.png()]);
  await app().sql(`UPDATE rate_limit SET points = 200 WHERE key LIKE 'upload:%'`);
  expect((await put(caller, id, [await makePicture.png()])).status).toBe(429);
  expect(await gallery(id)).toHaveLength(1);
});
