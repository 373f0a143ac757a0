import { Account } from '../account/account.entity.js';
import { allColumnsOf, columnsOf, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { linesLike } from '../../core/search.js';
import { AdminProfile, type Admin } from './admin.entity.js';

const COLUMNS = allColumnsOf(AdminProfile, 'p').and(columnsOf(Account, ['email', 'superAdmin'], 'a'));
const TABLES = 'admin_profile p JOIN account a USING (id)';

export const selectAdmin = (tx: Tx, adminId: string): Promise<Admin | undefined> =>
  selectOne(tx, COLUMNS, `FROM ${TABLES} WHERE p.id = $1`, [adminId]);

const SEARCHED = `lower(concat_ws(E'\\n', p.name, a.email, p.city, p.contact))`;

/** One page of the admins, by name. */
export function selectAdmins(
  tx: Tx,
  search: string | undefined,
  descending: boolean,
  window: Window,
): Promise<Page<Admin>> {
  const where = new Where();
  if (search) where.and(linesLike(SEARCHED, search, where.bind));
  const direction = descending ? 'DESC' : 'ASC';
  return selectPage(tx, {
    list: `admins ${direction}`,
    columns: COLUMNS,
    from: TABLES,
    where,
    order: {
      keys: [
        { by: 'lower(p.name)', type: 'text' },
        { by: 'p.id', type: 'uuid', of: ({ id }) => id },
      ],
      direction,
    },
    window,
  });
}
