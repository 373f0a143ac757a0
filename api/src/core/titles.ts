import { ILike, In, type EntityTarget } from 'typeorm';
import type { Columns } from './columns.js';
import type { Tx } from './database.js';
import { selectPage, type Where } from './list.js';
import type { Page, Window } from './page.js';
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

/** An admins' table of titled entities. */
interface TitledTable<Row> {
  /** Name of the list, for its cursors. */
  name: string;
  columns: Columns<Row>;
  table: string;
  /** The table's alias in the other expressions. */
  alias: string;
  /** Expression of the text that a search covers. */
  searched: string;
}

export interface TitledFilter {
  search?: string;
  sort: 'CREATED' | 'TITLE';
  descending: boolean;
}

/** Returns one page of an admins' table. Rows with the same sort key are ordered by ID. */
export function selectTitledPage<Row extends Titled>(
  tx: Tx,
  { name, columns, table, alias, searched }: TitledTable<Row>,
  where: Where,
  { search, sort, descending }: TitledFilter,
  window: Window,
): Promise<Page<Row>> {
  if (search) where.and(`lower(${searched}) LIKE ${where.bind(`%${escapeLike(search.toLowerCase())}%`)}`);
  const sortKey = {
    CREATED: { by: `${alias}.created_at`, type: 'timestamptz' },
    TITLE: { by: `lower(${alias}.title)`, type: 'text' },
  }[sort];
  const direction = descending ? 'DESC' : 'ASC';
  return selectPage(tx, {
    name: `${name} ${sort} ${direction}`,
    columns,
    from: `${table} ${alias}`,
    where,
    order: { keys: [sortKey, { by: `${alias}.id`, type: 'uuid', fromRow: ({ id }) => id }], direction },
    window,
  });
}
