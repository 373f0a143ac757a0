import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../core/env.js';
import type { Store } from '../core/store.js';

export const originalKey = (hash: string): string => `original/${hash}`;
export const derivedKey = (hash: string, file: string): string => `derived/${hash}/${file}`;

/** S3 when it is configured, otherwise the data folder. The S3 client is loaded only then: it is large. */
export async function makeStore(env: Env): Promise<Store> {
  if (!env.s3) return diskStore(path.join(env.dataDir, 'media'));
  const { s3Store } = await import('./s3-store.js');
  return s3Store(env.s3);
}

export function diskStore(root: string): Store {
  // Two levels of folders: a hundred thousand pictures in one would be slow to look into.
  const fileOf = (key: string) => path.join(root, key.replace(/^(\w+)\/(..)(..)/, '$1/$2/$3/$2$3'));
  return {
    async put(key, data) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Written aside and renamed, so that a reader or a crash never meets half a picture.
      const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(aside, data);
      await rename(aside, file);
    },
    async get(key) {
      const file = fileOf(key);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(file), length: found.size } : undefined;
    },
    remove: (key) => rm(fileOf(key).replace(/\/$/, ''), { recursive: true, force: true }),
  };
}
