import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../core/env.js';
import type { Store } from '../../core/store.js';
import { PICTURE_FOLDERS } from './keys.js';

/** S3 when it is configured, otherwise the data folder. The S3 client is loaded only then: it is large. */
export async function makeStore(env: Env): Promise<Store> {
  if (!env.s3) return diskStore(path.join(env.dataDir, 'media'));
  const { s3Store } = await import('./s3-store.js');
  return s3Store(env.s3);
}

export function diskStore(root: string): Store {
  // Two levels of folders: a hundred thousand pictures in one would be slow to look into.
  const fileOf = (key: string) => path.join(root, key.replace(/^(\w+)\/(..)(..)/, '$1/$2/$3/$2$3'));
  const incoming = path.join(root, 'incoming');
  const within = async (folder: string) =>
    (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name));
  return {
    async put(key, data) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      await mkdir(incoming, { recursive: true });
      // Written aside and renamed, so that a reader or a crash never meets half a picture.
      const aside = path.join(incoming, randomUUID());
      try {
        await writeFile(aside, data, { flush: true });
        await rename(aside, file);
      } catch (error) {
        // A full disk takes the beginning of a file, and would be fuller by it.
        await rm(aside, { force: true });
        throw error;
      }
    },
    async get(key) {
      const file = fileOf(key);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(file), length: found.size } : undefined;
    },
    remove: (key) => rm(fileOf(key).replace(/\/$/, ''), { recursive: true, force: true }),
    async *hashes() {
      for (const folder of PICTURE_FOLDERS)
        for (const first of await within(path.join(root, folder)))
          for (const second of await within(first))
            for (const picture of await within(second)) yield path.basename(picture);
    },
    async tidy(before) {
      for (const file of await within(incoming)) {
        const found = await stat(file).catch(() => undefined);
        if (found && found.mtime < before) await rm(file, { force: true });
      }
    },
  };
}
