import type { Tx } from '../core/database.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import { linesLike, phoneDigits } from '../core/search.js';
import type { User } from './user.entity.js';
import type { UserSort } from './manage.constants.js';
import { USER_COLUMNS, USER_TABLES } from './user.service.js';

type Managed = User & { registered: string };

const ORDERS: Record<UserSort, { columns: [string, string]; cast: string; keyOf: (row: Managed) => string }> =
  {
    REGISTERED: { columns: ['u.created_at', 'u.id'], cast: 'timestamptz', keyOf: (row) => row.registered },
    NAME: {
      columns: ['lower(u.full_name)', 'u.id'],
      cast: 'text',
      keyOf: (row) => row.fullName.toLowerCase(),
    },
  };

interface Wanted {
  search?: string;
  city?: string;
  sort: UserSort;
  descending: boolean;
  window: Window;
}

/** One page of users. The rows are found by their ids first, along an index that holds what is searched. */
export async function selectUsers(
  tx: Tx,
  { search, city, sort, descending, window }: Wanted,
): Promise<Page<User>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (search) conditions.push(linesLike('u.search', phoneDigits(search) ?? search, bind));
  if (city) conditions.push(`lower(u.city) = ${bind(city.toLowerCase())}`);
  const counted = { where: conditions.join(' AND '), values: [...values] };
  const { columns, cast, keyOf } = ORDERS[sort];
  const direction = descending ? 'DESC' : 'ASC';
  const list = `users ${sort} ${direction}`;
  if (window.after) {
    const [key, id] = decodeCursor(list, window.after, 2);
    conditions.push(
      `(${columns.join(', ')}) ${descending ? '<' : '>'} (${bind(key)}::${cast}, ${bind(id)}::uuid)`,
    );
  }
  const orderBy = `ORDER BY ${columns.map((column) => `${column} ${direction}`).join(', ')}`;
  const plan = search ? 'fresh' : 'kept';
  const rows = await tx.sql<Managed>(
    `SELECT ${USER_COLUMNS}, u.created_at::text AS registered FROM ${USER_TABLES}
     WHERE u.id = ANY(ARRAY(SELECT u.id FROM user_profile u WHERE ${conditions.join(' AND ')} ${orderBy}
                            LIMIT ${bind(window.first + 1)} ${offsetOf(window, bind)})) ${orderBy}`,
    values,
    plan,
  );
  return pageOf(
    list,
    rows,
    window,
    (row) => [keyOf(row), row.id],
    () => countRows(tx, `user_profile u WHERE ${counted.where}`, counted.values, plan),
  );
}
