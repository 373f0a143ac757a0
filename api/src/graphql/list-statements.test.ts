import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { getNamedType, isLeafType, isObjectType, type GraphQLSchema } from 'graphql';
import { routes } from '../rest/mount.js';
import { getSchema } from './schema.js';
import { app, useApp } from '../../test/app.js';
import type { Client } from '../../test/client.js';
import { makeLists, type List } from '../../test/lists.js';
import { makeNotifications } from '../../test/notifications.js';
import { ask } from '../../test/security/send.js';

useApp();

/**
 * Reads every list of both APIs with one row and with fifty: the number of statements must not grow with the rows.
 */
const ROWS = 50;

let schema: GraphQLSchema;
let lists: Record<string, List>;

beforeAll(async () => {
  schema = await getSchema();
  lists = await makeLists();
  // One more than a page, so that no list needs to count its rows.
  for (const { make } of Object.values(lists)) for (let i = 0; i <= ROWS; i++) await make();
  const { vId } = await idsOf();
  await makeNotifications(vId ?? '', ROWS + 1);
}, 120_000);

/** Counts the statements of a request once the caches are filled. */
async function countStatements<Answer>(
  request: () => Promise<Answer>,
): Promise<{ answer: Answer; statements: number }> {
  await request();
  const query = jest.spyOn(app().services.database.pool, 'query');
  const answer = await request();
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { answer, statements };
}

/** Path parameters that refer to accounts and listings with fifty rows. */
async function idsOf(): Promise<Record<string, string>> {
  const [found] = await app().sql<{ vId: string; userId: string }>(
    `SELECT (SELECT listing_id FROM booking GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "vId",
            (SELECT user_id FROM wishlist_item GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "userId"`,
  );
  return { ...found, type: 'MehendiArtist' };
}

describe('GraphQL', () => {
  /** Selects the fields of a row with their leaves, except fields that cost statements per row. */
  function rowOf(connection: string): string[] {
    const node = fieldsOf(connection).find(({ name }) => name === 'nodes');
    const fields = fieldsOf(getNamedType(node?.type)?.name ?? '');
    return fields
      .filter(({ extensions }) => !extensions.statements)
      .flatMap((field) => {
        const type = getNamedType(field.type);
        if (isLeafType(type)) return field.name;
        const leaves = fieldsOf(type.name).filter(
          (below) => isLeafType(getNamedType(below.type)) && !below.extensions.statements,
        );
        const page = field.args.some(({ name }) => name === 'first') ? '(first: 1)' : '';
        const names = leaves.slice(0, 1).map(({ name }) => name);
        return names.length ? `${field.name}${page} { ${names.join(' ')} }` : [];
      });
  }
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.values(type.getFields()) : [];
  };
  const connections = () =>
    fieldsOf('Query').filter(
      ({ type, args }) => String(type).endsWith('Connection!') && args.some(({ name }) => name === 'after'),
    );

  test('every list', async () => {
    for (const { name, type } of connections()) {
      const list = lists[name];
      if (!list) throw new Error(`test/lists.ts has no rows for ${name}`);
      const row = rowOf(getNamedType(type).name);
      // Split in four, because all fields of fifty bookings exceed the cost limit.
      const quarter = Math.ceil(row.length / 4);
      const parts = [0, 1, 2, 3].map((part) => row.slice(part * quarter, (part + 1) * quarter));
      for (const fields of parts.filter(({ length }) => length > 0)) {
        const run = async (first: number) => {
          const given = [`first: ${first}`, list.args].filter(Boolean).join(', ');
          const document = `{ list: ${name}(${given}) { nodes { ${fields.join(' ')} } totalCount pageInfo { endCursor } } }`;
          const { answer, statements } = await countStatements(() => ask(list.caller, document));
          expect([name, answer.errors]).toEqual([name, []]);
          return { statements, rows: (answer.data as { list: { nodes: unknown[] } }).list.nodes.length };
        };
        const [one, many] = [await run(1), await run(ROWS)];
        expect([name, one.rows, many.rows]).toEqual([name, 1, ROWS]);
        expect([name, many.statements]).toEqual([name, one.statements]);
        // The rows, their count, the session, and a few batched fields.
        expect(one.statements).toBeLessThan(12);
      }
    }
  }, 60_000);
});

describe('REST', () => {
  const paged = routes.filter(
    ({ method, query }) => method === 'GET' && query && 'limit' in query.properties,
  );

  test.each(paged.map((route) => [route.path, route] as const))(
    'GET %s',
    async (path, { operation, ownIdParam }) => {
      const { roles } = operation.allow;
      // Reads as the role that receives the most: an admin if allowed, otherwise the listing's owner or the couple.
      const ofListing = ownIdParam === 'vId' || path === 'notification/:id';
      const admin = !ofListing && (roles === 'anyone' || roles.includes('admin'));
      const caller: Client | undefined = (
        admin ? lists.auditLog : !ofListing && roles.includes('user') ? lists.myBookings : lists.inbox
      )?.caller;
      if (!caller) throw new Error('This list has no caller');
      const ids = await idsOf();
      const address = path
        .split('/')
        .map((part) => (part.startsWith(':') ? (ids[part.slice(1)] ?? ids.vId) : part))
        .join('/');
      const run = async (limit: number) => {
        const query = new URLSearchParams({ limit: String(limit), uId: ids.userId ?? '' }).toString();
        const { answer, statements } = await countStatements(() =>
          caller.rest(`GET`, `/${address}?${query}`),
        );
        expect([address, answer.status]).toEqual([address, 200]);
        return { statements, rows: Number(answer.headers.get('x-total-count')) };
      };
      const [one, many] = [await run(1), await run(ROWS)];
      expect([path, many.statements]).toEqual([path, one.statements]);
      expect(many.statements).toBeLessThan(12);
    },
  );
});
