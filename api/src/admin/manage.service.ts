import { object } from 'yup';
import type { Tx } from '../core/database.js';
import { manageRules } from '../core/manage.rules.js';
import { only, operation } from '../core/operation.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import { MANAGE_PAGE_SIZE } from '../core/page.constants.js';
import { linesLike } from '../core/search.js';
import type { Admin } from './admin.entity.js';

/** The admins, by name: there are few. */
export const manageAdmins = operation({
  name: 'admin.manage',
  kind: 'read',
  allow: only('admin'),
  input: object(manageRules(['NAME'], MANAGE_PAGE_SIZE)),
  run: ({ tx, input: { search, descending, ...window } }) => selectAdmins(tx, search, descending, window),
});

const SEARCHED = `lower(concat_ws(E'\\n', p.name, a.email, p.city, p.contact))`;

async function selectAdmins(
  tx: Tx,
  search: string | undefined,
  descending: boolean,
  window: Window,
): Promise<Page<Admin>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [search ? linesLike(SEARCHED, search, bind) : 'true'];
  const counted = { where: conditions.join(' AND '), values: [...values] };
  const direction = descending ? 'DESC' : 'ASC';
  const list = `admins ${direction}`;
  if (window.after) {
    const [name, id] = decodeCursor(list, window.after, 2);
    conditions.push(`(lower(p.name), p.id) ${descending ? '<' : '>'} (${bind(name)}, ${bind(id)}::uuid)`);
  }
  const rows = await tx.sql<Admin>(
    `SELECT p.id, p.name, a.email, p.contact, p.city, p.address, a.super_admin AS "superAdmin"
     FROM admin_profile p JOIN account a USING (id) WHERE ${conditions.join(' AND ')}
     ORDER BY lower(p.name) ${direction}, p.id ${direction}
     LIMIT ${bind(window.first + 1)} ${offsetOf(window, bind)}`,
    values,
  );
  return pageOf(
    list,
    rows,
    window,
    (row) => [row.name.toLowerCase(), row.id],
    () => countRows(tx, `admin_profile p JOIN account a USING (id) WHERE ${counted.where}`, counted.values),
  );
}
