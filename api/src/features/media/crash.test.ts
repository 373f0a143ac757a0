import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { startS3 } from '../../../test/s3.js';
import { makePicture } from '../../../test/security/pictures.js';
import { originalKey } from './keys.js';
import { sweepMediaTask } from './sweep.task.js';

const s3 = await startS3();
afterAll(() => s3.stop());

/** Two processes start at the same time, possibly on a busy machine. */
const TIMEOUT_MS = 300_000;

const STORES: [string, NodeJS.ProcessEnv][] = [
  ['the data folder', {}],
  [
    'S3',
    {
      S3_ENDPOINT: s3.settings.endpoint,
      S3_REGION: s3.settings.region,
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    },
  ],
];

describe.each(STORES)('with pictures in %s, a server that is killed', (_, env) => {
  useApp(env);
  let pool: pg.Pool;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-crash-'));
    pool = new pg.Pool({ connectionString: app().services.env.databaseUrl, max: 2 });
  });
  afterAll(async () => {
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  });

  /** Uploads a picture to a new venue's gallery in a process that is killed at a step. */
  async function uploadUntil(crashAt: number) {
    const { id } = await makeVenue();
    const file = path.join(folder, `${crashAt}.png`);
    await writeFile(file, await makePicture.png());
    const child = fork(path.join(import.meta.dirname, '../../../test/crash/uploader.js'), {
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: '',
        DATABASE_URL: app().services.env.databaseUrl,
        MANDAP_DATA_DIR: app().dataDir,
        LOG_LEVEL: 'silent',
        CRASH_AT: String(crashAt),
        CRASH_OWNER: id,
        CRASH_FILE: file,
      },
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return { id, completed: code === 0, killed: signal === 'SIGKILL' };
  }

  /** Returns the size of a gallery and all stored pictures, and checks that every row has its file. */
  async function storedPictures(id: string) {
    const { store } = app().services;
    const gallery = await app().sql(`SELECT 1 FROM listing_picture WHERE listing_id = $1`, [id]);
    const rows = await app().sql<{ hash: string }>(`SELECT hash FROM media`);
    for (const { hash } of rows) {
      const original = await store.get(originalKey(hash));
      expect(original).toBeDefined();
      original?.stream.destroy();
    }
    const files = new Set<string>();
    for await (const hash of store.hashes()) files.add(hash);
    return { gallery: gallery.length, files: [...files].sort(), rows: rows.map(({ hash }) => hash).sort() };
  }

  test(
    'at any step of an upload leaves no row without its file, and no unused file after the cleanup',
    async () => {
      const ends: { gallery: number; completed: boolean }[] = [];
      let next = 1;
      // Kills at later and later steps until an upload completes.
      const killUploads = async () => {
        while (!ends.some(({ completed }) => completed)) {
          const crashAt = next++;
          const { id, killed, completed } = await uploadUntil(crashAt);
          expect([crashAt, killed || completed]).toEqual([crashAt, true]);
          const { gallery } = await storedPictures(id);
          ends.push({ gallery, completed });
        }
      };
      await Promise.all([killUploads(), killUploads()]);
      // Completed uploads are in the gallery.
      expect(ends.filter(({ completed }) => completed).every(({ gallery }) => gallery === 1)).toBe(true);
      expect(ends.filter(({ completed }) => !completed).length).toBeGreaterThan(3);
      expect(ends.some(({ gallery }) => gallery === 0)).toBe(true);
      const before = await storedPictures('00000000-0000-0000-0000-000000000000');
      expect(before.files.length).toBeGreaterThan(before.rows.length);

      await sweepMediaTask(pool, app().services.store, 0)();
      const { files, rows } = await storedPictures('00000000-0000-0000-0000-000000000000');
      expect(files).toEqual(rows);
      expect(rows).toHaveLength(ends.reduce((sum, { gallery }) => sum + gallery, 0));
      expect(await app().sql(`SELECT 1 FROM media_arrival`)).toEqual([]);
      expect(await readdir(path.join(app().dataDir, 'media/incoming')).catch(() => [])).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
