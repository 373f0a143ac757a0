import { describe, expect, test } from '@jest/globals';
import { GraphQLObjectType, parse, visit } from 'graphql';
import { AppError } from '../../src/core/errors.js';
import { allOperations } from '../../src/core/operation.js';
import { ROLES, type Role } from '../../src/core/viewer.js';
import { routes } from '../../src/rest/mount.js';
import { makeSchema } from '../../src/schema.js';
import { useApp } from '../app.js';
import { CODE_OF_VERDICT, type Row, type Verdict } from './row.js';
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

useApp();

const operations = new Map(allOperations().map((one) => [one.operationName, one]));

/** One square of the table: an operation, who asks, and whether for their own or another's. */
interface Cell {
  name: string;
  row: Row;
  asker: Asker;
  whose: 'own' | 'foreign';
  verdict: Verdict;
}

const cells: Cell[] = Object.entries(TABLE).flatMap(([name, row]) => [
  ...ASKERS.map((asker) => ({ name, row, asker, whose: 'own' as const, verdict: row.may[asker] })),
  ...ASKERS.flatMap((asker) => {
    const verdict = row.foreign?.[asker];
    return verdict ? [{ name, row, asker, whose: 'foreign' as const, verdict }] : [];
  }),
]);

const titled = (some: Cell[]) =>
  some.map((cell) => [`${cell.name}: ${cell.asker}, ${cell.whose} -> ${cell.verdict}`, cell] as const);

async function prepare({ row, asker, whose }: Cell) {
  const caller = await makeCaller(asker);
  const things = whose === 'own' ? await ownThings(caller) : await foreignThings();
  return { caller, things, input: await row.input(things, caller) };
}

describe('by itself', () => {
  test.each(titled(cells))('%s', async (_, cell) => {
    const { caller, input } = await prepare(cell);
    const operation = operations.get(cell.name);
    const code = await operation?.(caller.context, input).then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
    const expected = cell.verdict === 'yes' ? (cell.row.outcome ?? 'done') : CODE_OF_VERDICT[cell.verdict];
    expect(code).toBe(expected);
  });
});

describe('through GraphQL', () => {
  const reachable = cells.filter(
    ({ row, whose }) => row.graphql && !(row.graphql.own && whose === 'foreign'),
  );

  interface Data {
    answer?: { userErrors: { code: string }[] };
    found?: object | null;
  }

  test.each(titled(reachable))('%s', async (_, { row, verdict, ...cell }) => {
    const { caller, input } = await prepare({ row, verdict, ...cell });
    const { document = '', variables, missing } = row.graphql ?? {};
    const { data, errors } = await caller.http.gql<Data | null>(
      document,
      variables?.(input, caller) ?? input,
    );
    if (verdict === 404 && missing === 'null') {
      expect([errors, data]).toEqual([undefined, { found: null }]);
    } else if (verdict !== 'yes') {
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual([CODE_OF_VERDICT[verdict]]);
    } else {
      expect(errors).toBeUndefined();
      const userErrors = row.outcome ? [{ code: 'INVALID' }] : [];
      expect(data?.answer?.userErrors ?? userErrors).toEqual(userErrors);
      if (data && 'found' in data) expect(data.found).not.toBeNull();
    }
  });
});

describe('through REST', () => {
  const calls = cells.flatMap((cell) =>
    (cell.row.rest ?? []).map((call) => {
      const verdict = cell.whose === 'foreign' && call.foreign ? call.foreign : cell.verdict;
      return [
        `${call.route}: ${cell.name}: ${cell.asker}, ${cell.whose} -> ${verdict}`,
        cell,
        call,
        verdict,
      ] as const;
    }),
  );

  const answer = async (caller: Caller, things: Things, call: (typeof calls)[number][2], input: object) => {
    const [method = '', route = ''] = call.route.split(' ');
    const values = { ...input };
    const path = call.path?.(values, things) ?? route;
    return caller.http.rest<{ success?: boolean }>(
      method,
      `/${path}`,
      await call.body?.(values, things, caller),
    );
  };

  test.each(calls)('%s', async (_, cell, call, verdict) => {
    const { caller, things, input } = await prepare(cell);
    const { status, body } = await answer(caller, things, call, input);
    expect(status).toBe(verdict === 'yes' ? (cell.row.outcome ? 400 : 200) : verdict);
    if (verdict !== 'yes') expect(body.success).toBe(false);
  });
});

describe('the table is whole', () => {
  test('every operation has a row, and every row names an operation', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...operations.keys()].sort());
  });

  test.each(Object.keys(TABLE))('%s: its roles are those of the operation', (name) => {
    const may = TABLE[name]?.may;
    const roles: readonly Role[] = ROLES.filter((role) => may?.[role] === 'yes');
    const everyone = may?.anonymous === 'yes' && roles.length === ROLES.length;
    const allowed = operations.get(name)?.allow.roles ?? [];
    if (allowed === 'anyone') expect(everyone).toBe(true);
    else expect([...allowed].sort()).toEqual([...roles].sort());
  });

  test('every REST call is in it, under the operation that it names', () => {
    const tabled = Object.entries(TABLE).flatMap(([name, { rest = [] }]) =>
      rest.map(({ route }) => `${route} ${name}`),
    );
    const mounted = routes.flatMap(({ method, path, operation, byAdmins }) =>
      [operation, byAdmins].flatMap((one) => (one ? `${method} ${path} ${one.operationName}` : [])),
    );
    // A rejection comes by the call that approves.
    expect(tabled.filter((each) => each !== 'PATCH bookings/:vId booking.reject').sort()).toEqual(
      mounted.sort(),
    );
  });

  test('every query and mutation of the schema is in it', async () => {
    const used = new Set<string>();
    for (const { graphql } of Object.values(TABLE))
      if (graphql)
        visit(parse(graphql.document), {
          OperationDefinition({ selectionSet }) {
            for (const field of selectionSet.selections) if ('name' in field) used.add(field.name.value);
          },
        });
    const schema = await makeSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      type instanceof GraphQLObjectType ? Object.keys(type.getFields()) : [],
    );
    expect([...used].sort()).toEqual(fields.sort());
  });
});
