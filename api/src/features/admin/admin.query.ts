import { Account } from '../account/account.entity.js';
import { columnsOf, expressions, select, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { linesLike } from '../../core/search.js';
import { AdminProfile, type Admin } from './admin.entity.js';
import { t } from './messages.generated.js';

/** The name; that of the super admin until they enter one. */
const name = () => `COALESCE(p.name, '${t('superAdmin').replaceAll("'", "''")}')`;

const named = () => columnsOf(AdminProfile, ['id'], 'p').and(expressions<{ name: string }>({ name: name() }));

const columns = () =>
  named()
    .and(columnsOf(AdminProfile, ['contact', 'city', 'address'], 'p'))
    .and(columnsOf(Account, ['email', 'superAdmin'], 'a'));
const TABLES = 'admin_profile p JOIN account a USING (id)';

export const selectAdmin = (tx: Tx, adminId: string): Promise<Admin | undefined> =>
  selectOne(tx, columns(), `FROM ${TABLES} WHERE p.id = $1`, [adminId]);

/** Returns the names of admins. */
export const selectAdminNames = (tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  select(tx, named(), 'FROM admin_profile p WHERE id = ANY($1::uuid[])', [ids]);

const searched = () => `lower(concat_ws(E'\\n', ${name()}, a.email, p.city, p.contact))`;

/** Returns one page of admins, by name. */
export function selectAdmins(
  tx: Tx,
  search: string | undefined,
  descending: boolean,
  window: Window,
): Promise<Page<Admin>> {
  const where = new Where();
  if (search) where.and(linesLike(searched(), search, where.bind));
  const direction = descending ? 'DESC' : 'ASC';
  return selectPage(tx, {
    name: `admins ${direction}`,
    columns: columns(),
    from: TABLES,
    where,
    order: {
      keys: [
        { by: `lower(${name()})`, type: 'text' },
        { by: 'p.id', type: 'uuid', fromRow: ({ id }) => id },
      ],
      direction,
    },
    window,
  });
}
