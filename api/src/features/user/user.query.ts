import { Account } from '../account/account.entity.js';
import { allColumnsOf, columnsOf, expressions, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { selectPage, Where, type OrderKey } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { linesLike, phoneDigits } from '../../core/search.js';
import type { StoredPicture } from '../media/picture.js';
import { storedPicture } from '../media/picture.query.js';
import type { UserSort } from './manage.constants.js';
import { UserProfile, type User } from './user.entity.js';

const TABLES = 'user_profile u JOIN account a USING (id) LEFT JOIN media m ON m.hash = u.avatar_hash';

const COLUMNS = allColumnsOf(UserProfile, 'u')
  .and(columnsOf(Account, ['email'], 'a'))
  .and(
    expressions<{ avatar: StoredPicture | null }>({
      avatar: `CASE WHEN m.hash IS NOT NULL THEN ${storedPicture('m')} END`,
    }),
  );

export const selectUser = (tx: Tx, userId: string): Promise<User | undefined> =>
  selectOne(tx, COLUMNS, `FROM ${TABLES} WHERE u.id = $1`, [userId]);

const SORT_KEYS: Record<UserSort, OrderKey<User>> = {
  REGISTERED: { by: 'u.created_at', type: 'timestamptz' },
  NAME: { by: 'lower(u.full_name)', type: 'text' },
};

interface UserListOptions {
  search?: string;
  city?: string;
  sort: UserSort;
  descending: boolean;
  window: Window;
}

/** Returns one page of users. Finds their IDs first, in an index that contains the searched text. */
export function selectUsers(
  tx: Tx,
  { search, city, sort, descending, window }: UserListOptions,
): Promise<Page<User>> {
  const where = new Where();
  if (search) where.and(linesLike('u.search', phoneDigits(search) ?? search, where.bind));
  if (city) where.and(`lower(u.city) = ${where.bind(city.toLowerCase())}`);
  const direction = descending ? 'DESC' : 'ASC';
  return selectPage<User>(tx, {
    name: `users ${sort} ${direction}`,
    columns: COLUMNS,
    from: TABLES,
    where,
    order: { keys: [SORT_KEYS[sort], { by: 'u.id', type: 'uuid', fromRow: ({ id }) => id }], direction },
    window,
    plan: search ? 'fresh' : 'cached',
    idsFirst: { from: 'user_profile u', id: 'u.id' },
  });
}
