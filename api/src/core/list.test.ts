import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../test/app.js';
import { expressions } from './columns.js';
import { newId } from './ids.js';
import { byTime, selectPage, Where, type List, type Order } from './list.js';
import type { Page, Window } from './page.js';

useApp();

interface Guest {
  id: string;
  name: string;
  age: number;
}

const COLUMNS = expressions<Guest>({ id: 'g.id', name: 'g.name', age: 'g.age' });
const BY_ID = { by: 'g.id', type: 'uuid', fromRow: ({ id }: Guest) => id };

/** Orders by a key that isn't among the row's columns, so it is selected separately. */
const byName = (direction: 'ASC' | 'DESC'): Order<Guest> => ({
  keys: [{ by: 'lower(g.name)', type: 'text' }, BY_ID],
  direction,
});
/** Orders by one of the row's columns. */
const byAge = (direction: 'ASC' | 'DESC'): Order<Guest> => ({
  keys: [{ by: 'g.age', type: 'integer', fromRow: ({ age }) => age }, BY_ID],
  direction,
});
const NEWEST = byTime<Guest>('g.arrived_at', 'g.id');

/** Two names and two times are equal; two times differ by a microsecond, which a Date can't represent. */
const GUESTS = [
  ['Anu', 31, '2026-11-20 10:00:00.000001+05:30'],
  ['anu', 30, '2026-11-20 10:00:00.000002+05:30'],
  ['Bina', 30, '2026-11-20 10:00:00.000002+05:30'],
  ['Çelik', 30, '2026-11-21 10:00:00+05:30'],
  ['दीपा “D” \\ %', 47, '2026-11-19 10:00:00+05:30'],
  ['', 0, '2026-11-19 09:00:00.5+05:30'],
  ['Zoya', -3, '2026-11-22 09:00:00+05:30'],
] as const;

beforeAll(() =>
  app().sql(`CREATE TABLE guest (id uuid PRIMARY KEY, name text NOT NULL, age integer NOT NULL,
    arrived_at timestamptz NOT NULL)`),
);
beforeEach(async () => {
  await app().sql(`TRUNCATE guest`);
  for (const [name, age, arrivedAt] of GUESTS)
    await app().sql(`INSERT INTO guest VALUES ($1, $2, $3, $4)`, [newId(), name, age, arrivedAt]);
});

const read = (
  window: Window,
  order: Order<Guest>,
  options: Partial<List<Guest>> = {},
): Promise<Page<Guest>> =>
  selectPage(app().tx, {
    ...{ name: 'guests', columns: COLUMNS, from: 'guest g', where: new Where() },
    ...{ order, window, ...options },
  });

const endOf = ({ nodes, cursorOf }: Page<unknown>): string => cursorOf(nodes.length - 1);

/** Reads all pages of a list by cursors; `meanwhile` runs between two pages. */
async function walk(
  first: number,
  order: Order<Guest>,
  options: Partial<List<Guest>> = {},
  meanwhile: (page: Page<Guest>) => Promise<unknown> = async () => undefined,
): Promise<Guest[][]> {
  const pages: Guest[][] = [];
  for (let after: string | undefined; ;) {
    const page = await read({ first, after }, order, options);
    pages.push(page.nodes);
    expect(page.hasPreviousPage).toBe(after !== undefined);
    if (!page.hasNextPage) return pages;
    expect(page.nodes).toHaveLength(first);
    after = endOf(page);
    await meanwhile(page);
  }
}

/** Returns all IDs in an order, sorted by the database. */
const sorted = async (orderBy: string) =>
  (await app().sql<{ id: string }>(`SELECT id FROM guest g ORDER BY ${orderBy}`)).map(({ id }) => id);
const idsOf = (guests: readonly Guest[]) => guests.map(({ id }) => id);

const ORDERS: [string, Order<Guest>, string][] = [
  ['a computed key, ascending', byName('ASC'), 'lower(name), id'],
  ['a computed key, descending', byName('DESC'), 'lower(name) DESC, id DESC'],
  ['a key of the row, ascending', byAge('ASC'), 'age, id'],
  ['a key of the row, descending', byAge('DESC'), 'age DESC, id DESC'],
  ['a timestamp with its microseconds', NEWEST, 'arrived_at DESC, id DESC'],
  [
    'several keys',
    {
      keys: [{ by: 'g.age', type: 'integer', fromRow: ({ age }) => age }, ...NEWEST.keys],
      direction: 'DESC',
    },
    'age DESC, arrived_at DESC, id DESC',
  ],
];

describe.each(ORDERS)('by %s', (_, order, orderBy) => {
  test.each([1, 2, 3, 6, 7, 50])('cursors lead through all rows, %i at a time', async (first) => {
    const pages = await walk(first, order);
    expect(idsOf(pages.flat())).toEqual(await sorted(orderBy));
    expect(pages).toHaveLength(Math.max(1, Math.ceil(GUESTS.length / first)));
  });

  test('numbered pages contain the same rows', async () => {
    const pages = await walk(3, order);
    for (const [i, nodes] of pages.entries()) {
      const page = await read({ first: 3, page: i + 1 }, order);
      expect(idsOf(page.nodes)).toEqual(idsOf(nodes));
      expect([page.hasPreviousPage, page.hasNextPage]).toEqual([i > 0, i < pages.length - 1]);
    }
  });

  test('a cursor from a numbered page continues from there, and is refused beside a page number', async () => {
    const second = await read({ first: 2, page: 2 }, order);
    const third = await read({ first: 2, after: endOf(second) }, order);
    expect(idsOf([...second.nodes, ...third.nodes])).toEqual((await sorted(orderBy)).slice(2, 6));
    await expect(read({ first: 2, after: endOf(second), page: 1 }, order)).rejects.toMatchObject({
      fields: [{ field: 'page' }],
    });
  });

  test('deleting rows between two pages, even the cursor’s own, neither skips nor repeats others', async () => {
    const all = await sorted(orderBy);
    const gone = new Set<string>();
    const pages = await walk(2, order, {}, async ({ nodes }) => {
      const last = nodes.at(-1)?.id ?? '';
      const next = all[all.indexOf(last) + 1] ?? '';
      for (const id of [last, next]) gone.add(id);
      await app().sql(`DELETE FROM guest WHERE id = ANY($1::uuid[])`, [[last, next]]);
    });
    const seen = idsOf(pages.flat());
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => !gone.has(id))).toEqual(all.filter((id) => !gone.has(id)));
  });

  test('finding the IDs first returns the same pages', async () => {
    const idsFirst = { from: 'guest g', id: 'g.id' };
    expect(await walk(3, order, { idsFirst })).toEqual(await walk(3, order));
    const [byIds, whole] = [
      await read({ first: 2, page: 2 }, order, { idsFirst }),
      await read({ first: 2, page: 2 }, order),
    ];
    expect(byIds.nodes).toEqual(whole.nodes);
  });

  test('a literal LIMIT returns the same pages', async () => {
    expect(await walk(3, order, { defaultPageSize: 3 })).toEqual(await walk(3, order));
  });
});

test('conditions apply to every page, and their values are kept apart from the cursor’s', async () => {
  const where = new Where();
  where.and(`g.age >= ${where.bind(30)}`).and(`g.name <> ${where.bind('Bina')}`);
  const pages = await walk(2, byAge('ASC'), { where });
  expect(pages.flat().map(({ age }) => age)).toEqual([30, 30, 31, 47]);
  // The caller's conditions are unchanged.
  expect([where.text, where.values]).toEqual(['g.age >= $1 AND g.name <> $2', [30, 'Bina']]);
});

test('a sort key that changes with time is compared as the order defines', async () => {
  const order: Order<Guest> = {
    keys: [
      {
        by: 'abs(g.age - 30)',
        type: 'integer',
        fromRow: ({ age }) => age,
        toComparable: (age) => `abs(${age}::integer - 30)`,
      },
      BY_ID,
    ],
    direction: 'ASC',
  };
  expect(idsOf((await walk(2, order)).flat())).toEqual(await sorted('abs(age - 30), id'));
});

test('an empty list is one page without cursors', async () => {
  await app().sql(`TRUNCATE guest`);
  for (const window of [{ first: 3 }, { first: 3, page: 4 }]) {
    const page = await read(window, NEWEST);
    expect([page.nodes, page.cursorOf(0), page.hasNextPage, await page.count()]).toEqual([[], '', false, 0]);
  }
});

describe('counts', () => {
  const where = () => {
    const condition = new Where();
    return condition.and(`g.age = ${condition.bind(30)}`);
  };

  test('include all matching rows, on every page', async () => {
    const first = await read({ first: 2 }, NEWEST, { where: where() });
    const windows: Window[] = [
      { first: 2 },
      { first: 2, after: endOf(first) },
      { first: 2, page: 2 },
      { first: 2, page: 9 },
      { first: 50 },
    ];
    for (const window of windows) {
      const page = await read(window, NEWEST, { where: where() });
      expect([window, await page.count()]).toEqual([window, 3]);
    }
    expect(await first.count()).toBe(3);
  });

  test('with IDs first use the table that has the IDs', async () => {
    const from = 'guest g LEFT JOIN guest other ON other.age = g.age AND other.id <> g.id';
    const page = await read({ first: 2 }, NEWEST, {
      from: 'guest g',
      idsFirst: { from: 'guest g', id: 'g.id' },
    });
    expect(await page.count()).toBe(GUESTS.length);
    expect(await (await read({ first: 2 }, NEWEST, { from })).count()).toBeGreaterThan(GUESTS.length);
  });

  test('stop at 10,000', async () => {
    await app().sql(
      `INSERT INTO guest SELECT gen_random_uuid(), 'x', 30, now() FROM generate_series(1, 10001)`,
    );
    const page = await read({ first: 2 }, NEWEST, { where: where() });
    expect(await page.count()).toBe(10_000);
  });
});

describe('cursors', () => {
  test('belong to the rows, even on the last page', async () => {
    const page = await read({ first: 50 }, NEWEST);
    for (const [i] of page.nodes.entries()) {
      const rest = await read({ first: 50, after: page.cursorOf(i) }, NEWEST);
      expect(idsOf(rest.nodes)).toEqual(idsOf(page.nodes.slice(i + 1)));
    }
  });

  test('of another list or order are rejected', async () => {
    const cursor = endOf(await read({ first: 1 }, NEWEST));
    const refusal = { code: 'BAD_USER_INPUT', message: 'after is not a cursor of this list' };
    const window = { first: 1, after: cursor };
    await expect(read(window, NEWEST, { name: 'friends' })).rejects.toMatchObject(refusal);
    const single: Order<Guest> = { keys: [BY_ID], direction: 'ASC' };
    await expect(read(window, single)).rejects.toMatchObject(refusal);
    await expect(read({ first: 1, after: 'nonsense' }, NEWEST)).rejects.toMatchObject(refusal);
    await expect(read(window, NEWEST)).resolves.toBeDefined();
  });
});
