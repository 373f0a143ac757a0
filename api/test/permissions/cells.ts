import type { Input, Row, Verdict } from './row.js';
import {
  ASKERS,
  foreignThings,
  makeCaller,
  ownThings,
  type Asker,
  type Caller,
  type Things,
} from './scene.js';
import { TABLE } from './table.js';

/** One square of the table: an operation, who asks, and whether for their own or another's. */
export interface Cell {
  name: string;
  row: Row;
  asker: Asker;
  whose: 'own' | 'foreign';
  verdict: Verdict;
}

type RestCall = NonNullable<Row['rest']>[number];

export const cells: Cell[] = Object.entries(TABLE).flatMap(([name, row]) => [
  ...ASKERS.map((asker) => ({ name, row, asker, whose: 'own' as const, verdict: row.may[asker] })),
  ...ASKERS.flatMap((asker) => {
    const verdict = row.foreign?.[asker];
    return verdict ? [{ name, row, asker, whose: 'foreign' as const, verdict }] : [];
  }),
]);

/** The squares that a REST call reaches, with what it answers there. */
export const restCells = cells.flatMap((cell) =>
  (cell.row.rest ?? []).map((call) => ({
    cell,
    call,
    verdict: cell.whose === 'foreign' && call.foreign ? call.foreign : cell.verdict,
  })),
);

/** Somebody who asks, what they ask about, and the operation's input for that. */
export async function prepare({ row, asker, whose }: Pick<Cell, 'row' | 'asker' | 'whose'>): Promise<{
  caller: Caller;
  things: Things;
  input: Input;
}> {
  const caller = await makeCaller(asker);
  const things = whose === 'own' ? await ownThings(caller) : await foreignThings();
  return { caller, things, input: await row.input(things, caller) };
}

/** The REST call with this input: method, path below /api/v1, body. */
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
