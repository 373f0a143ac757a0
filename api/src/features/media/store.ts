import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../core/env.js';
import type { Store } from '../../core/store.js';
import { PICTURE_FOLDERS } from './keys.js';

/** Uses S3 if configured, otherwise the data folder. Imports the S3 client only when needed, because it is large. */
export async function makeStore(env: Env): Promise<Store> {
  if (!env.s3) return diskStore(path.join(env.dataDir, 'media'));
  const { s3Store } = await import('./s3-store.js');
  return s3Store(env.s3);
}

export function diskStore(root: string): Store {
  // Two levels of folders, because a folder with a hundred thousand entries is slow.
  const fileOf = (key: string) => path.join(root, key.replace(/^(\w+)\/(..)(..)/, '$1/$2/$3/$2$3'));
  const incoming = path.join(root, 'incoming');
  const within = async (folder: string) =>
    (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name));
  return {
    async put(key, data) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      await mkdir(incoming, { recursive: true });
      // Written elsewhere and renamed, so that readers and crashes never leave a partial picture.
      const temporary = path.join(incoming, randomUUID());
      try {
        await writeFile(temporary, data, { flush: true });
        await rename(temporary, file);
      } catch (error) {
        // Frees the space that a partial file takes on a full disk.
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      const file = fileOf(key);
      // Keys without a file are normal: variants are looked for before they are made.
      const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
        // ENOTDIR: a key that continues the name of a file.
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
        return undefined;
      });
      return found?.isFile() ? { stream: createReadStream(file), length: found.size } : undefined;
    },
    remove: (key) => rm(fileOf(key).replace(/\/$/, ''), { recursive: true, force: true }),
    async *hashes() {
      for (const folder of PICTURE_FOLDERS)
        for (const first of await within(path.join(root, folder)))
          for (const second of await within(first))
            for (const picture of await within(second)) yield path.basename(picture);
    },
    async removePartialFiles(before) {
      for (const file of await within(incoming)) {
        // An upload may just have moved it to its place.
        const found = await stat(file).catch(() => undefined);
        if (found && found.mtime < before) await rm(file, { force: true });
      }
    },
  };
}
