import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tx } from '../src/core/database.js';
import { apiRoot } from '../src/core/env.js';
import type { Store } from '../src/core/store.js';
import { inspect } from '../src/features/media/image.js';
import { originalKey } from '../src/features/media/keys.js';
import { insertRows } from './insert-rows.js';

const FOLDER = path.join(apiRoot, 'db/pictures');

/** One of the masters that `npm run art` rendered. */
export interface Master {
  file: string;
  family: string;
  subject: string;
  /** Where it can be used: `venue:lake`, `category:Photographer`, `hero`, `blog` and so on. */
  kinds: string[];
}

export interface DemoPicture extends Master {
  hash: string;
}

export const readMasters = async (): Promise<Master[]> =>
  JSON.parse(await readFile(path.join(FOLDER, 'pictures.json'), 'utf8')) as Master[];

/** Stores masters, and inserts a media row for each new one. Variants are made on request. */
export async function storeMasters(tx: Tx, store: Store, masters: readonly Master[]): Promise<DemoPicture[]> {
  const loaded = await Promise.all(
    masters.map(async (master) => {
      const data = await readFile(path.join(FOLDER, master.file));
      const { hash, mime, width, height, thumbhash } = await inspect(data);
      await store.put(originalKey(hash), data, mime);
      return { ...master, hash, mime, width, height, thumbhash, bytes: data.length };
    }),
  );
  const present = await tx.sql<{ hash: string }>(`SELECT hash FROM media WHERE hash = ANY($1)`, [
    loaded.map(({ hash }) => hash),
  ]);
  const known = new Set(present.map(({ hash }) => hash));
  await insertRows(
    tx,
    'media',
    { hash: 'text', mime: 'text', bytes: 'int', width: 'int', height: 'int', thumbhash: 'text' },
    loaded
      .filter(({ hash }) => !known.has(hash))
      .map(({ hash, mime, bytes, width, height, thumbhash }) => ({
        hash,
        mime,
        bytes,
        width,
        height,
        thumbhash,
      })),
  );
  return loaded;
}
