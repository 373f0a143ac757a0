import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Store } from '../../core/store.js';
import { startS3, type S3Double } from '../../../test/s3.js';
import { s3Store } from './s3-store.js';
import { variantKey, originalKey } from './keys.js';
import { diskStore } from './store.js';

let folder: string;
let s3: S3Double;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-store-'));
  s3 = await startS3({ pageSize: 2 });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await s3.stop();
});

const STORES: [string, () => Store][] = [
  ['the data folder', () => diskStore(folder)],
  ['S3', () => s3Store(s3.settings)],
];

const hashOf = (digit: string) => digit.repeat(32);
const contentOf = async (store: Store, key: string) => {
  const found = await store.get(key);
  return found && { length: found.length, content: (await buffer(found.stream)).toString('latin1') };
};
const asRead = (data: Buffer) => ({ length: data.length, content: data.toString('latin1') });
const all = async (hashes: AsyncIterable<string>) => {
  const found = new Set<string>();
  for await (const hash of hashes) found.add(hash);
  return [...found].sort();
};

describe.each(STORES)('%s', (_, open) => {
  test('stores and returns data by its key', async () => {
    const store = open();
    const data = Buffer.from(Array.from({ length: 300_000 }, (_each, n) => n % 251));
    await store.put(originalKey(hashOf('1')), data, 'image/png');
    expect(await contentOf(store, originalKey(hashOf('1')))).toEqual(asRead(data));
    const again = Buffer.from('another');
    await store.put(originalKey(hashOf('1')), again, 'image/png');
    expect(await contentOf(store, originalKey(hashOf('1')))).toEqual(asRead(again));
    expect(await store.get(originalKey(hashOf('2')))).toBeUndefined();
    expect(await store.get(variantKey(hashOf('1'), '640.webp'))).toBeUndefined();
  });

  test('lists every stored picture, and removes only the requested one', async () => {
    const store = open();
    const hashes = ['3', '4', '5', '6', '7'].map(hashOf);
    for (const hash of hashes) {
      await store.put(originalKey(hash), Buffer.from(hash), 'image/png');
      for (const file of ['320.avif', '640.webp', 'share.jpg'])
        await store.put(variantKey(hash, file), Buffer.from(file), 'image/webp');
    }
    const lonely = hashOf('8');
    await store.put(variantKey(lonely, '320.webp'), Buffer.from('x'), 'image/webp');
    expect(await all(store.hashes())).toEqual(expect.arrayContaining([...hashes, lonely]));

    const [gone = '', kept = ''] = hashes;
    await store.remove(variantKey(gone));
    expect(await store.get(variantKey(gone, '640.webp'))).toBeUndefined();
    expect(await contentOf(store, originalKey(gone))).toBeDefined();
    await store.remove(originalKey(gone));
    await store.remove(originalKey(gone));
    const left = await all(store.hashes());
    expect(left).not.toContain(gone);
    expect(left).toContain(kept);
    expect(await contentOf(store, variantKey(kept, 'share.jpg'))).toBeDefined();
  });
});

test('the data folder removes old partial files', async () => {
  const incoming = path.join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  for (const name of ['old', 'new']) await writeFile(path.join(incoming, name), 'half a pict');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(path.join(incoming, 'old'), anHourAgo, anHourAgo);
  await diskStore(folder).removePartialFiles(new Date(Date.now() - 60_000));
  expect(await readdir(incoming)).toEqual(['new']);
});

describe('S3 requests', () => {
  test('are signed: another secret or region is rejected', async () => {
    const put = (settings: object) =>
      s3Store({ ...s3.settings, ...settings }).put(originalKey(hashOf('9')), Buffer.from('x'), 'image/png');
    await expect(put({ secretAccessKey: 'guessed' })).rejects.toThrow('SignatureDoesNotMatch');
    await expect(put({ accessKeyId: 'AKIASOMEBODY' })).rejects.toThrow('InvalidAccessKeyId');
    await expect(put({ region: 'us-east-1' })).rejects.toThrow('AuthorizationHeaderMalformed');
    await expect(put({ bucket: 'anothers' })).rejects.toThrow('NoSuchBucket');
    expect(s3.objects.has(originalKey(hashOf('9')))).toBe(false);
  });

  test('report failures other than a missing key', async () => {
    const store = s3Store({ ...s3.settings, secretAccessKey: 'guessed' });
    await expect(store.get(originalKey(hashOf('3')))).rejects.toThrow('SignatureDoesNotMatch');
  });

  test('to a server that accepts connections and never answers fail as temporary', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket.resume())).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const store = s3Store(
      { ...s3.settings, endpoint: `http://127.0.0.1:${port}` },
      { connectionTimeout: 200, socketTimeout: 200 },
    );
    const unavailable = expect.objectContaining({ code: 'UNAVAILABLE' });
    await expect(store.get(originalKey(hashOf('1')))).rejects.toEqual(unavailable);
    const picture = Buffer.alloc(1_000_000);
    await expect(store.put(originalKey(hashOf('1')), picture, 'image/png')).rejects.toEqual(unavailable);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
