import { ILike, In, type EntityTarget } from 'typeorm';
import type { Tx } from './database.js';
import { escapeLike } from './search.js';

/** An entity that people find by its title. */
interface Titled {
  id: string;
  title: string;
}

/** Matches that a search by title returns at most. */
const MAX_MATCHES = 200;

/** Returns the titles of those rows that exist, by ID. */
export async function selectTitles(
  tx: Tx,
  entity: EntityTarget<Titled>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const select = { id: true, title: true };
  const rows = await tx.repository(entity).find({ select, where: { id: In(ids) } });
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Returns the IDs of at most 200 rows whose title contains a term. */
export async function selectIdsByTitle(
  tx: Tx,
  entity: EntityTarget<Titled>,
  term: string,
): Promise<string[]> {
  const where = { title: ILike(`%${escapeLike(term)}%`) };
  const rows = await tx.repository(entity).find({ select: { id: true }, where, take: MAX_MATCHES });
  return rows.map(({ id }) => id);
}
