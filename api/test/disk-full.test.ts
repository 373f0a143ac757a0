import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { useBuild } from './use-build.js';
import { canMount, startSmallServer, type SmallServer } from './disk-full.js';

useBuild();

// A full disk requires a mount, which tests can make only on some Linux systems.
const describeWithMounts = canMount() ? describe : describe.skip;

describeWithMounts('a full disk', () => {
  /** Real disks, filled to the last byte, under the built server. */
  let server: SmallServer;
  let database: pg.Client;
  let cookie: string;
  let venueId: string;

  const FULL = 'Our storage is full, so nothing was saved. Please try again later.';
  const ADD =
    'mutation A($files: [Upload!]!) { addPictures(files: $files) { pictures { url } userErrors { message } } }';

  let addresses = 0;
  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', `10.80.0.${++addresses}`);
    const response = await fetch(server.origin + path, { ...init, headers });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as {
        message?: string;
        data?: Record<string, { pictures?: { url: string }[]; userErrors?: unknown[] }> | null;
        errors?: { message: string; extensions: { code: string } }[];
      },
    };
  };
  const post = (path: string, body: object) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Makes a unique picture of this many kilobytes. */
  async function pictureOf(kilobytes: number): Promise<File> {
    const side = Math.ceil(Math.sqrt((kilobytes * 1024) / 3));
    const noise = Buffer.from(Array.from({ length: side * side * 3 }, () => Math.floor(Math.random() * 256)));
    const data = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    return new File([new Uint8Array(data)], 'picture.png');
  }

  /** Uploads pictures to the venue's gallery through either API. */
  const UPLOADS = {
    GraphQL: (files: readonly File[]) => {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query: ADD, variables: { files: files.map(() => null) } }));
      form.set('map', JSON.stringify(Object.fromEntries(files.map((_, i) => [i, [`variables.files.${i}`]]))));
      files.forEach((file, i) => form.set(String(i), file));
      return send('/graphql', { method: 'POST', headers: { cookie }, body: form });
    },
    REST: (files: readonly File[]) => {
      const form = new FormData();
      for (const file of files) form.append('images', file);
      return send(`/api/v1/venue/${venueId}`, { method: 'PUT', headers: { cookie }, body: form });
    },
  };

  beforeAll(async () => {
    server = await startSmallServer();
    database = new pg.Client({ connectionString: server.superuserUrl });
    await database.connect();
    await database.query(`CREATE TABLESPACE small LOCATION '${server.folderOf('tables')}'`);
    const owner = { email: 'kumud@test.example', password: 'Secret#1' };
    await post('/api/v1/venue/register', {
      ...owner,
      ...{
        businessName: 'Jheel Mahal',
        name: 'Kumud Ranawat',
        yourName: 'Kumud Ranawat',
        phone: '0000067890',
      },
      ...{ contact: '0000067890', city: 'Udaipur' },
    });
    const login = await fetch(`${server.origin}/api/v1/venue/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...owner, role: 'venue' }),
    });
    [cookie = ''] = login.headers.getSetCookie()[0]?.split(';') ?? [];
    const { rows } = await database.query<{ id: string }>('SELECT id FROM listing');
    venueId = rows[0]?.id ?? '';
  }, 120_000);
  afterAll(async () => {
    await database.end();
    await server.stop();
  });

  const count = async (table: string) =>
    Number((await database.query<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count);

  const files = async (disk: Parameters<SmallServer['reach']>[0], folder = '') =>
    (
      await readdir(path.join(server.reach(disk), folder), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
    )
      .filter((entry) => entry.isFile() && entry.name !== 'filler')
      .map((entry) => path.join(entry.parentPath, entry.name));

  function expectFull(answer: Awaited<ReturnType<typeof send>>): void {
    const { status, headers, body } = answer;
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    const [error] = body.errors ?? [];
    expect(error?.message ?? body.message).toBe(FULL);
    if (error) expect(error.extensions.code).toBe('UNAVAILABLE');
  }

  describe.each(Object.entries(UPLOADS))('an upload through %s', (_, upload) => {
    // With a little space left, the start of a file can be written.
    test.each([
      ['media', 0],
      ['media', 100_000],
      ['temporary', 0],
      ['temporary', 100_000],
    ] as const)(
      'while %s is full (but %i bytes) is rejected, leaves nothing behind, and works again later',
      async (disk, spare) => {
        const pictures = [await pictureOf(600), await pictureOf(600)];
        const before = { pictures: await count('media'), originals: await files('media', 'original') };
        server.fill(disk, spare);
        expectFull(await upload(pictures));
        server.free(disk);
        expect({ pictures: await count('media'), originals: await files('media', 'original') }).toEqual(
          before,
        );
        // Received files are deleted after the response; variants may still be in progress.
        while ((await files('temporary')).length || (await files('media', 'incoming')).length)
          await pause(20);
        const { status, body } = await upload(pictures);
        expect([status, body.errors]).toEqual([200, undefined]);
        expect(await count('media')).toBe(before.pictures + pictures.length);
        await database.query('DELETE FROM listing_picture');
      },
      60_000,
    );
  });

  test('a variant that can’t be stored is served nevertheless', async () => {
    const { body } = await UPLOADS.GraphQL([await pictureOf(100)]);
    const [picture] = body.data?.addPictures?.pictures ?? [];
    server.fill('media');
    const response = await fetch(`${server.origin}${picture?.url}/share.jpg`, {
      headers: { 'x-forwarded-for': '10.80.1.1' },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(1200);
    server.free('media');
  }, 60_000);

  describe('a write while PostgreSQL’s disk is full', () => {
    const person = { name: 'Kavya Rao', contact: '0000011111', location: 'Udaipur' };
    const event = { date: '2030-02-14', guests: 200, typeOfEvent: 'Wedding', address: '22 Fatehpura' };
    const message = 'Is the verandah covered? '.repeat(20);
    const SEND = {
      REST: (n: number) =>
        post('/api/v1/enquiry/submit', { ...person, ...event, message: `${n} ${message}` }),
      GraphQL: (n: number) =>
        post('/graphql', {
          query:
            'mutation M($input: ContactMessageInput!) { sendContactMessage(input: $input) { userErrors { message } } }',
          variables: { input: { ...person, message: `${n} ${message}` } },
        }),
    };

    beforeEach(async () => {
      await database.query(`TRUNCATE enquiry; ALTER TABLE enquiry SET TABLESPACE small`);
    });

    test.each(Object.entries(SEND))(
      'through %s is rejected, and acknowledged data is there',
      async (_, write) => {
        await database.query('CREATE TABLE filler (page text) TABLESPACE small');
        await expect(
          database.query(
            `INSERT INTO filler SELECT repeat(md5(i::text), 200) FROM generate_series(1, 100000) i`,
          ),
        ).rejects.toMatchObject({ code: '53100' });
        let acknowledged = 0;
        let answer = await write(0);
        for (; answer.status === 200 && acknowledged < 500; acknowledged++)
          answer = await write(acknowledged + 1);
        expectFull(answer);
        expect(await count('enquiry')).toBe(acknowledged);
        await database.query('DROP TABLE filler');
        expect((await write(1000)).status).toBe(200);
        expect(await count('enquiry')).toBe(acknowledged + 1);
      },
      60_000,
    );
  });

  test('an email that can’t be stored is retried, and then stored completely', async () => {
    const emails = async () => {
      const found = (await files('mail')).filter((file) => file.endsWith('.eml'));
      return Promise.all(found.map((file) => readFile(file, 'utf8')));
    };
    server.fill('mail');
    const before = await emails();
    const { status } = await post('/api/v1/user/register', {
      ...{ fullName: 'Kavya Rao', email: 'kavya@test.example', phone: '0000011111', password: 'Shaadi#2027' },
    });
    expect(status).toBe(200);
    const attempted = async () =>
      (
        await database.query(
          `SELECT FROM graphile_worker._private_jobs WHERE attempts > 0 AND locked_at IS NULL`,
        )
      ).rowCount;
    while (!(await attempted())) await pause(100);
    expect(await emails()).toEqual(before);
    server.free('mail');
    await database.query(`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    let late = await emails();
    for (; late.length === before.length; late = await emails()) await pause(100);
    expect(late.at(-1)).toMatch(/^[^]*To: kavya@test\.example[^]*\r\n--[^\r\n]+--\r\n$/);
  }, 60_000);
});
