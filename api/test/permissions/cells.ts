import type { Input, Row, Verdict } from './row.js';
import {
  CALLER_ROLES,
  makeOthersFixtures,
  makeCaller,
  makeOwnFixtures,
  type CallerRole,
  type Caller,
  type Fixtures,
} from './scene.js';
import { TABLE } from './table.js';

/** One cell of the table: an operation, a role, and whether the rows belong to the viewer. */
export interface Cell {
  name: string;
  row: Row;
  role: CallerRole;
  ownership: 'own' | 'others';
  verdict: Verdict;
}

type RestCall = NonNullable<Row['rest']>[number];

export const cells: Cell[] = Object.entries(TABLE).flatMap(([name, row]) => [
  ...CALLER_ROLES.map((role) => ({
    name,
    row,
    role,
    ownership: 'own' as const,
    verdict: row.verdicts[role],
  })),
  ...CALLER_ROLES.flatMap((role) => {
    const verdict = row.others?.[role];
    return verdict ? [{ name, row, role, ownership: 'others' as const, verdict }] : [];
  }),
]);

/** The cells of every REST call, with the expected responses. */
export const restCells = cells.flatMap((cell) =>
  (cell.row.rest ?? []).map((call) => ({
    cell,
    call,
    verdict: cell.ownership === 'others' && call.others ? call.others : cell.verdict,
  })),
);

/** Makes the viewer, the fixtures, and the operation's input. */
export async function prepare({ row, role, ownership }: Pick<Cell, 'row' | 'role' | 'ownership'>): Promise<{
  caller: Caller;
  fixtures: Fixtures;
  input: Input;
}> {
  const caller = await makeCaller(role);
  const fixtures = ownership === 'own' ? await makeOwnFixtures(caller) : await makeOthersFixtures();
  return { caller, fixtures, input: await row.input(fixtures, caller) };
}

/** Returns the REST request with this input: method, path below /api/v1, body. */
export async function restRequest(
  { route, path, body }: RestCall,
  { caller, fixtures, input }: Awaited<ReturnType<typeof prepare>>,
): Promise<{ method: string; path: string; body: object | undefined }> {
  const [method = '', template = ''] = route.split(' ');
  const values = { ...input };
  return {
    method,
    path: `/${path?.(values, fixtures) ?? template}`,
    body: await body?.(values, fixtures, caller),
  };
}
