import type { Database } from '../src/core/database.js';
import type { Store } from '../src/core/store.js';
import { inLongTransaction } from './long-transaction.js';
import { readMasters, storeMasters, type Master } from './pictures.js';
import { insertRows } from './insert-rows.js';

interface Use {
  kind: string;
  key: string;
  position: number;
  master: Master;
}

/** Returns the pictures of our own pages: heroes, photos, and one per vendor category. */
function usesOf(masters: readonly Master[]): Use[] {
  const listed = (kind: string) =>
    masters
      .filter(({ kinds }) => kinds.includes(kind))
      .map((master, position) => ({ kind, key: master.family, position, master }));
  // A category has several masters, for its vendors' galleries. The first one represents it.
  const categories = new Map<string, Master>();
  for (const master of masters)
    for (const kind of master.kinds) {
      const key = kind.startsWith('category:') ? kind.slice('category:'.length) : '';
      if (key && !categories.has(key)) categories.set(key, master);
    }
  return [
    ...listed('hero'),
    ...listed('photo'),
    ...[...categories].map(([key, master], position) => ({ kind: 'category', key, position, master })),
  ];
}

/** Loads the pictures of our own pages, once. They are part of the product, not of the demo. */
export async function loadSitePictures(database: Database, store: Store): Promise<void> {
  await inLongTransaction(database, async (tx) => {
    const [present] = await tx.sql(`SELECT 1 FROM site_picture LIMIT 1`);
    if (present) return;
    const uses = usesOf(await readMasters());
    const stored = await storeMasters(tx, store, [...new Set(uses.map(({ master }) => master))]);
    const hashes = new Map(stored.map(({ file, hash }) => [file, hash]));
    await insertRows(
      tx,
      'site_picture',
      { kind: 'site_picture_kind', key: 'text', position: 'smallint', title: 'text', media_hash: 'text' },
      uses.map(({ kind, key, position, master }) => ({
        kind,
        key,
        position,
        title: master.subject,
        media_hash: hashes.get(master.file),
      })),
    );
  });
}
