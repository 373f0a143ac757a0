import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { makeUser } from '../user/user.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { makeVenue } from './venue.factory.js';

useApp();

const picture = (color: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** Sends the documented multipart update. */
async function put(
  id: string,
  caller: Awaited<ReturnType<typeof loggedIn>>,
  fields: object,
  files: Buffer[] = [],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  files.forEach((file, i) => form.append('images', new Blob([new Uint8Array(file)]), `picture-${i}.jpg`));
  const response = await caller.fetch(`/api/v1/venue/${id}`, { method: 'PUT', body: form });
  return {
    status: response.status,
    body: (await response.json()) as { message: string; data: { venue: Record<string, unknown> } },
  };
}

describe('PUT venue/{id}', () => {
  test('accepts a business name as long as registration does', async () => {
    const venue = await makeVenue();
    const businessName = 'M'.repeat(160);
    const { status, body } = await put(venue.id, await loggedIn(venue.id), { businessName });
    expect([status, body.data.venue['businessName']]).toEqual([200, businessName]);
  });

  test('accepts all fields as strings, comma-joined lists, and files; derives prices, capacity and state', async () => {
    const venue = await makeVenue();
    const owner = await loggedIn(venue.id);
    const fields = {
      businessName: 'Naya Mahal',
      city: 'bombay',
      foodPackages: 'Veg 1,200, non-veg 1,600',
      guestCapacity: '300-800',
      venueType: 'Resorts,4 Star & Above',
      facilities: 'Sea view, Open bar',
      isVerified: 'Approved',
      rank: '5',
    };
    const { status, body } = await put(venue.id, owner, fields, [
      await picture('red'),
      await picture('blue'),
    ]);
    expect(status).toBe(200);
    expect(body.data.venue).toMatchObject({
      businessName: 'Naya Mahal',
      city: 'Mumbai',
      state: 'Maharashtra',
      venueType: ['Resorts', '4 Star & Above'],
      facilities: ['Sea view', 'Open bar'],
      address: venue.address,
      images: [expect.stringMatching(/^\/media\/[a-f0-9]{32}\/960\.webp$/), expect.any(String)],
    });
    const [row] = await app().sql(`SELECT veg_price, nonveg_price, max_guests FROM listing WHERE id = $1`, [
      venue.id,
    ]);
    expect(row).toEqual({ veg_price: 1200, nonveg_price: 1600, max_guests: 800 });
  });

  test.each([{ isVerified: 'Rejected' }, { rank: '10' }])('%j is rejected, without effect', async (claim) => {
    const venue = await makeVenue();
    const { status } = await put(venue.id, await loggedIn(venue.id), { businessName: 'Other', ...claim });
    expect(status).toBe(403);
    const [row] = await app().sql(`SELECT name, rank, status FROM listing WHERE id = $1`, [venue.id]);
    expect(row).toEqual({ name: venue.name, rank: venue.rank, status: 'approved' });
  });

  test('is for the owner only', async () => {
    const venue = await makeVenue();
    expect((await put(venue.id, client(), {})).status).toBe(401);
    expect((await put(venue.id, await loggedIn((await makeUser()).id), {})).status).toBe(403);
    expect((await put(venue.id, await loggedIn((await makeVenue()).id), {})).status).toBe(403);
  });

  test('a wrong value is reported, and nothing is stored', async () => {
    const venue = await makeVenue();
    const { status, body } = await put(venue.id, await loggedIn(venue.id), {
      businessName: 'New',
      venueType: 'Castle',
    });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'venueType[0]' })] }),
    ]);
    const [row] = await app().sql<{ name: string }>(`SELECT name FROM listing WHERE id = $1`, [venue.id]);
    expect(row?.name).toBe(venue.name);
  });
});

describe('a PUT with pictures is atomic', () => {
  const changed = { businessName: 'Half written' };
  const state = (id: string) =>
    app().sql(`SELECT name, jsonb_array_length(gallery) AS pictures FROM listing WHERE id = $1`, [id]);

  test('a file that isn’t a picture leaves the fields unchanged', async () => {
    const venue = await makeVenue();
    const { status } = await put(venue.id, await loggedIn(venue.id), changed, [
      await picture('green'),
      Buffer.from('no picture'),
    ]);
    expect(status).toBe(415);
    expect(await state(venue.id)).toEqual([{ name: venue.name, pictures: 0 }]);
  });

  test('a gallery that would be too large leaves the fields unchanged', async () => {
    const venue = await makeVenue();
    await app().sql(
      `WITH made AS (INSERT INTO media (hash, mime, bytes, width, height, thumbhash)
         SELECT md5($1 || n), 'image/png', 1, 1, 1, '' FROM generate_series(1, 100) n RETURNING hash)
       INSERT INTO listing_picture (listing_id, media_hash, position) SELECT $1::uuid, hash, row_number() OVER () FROM made`,
      [venue.id],
    );
    const { status, body } = await put(venue.id, await loggedIn(venue.id), changed, [await picture('teal')]);
    expect([status, body.message]).toEqual([400, 'A gallery can have at most 100 photos']);
    expect(await state(venue.id)).toEqual([{ name: venue.name, pictures: 100 }]);
  });

  test('a rejected field leaves the fields unchanged, and stores no pictures', async () => {
    const venue = await makeVenue();
    const file = await picture('plum');
    const { status } = await put(venue.id, await loggedIn(venue.id), { ...changed, rank: 10 }, [file]);
    expect(status).toBe(403);
    expect(await state(venue.id)).toEqual([{ name: venue.name, pictures: 0 }]);
  });
});

test('updateVenue changes the given fields and keeps the rest', async () => {
  const venue = await makeVenue();
  const { data } = await (
    await loggedIn(venue.id)
  ).gql(
    `mutation { updateVenue(input: { summary: "New words", types: [RESORTS] }) { venue { name summary types } userErrors { message } } }`,
  );
  expect(data).toEqual({
    updateVenue: { venue: { name: venue.name, summary: 'New words', types: ['RESORTS'] }, userErrors: [] },
  });
});

test('an edit without changes returns the venue', async () => {
  const venue = await makeVenue();
  const owner = await loggedIn(venue.id);
  const { data } = await owner.gql(
    `mutation { updateVenue(input: {}) { venue { name } userErrors { message } } }`,
  );
  expect(data).toEqual({ updateVenue: { venue: { name: venue.name }, userErrors: [] } });
  expect(await put(venue.id, owner, { isVerified: 'Approved' })).toMatchObject({ status: 200 });
});

test('an edit is dated, and changes no other venue', async () => {
  const [venue] = [await makeVenue(), await makeVenue()];
  await app().sql(`UPDATE listing SET updated_at = '2026-01-01'`);
  await (
    await loggedIn(venue.id)
  ).gql(`mutation { updateVenue(input: { summary: "New" }) { venue { name } } }`);
  const rows = await app().sql<{ id: string }>(
    `SELECT id FROM listing WHERE updated_at > now() - interval '1 minute' OR summary = 'New'`,
  );
  expect(rows).toEqual([{ id: venue.id }]);
});
