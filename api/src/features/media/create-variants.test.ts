import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makePicture, upload } from '../../../test/security/pictures.js';
import { workOff } from '../../../test/worker.js';
import type { Store } from '../../core/store.js';
import { CREATE_VARIANTS, createVariantsTask } from './create-variants.task.js';

useApp();

beforeEach(async () => {
  await app().sql(`DELETE FROM graphile_worker._private_jobs`);
  await app().sql(`UPDATE media SET variants_due_at = NULL`);
});

const owner = async (): Promise<Client> => loggedIn((await makeVenue()).id);

/** Uploads pictures to the caller's gallery, one request each; returns their hashes. */
async function add(caller: Client, count: number): Promise<string[]> {
  const hashes: string[] = [];
  for (let sent = 0; sent < count; sent++) {
    const { gallery } = await upload(caller, [await makePicture.png(8, 8)]);
    hashes.push(...(gallery?.added ?? []).map((url) => url.split('/').at(-1) ?? ''));
  }
  return hashes;
}

/** A store that records the order in which variants are created; originals that `refuse` selects are missing. */
function recordingStore(refuse: (hash: string) => boolean = () => false) {
  const made: string[] = [];
  const { store } = app().services;
  const recording: Store = {
    ...store,
    async put(key, data, mime) {
      const [, hash = ''] = /^derived\/(\w+)\//.exec(key) ?? [];
      if (refuse(hash)) throw new Error('the store is away');
      if (made.at(-1) !== hash) made.push(hash);
      await store.put(key, data, mime);
    },
  };
  return { made, task: createVariantsTask(app().tx, recording) };
}

const waiting = async () => {
  const [row] = await app().sql<{ pictures: number }>(
    `SELECT count(*)::int AS pictures FROM media WHERE variants_due_at IS NOT NULL`,
  );
  return row?.pictures;
};

describe('accounts take turns in the picture worker', () => {
  test('one account’s gallery delays another’s picture by one', async () => {
    const many = await add(await owner(), 6);
    const one = await add(await owner(), 1);
    const two = await add(await owner(), 2);
    const { made, task } = recordingStore();
    await workOff({ [CREATE_VARIANTS]: task });
    const [first, second, ...rest] = many;
    expect(made).toEqual([first, one[0], two[0], second, two[1], ...rest]);
    expect(await waiting()).toBe(0);
  });

  test('further uploads neither speed up nor delay an account’s turn', async () => {
    const [busy, quiet] = [await owner(), await owner()];
    const before = await add(busy, 2);
    const [only] = await add(quiet, 1);
    const after = await add(busy, 2);
    const { made, task } = recordingStore();
    await workOff({ [CREATE_VARIANTS]: task });
    expect(made).toEqual([before[0], only, before[1], ...after]);
  });

  test('pictures of an account that is deleted meanwhile are still processed', async () => {
    const venue = await makeVenue();
    const hashes = await add(await loggedIn(venue.id), 2);
    await app().sql(`DELETE FROM account WHERE id = $1`, [venue.id]);
    const { made, task } = recordingStore();
    await workOff({ [CREATE_VARIANTS]: task });
    expect(made).toEqual(hashes);
    expect(await waiting()).toBe(0);
  });
});

test('a failing picture doesn’t block the account’s others, and is retried', async () => {
  const [bad, ...good] = await add(await owner(), 3);
  let broken = true;
  const { made, task } = recordingStore((hash) => broken && hash === bad);
  const dueNow = () => app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now()`);
  await workOff({ [CREATE_VARIANTS]: task });
  expect(made).toEqual([]);
  await dueNow();
  await workOff({ [CREATE_VARIANTS]: task });
  expect(made).toEqual(good);
  broken = false;
  await dueNow();
  await workOff({ [CREATE_VARIANTS]: task });
  expect(made).toEqual([...good, bad]);
  expect(await waiting()).toBe(0);
});

test('a picture that crashes the worker is given up', async () => {
  const [deadly] = await add(await owner(), 1);
  await app().sql(`UPDATE media SET variant_attempts = 12 WHERE hash = $1`, [deadly]);
  const { made, task } = recordingStore();
  await workOff({ [CREATE_VARIANTS]: task });
  expect(made).toEqual([]);
});

test('a job of an older version, with a picture’s hash, is still processed', async () => {
  const [hash] = await add(await owner(), 1);
  const { made, task } = recordingStore();
  await task({ hash });
  expect([made, await waiting()]).toEqual([[hash], 0]);
});
