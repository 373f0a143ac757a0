import type { Input, Row, Verdict } from './row.js';
import {
  CALLER_ROLES,
  foreignThings,
  makeCaller,
  ownThings,
  type CallerRole,
  type Caller,
  type Things,
} from './scene.js';
import { TABLE } from './table.js';

/** One cell of the table: an operation, a role, and whether the rows are the viewer's own. */
export interface Cell {
  name: string;
  row: Row;
  role: CallerRole;
  whose: 'own' | 'foreign';
  verdict: Verdict;
}

type RestCall = NonNullable<Row['rest']>[number];

export const cells: Cell[] = Object.entries(TABLE).flatMap(([name, row]) => [
  ...CALLER_ROLES.map((role) => ({ name, row, role, whose: 'own' as const, verdict: row.may[role] })),
  ...CALLER_ROLES.flatMap((role) => {
    const verdict = row.foreign?.[role];
    return verdict ? [{ name, row, role, whose: 'foreign' as const, verdict }] : [];
  }),
]);

/** The cells that a REST call covers, with the expected responses. */
export const restCells = cells.flatMap((cell) =>
  (cell.row.rest ?? []).map((call) => ({
    cell,
    call,
    verdict: cell.whose === 'foreign' && call.foreign ? call.foreign : cell.verdict,
  })),
);

/** The viewer, the fixtures, and the operation's input for them. */
export async function prepare({ row, role, whose }: Pick<Cell, 'row' | 'role' | 'whose'>): Promise<{
  caller: Caller;
  things: Things;
  input: Input;
}> {
  const caller = await makeCaller(role);
  const things = whose === 'own' ? await ownThings(caller) : await foreignThings();
  return { caller, things, input: await row.input(things, caller) };
}

/** The REST request with this input: method, path below /api/v1, body. */
export async function restRequest(
  { route, path, body }: RestCall,
  { caller, things, input }: Awaited<ReturnType<typeof prepare>>,
): Promise<{ method: string; path: string; body: object | undefined }> {
  const [method = '', template = ''] = route.split(' ');
  const values = { ...input };
  return {
    method,
    path: `/${path?.(values, things) ?? template}`,
    body: await body?.(values, things, caller),
  };
}
