import { describe, expect, test } from '@jest/globals';
import { GraphQLObjectType, parse, visit } from 'graphql';
import { AppError } from '../../src/core/errors.js';
import { allOperations } from '../../src/core/operation.js';
import { operationOf } from '../../src/core/operation.decorator.js';
import { ROLES, type Role } from '../../src/core/viewer.js';
import { routes } from '../../src/rest/mount.js';
import { getSchema } from '../../src/graphql/schema.js';
import { createTestKey } from '../../src/features/api-key/api-key.factory.js';
import { KEY_SCOPES, type KeyCredential } from '../../src/core/viewer.js';
import { useApp } from '../app.js';
import { withKey } from '../client.js';
import { cells, prepare, restCells, restRequest, type Cell } from './cells.js';
import { CODE_OF_VERDICT } from './row.js';
import { TABLE } from './table.js';

useApp();

const operations = new Map(allOperations().map((one) => [one.operationName, one]));

const titled = (some: Cell[]) =>
  some.map((cell) => [`${cell.name}: ${cell.role}, ${cell.ownership} -> ${cell.verdict}`, cell] as const);

describe('called directly', () => {
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
    ({ row, ownership }) => row.graphql && !(row.graphql.ownRowsOnly && ownership === 'others'),
  );

  interface Data {
    answer?: { userErrors: { code: string }[] };
    found?: object | null;
  }

  test.each(titled(reachable))('%s', async (_, { row, verdict, ...cell }) => {
    const { caller, input } = await prepare({ row, ...cell });
    const { document = '', variables, ifMissing } = row.graphql ?? {};
    const { data, errors } = await caller.http.gql<Data | null>(
      document,
      variables?.(input, caller) ?? input,
    );
    if (verdict === 404 && ifMissing === 'null') {
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
  const calls = restCells.map(({ cell, call, verdict }) => {
    const title = `${call.route}: ${cell.name}: ${cell.role}, ${cell.ownership} -> ${verdict}`;
    return [title, cell, call, verdict] as const;
  });

  test.each(calls)('%s', async (_, cell, call, verdict) => {
    const prepared = await prepare(cell);
    const { method, path, body } = await restRequest(call, prepared);
    const answer = await prepared.caller.http.rest<{ success?: boolean }>(method, path, body);
    expect(answer.status).toBe(verdict === 'yes' ? (cell.row.outcome ? 400 : 200) : verdict);
    if (verdict !== 'yes') expect(answer.body.success).toBe(false);
  });
});

describe('with an API key', () => {
  const NEEDED = { read: 'read:own', write: 'write:own' } as const;
  const keyed = Object.entries(TABLE).flatMap(([name, row]) => {
    const role = ROLES.find((each) => row.verdicts[each] === 'yes');
    const operation = operations.get(name);
    if (!role || !operation) return [];
    const { kind, allow } = operation;
    const needed = kind === 'read' && allow.roles === 'anyone' ? 'read:public' : NEEDED[kind];
    return KEY_SCOPES.map((scope) => {
      const enough = KEY_SCOPES.indexOf(scope) >= KEY_SCOPES.indexOf(needed);
      const mayUse = enough && !row.sessionOnly;
      return [
        `${name}: ${role}, ${scope} -> ${mayUse ? 'yes' : 403}`,
        { name, row, role, scope, may: mayUse },
      ] as const;
    });
  });

  test.each(Object.entries(TABLE))(
    '%s requires a session if its row says so',
    (name, { sessionOnly = false }) => {
      expect(operations.get(name)?.sessionOnly ?? false).toBe(sessionOnly);
    },
  );

  test.each(keyed)('%s', async (_, { name, row, role, scope, may }) => {
    const { caller, input } = await prepare({ row, role, ownership: 'own' });
    const accountId = caller.id ?? '';
    const { id, secret } = await createTestKey(accountId, scope);
    const scopes = KEY_SCOPES.slice(0, KEY_SCOPES.indexOf(scope) + 1);
    const key: KeyCredential = { id, accountId, name: 'Price sheet', scopes };
    const viewer = scope === 'read:public' ? undefined : { ...caller.context.viewer, sessionHash: undefined };
    const context = { ...caller.context, key, viewer } as typeof caller.context;
    const code = await operations
      .get(name)?.(context, input)
      .then(
        () => 'done',
        (error: unknown) => (error instanceof AppError ? error.code : error),
      );
    if (!may) expect(code).toBe('FORBIDDEN');
    // A visitor may get NOT_FOUND.
    else expect([row.outcome ?? 'done', ...(viewer ? [] : ['NOT_FOUND'])]).toContain(code);
    if (may || !row.graphql) return;
    const { document, variables } = row.graphql;
    const { errors } = await withKey(secret).gql(document, variables?.(input, caller) ?? input);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

/** The root fields of a document. */
function rootFields(document: string): string[] {
  const fields: string[] = [];
  visit(parse(document), {
    OperationDefinition({ selectionSet }) {
      for (const field of selectionSet.selections) if ('name' in field) fields.push(field.name.value);
    },
  });
  return fields;
}

describe('the table is complete', () => {
  test('every operation has a row, and every row names an operation', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...operations.keys()].sort());
  });

  test.each(Object.keys(TABLE))('%s: its roles match the operation', (name) => {
    const may = TABLE[name]?.verdicts;
    const roles: readonly Role[] = ROLES.filter((role) => may?.[role] === 'yes');
    const everyone = may?.anonymous === 'yes' && roles.length === ROLES.length;
    const allowed = operations.get(name)?.allow.roles ?? [];
    if (allowed === 'anyone') expect(everyone).toBe(true);
    else expect([...allowed].sort()).toEqual([...roles].sort());
  });

  test('credential operations and their mutations are marked', async () => {
    const mutations = (await getSchema()).getMutationType()?.getFields() ?? {};
    for (const [name, { credential = false, graphql }] of Object.entries(TABLE)) {
      expect([name, operations.get(name)?.credential]).toEqual([name, credential]);
      if (!credential) continue;
      const run = graphql && rootFields(graphql.document).map((field) => mutations[field]?.extensions);
      expect([name, run?.map((extensions) => operationOf(extensions)?.operationName)]).toEqual([
        name,
        [name],
      ]);
    }
  });

  test('every REST call is in the row of its operation', () => {
    const tabled = Object.entries(TABLE).flatMap(([name, { rest = [] }]) =>
      rest.map(({ route }) => `${route} ${name}`),
    );
    const mounted = routes.flatMap(({ method, path, operation, adminOperation }) =>
      [operation, adminOperation].flatMap((one) => (one ? `${method} ${path} ${one.operationName}` : [])),
    );
    // Rejecting uses the same call as approving.
    expect(tabled.filter((each) => each !== 'PATCH bookings/:vId booking.reject').sort()).toEqual(
      mounted.sort(),
    );
  });

  test('every query and mutation of the schema is in it', async () => {
    const used = new Set<string>();
    for (const { graphql } of Object.values(TABLE))
      for (const field of graphql ? rootFields(graphql.document) : []) used.add(field);
    const schema = await getSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      type instanceof GraphQLObjectType ? Object.keys(type.getFields()) : [],
    );
    // These two read each object by its own operation; node.test.ts tests them with every role.
    // These take files, which attachment.test.ts, pictures.test.ts and import.test.ts send as every role.
    const uploads = [
      ...['uploadAttachment', 'uploadReviewPicture'],
      ...['previewCalendarImport', 'importCalendar'],
    ];
    expect([...used, 'node', 'nodes', ...uploads].sort()).toEqual(fields.sort());
  });
});
