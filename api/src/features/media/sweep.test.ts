import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { startS3, type S3Double } from '../../../test/s3.js';
import { makePicture, upload } from '../../../test/security/pictures.js';
import { makeVariants } from './variants.js';
import { originalKey } from './keys.js';
import { sweepMediaTask } from './sweep.task.js';

const s3: Promise<S3Double> = startS3({ pageSize: 3 });
const { settings } = await s3;
afterAll(async () => (await s3).stop());

const STORES: [string, NodeJS.ProcessEnv][] = [
  ['the data folder', {}],
  [
    'S3',
    {
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
  ],
];

describe.each(STORES)('the cleanup with %s', (_, env) => {
  useApp(env);
  let pool: pg.Pool;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: app().services.env.databaseUrl, max: 2 });
  });
  afterAll(() => pool.end());
  beforeEach(() => sweep(0));

  /** Runs the cleanup with this grace period. */
  const sweep = (graceSeconds: number) => sweepMediaTask(pool, app().services.store, graceSeconds)();

  /** Hashes of all stored files and of all rows. */
  async function storedHashes() {
    const files = new Set<string>();
    for await (const hash of app().services.store.hashes()) files.add(hash);
    const rows = await app().sql<{ hash: string }>(`SELECT hash FROM media ORDER BY hash`);
    return { files: [...files].sort(), rows: rows.map(({ hash }) => hash) };
  }
  const arrivals = () => app().sql(`SELECT hash FROM media_arrival`);

  /** Uploads to a new venue's gallery; returns its ID and the hashes. */
  async function gallery(...pictures: Buffer[]) {
    const { id } = await makeVenue();
    const owner = await loggedIn(id);
    const { gallery: answer } = await upload(owner, pictures);
    return { id, owner, hashes: answer?.pictures?.map(({ url }) => url.split('/')[2] ?? '') ?? [] };
  }
  const derive = (hash: string) => makeVariants(app().tx, app().services.store, hash);

  test('keeps pictures of galleries with their variants, and deletes removed ones', async () => {
    const [one, two] = [await makePicture.png(), await makePicture.png()];
    const { owner, hashes } = await gallery(one, two);
    const [first = '', second = ''] = hashes;
    for (const hash of hashes) await derive(hash);
    await sweep(0);
    const all = [...hashes].sort();
    expect(await storedHashes()).toEqual({
      files: expect.arrayContaining(all),
      rows: expect.arrayContaining(all),
    });
    await app().sql(`UPDATE media SET sent_at = now() - interval '1 year'`);
    await owner.gql('mutation R($id: ID!) { removePicture(id: $id) { userErrors { message } } }', {
      id: first,
    });
    // Cached pages still show it, and backups may need it.
    await sweep(3600);
    expect((await storedHashes()).rows).toContain(first);
    await sweep(0);
    const { files, rows } = await storedHashes();
    for (const left of [files, rows]) {
      expect(left).not.toContain(first);
      expect(left).toContain(second);
    }
    expect((await owner.fetch(`/media/${first}/320.webp`)).status).toBe(404);
    expect((await owner.fetch(`/media/${second}/320.webp`)).status).toBe(200);
  });

  test('deletes pictures of a deleted listing, unless something else uses them', async () => {
    const [own, shared] = [await makePicture.png(), await makePicture.png()];
    const { id, hashes } = await gallery(own, shared);
    await gallery(shared);
    const avatar = await gallery(await makePicture.png());
    const user = await makeUser();
    await app().sql(`UPDATE user_profile SET avatar_hash = $2 WHERE id = $1`, [user.id, avatar.hashes[0]]);
    await app().sql(`DELETE FROM account WHERE id = ANY($1)`, [[id, avatar.id]]);
    await sweep(0);
    const { files, rows } = await storedHashes();
    expect(files).toEqual(rows);
    expect(rows).not.toContain(hashes[0]);
    expect(rows).toEqual(expect.arrayContaining([hashes[1], avatar.hashes[0]]));
    await app().sql(`DELETE FROM account WHERE id = $1`, [user.id]);
    await sweep(0);
    expect((await storedHashes()).rows).not.toContain(avatar.hashes[0]);
  });

  test('deletes files without a row: of interrupted uploads, and of variants stored too late', async () => {
    const { store } = app().services;
    const [cutOff, late] = ['a'.repeat(32), 'b'.repeat(32)];
    await store.put(originalKey(cutOff), Buffer.from('x'), 'image/png');
    await store.put(`derived/${late}/320.webp`, Buffer.from('x'), 'image/webp');
    expect(await arrivals()).toEqual([{ hash: cutOff }]);
    await sweep(3600);
    expect((await storedHashes()).files).toContain(cutOff);
    await sweep(0);
    const { files, rows } = await storedHashes();
    expect(files).toEqual(rows);
    expect(await arrivals()).toEqual([]);
  });

  test('keeps a picture that is uploaded concurrently, row and file', async () => {
    const picture = await makePicture.png();
    const { hashes } = await gallery(picture);
    const [hash = ''] = hashes;
    for (let round = 0; round < 8; round++) {
      await app().sql(`DELETE FROM listing_picture WHERE media_hash = $1`, [hash]);
      // Older than the grace period of the cleanup, and no upload here takes that long.
      await app().sql(`UPDATE media SET sent_at = now() - interval '1 hour' WHERE hash = $1`, [hash]);
      await Promise.all([sweep(600), gallery(picture), sweep(600), gallery(picture)]);
      expect((await storedHashes()).rows).toContain(hash);
      expect((await storedHashes()).files).toContain(hash);
    }
  });

  test('keeps a picture for a while after its last use, however old it is', async () => {
    const { hashes } = await gallery(await makePicture.png());
    const { hashes: others } = await gallery(await makePicture.png());
    const [hash = '', other = ''] = [...hashes, ...others];
    const { id } = await makeUser();
    await app().sql(`UPDATE user_profile SET avatar_hash = $2 WHERE id = $1`, [id, hash]);
    await app().sql(`DELETE FROM listing_picture WHERE media_hash = $1`, [hash]);
    await app().sql(`UPDATE media SET sent_at = now() - interval '1 year'`);
    await app().sql(`UPDATE user_profile SET avatar_hash = $2 WHERE id = $1`, [id, other]);
    await sweep(3600);
    expect((await storedHashes()).rows).toContain(hash);
    await app().sql(`UPDATE media SET sent_at = now() - interval '1 year' WHERE hash = $1`, [hash]);
    await sweep(3600);
    expect((await storedHashes()).rows).not.toContain(hash);
  });

  test('the end of every use of a picture is recorded', async () => {
    const unrecorded = await app().sql(
      `SELECT conrelid::regclass::text AS table FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'media'::regclass AND NOT EXISTS (
         SELECT FROM pg_trigger WHERE tgrelid = conrelid AND tgname = 'media_released')`,
    );
    expect(unrecorded).toEqual([]);
  });

  test('every reference to a picture has an index, so that the cleanup reads no whole tables', async () => {
    const bare = await app().sql(
      `SELECT conrelid::regclass::text AS table FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'media'::regclass AND NOT EXISTS (
         SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1])`,
    );
    expect(bare).toEqual([]);
  });
});
