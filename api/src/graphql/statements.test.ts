import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  getNamedType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { newId } from '../core/ids.js';
import { getSchema } from './schema.js';
import { makeUser } from '../features/user/user.factory.js';
import { makeVendor } from '../features/vendor/vendor.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { app, useApp } from '../../test/app.js';
import { client, loggedIn, type Client } from '../../test/client.js';
import { makeBooking } from '../../test/permissions/scene.js';
import { ask } from '../../test/security/send.js';

useApp();

const ROWS = 50;
let schema: GraphQLSchema;
let couple: Client;

beforeAll(async () => {
  schema = await getSchema();
  const user = await makeUser();
  couple = await loggedIn(user.id);
  for (let i = 0; i < ROWS; i++)
    for (const make of [makeVenue, makeVendor]) {
      const { id } = await make();
      const { bookingId } = await makeBooking(user.id, id);
      await app().sql(
        `INSERT INTO notification (id, account_id, kind, booking_id, params)
         VALUES ($1, $2, 'reschedule_accepted', $3, '{"date": "2027-02-14"}')`,
        [newId(), user.id, bookingId],
      );
      await app().sql(
        `INSERT INTO review (id, listing_id, user_id, rating, message) VALUES ($1, $2, $3, 5, 'Good')`,
        [newId(), id, (await makeUser()).id],
      );
    }
});

/** Counts the statements that a document runs for the couple. */
async function run(document: string): Promise<number> {
  const statements = jest.spyOn(app().services.database.pool, 'query');
  const { errors } = await ask(couple, document);
  const { length } = statements.mock.calls;
  statements.mockRestore();
  expect(errors).toEqual([]);
  return length;
}

const fieldsOf = (type: string) => Object.values((schema.getType(type) as GraphQLObjectType).getFields());

/** Selects a field with its leaves, no deeper than a list's rows. */
function selection(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isLeafType(type) || !isObjectType(type)) return field.name;
  const leaves = Object.values(type.getFields()).filter((below) => isLeafType(getNamedType(below.type)));
  const paged = field.args.some(({ name }) => name === 'first');
  const names = leaves
    .filter(({ name }) => name !== 'totalCount')
    .map(({ name }) => name)
    // Fifty rows of a list below fifty rows may not exceed the cost limit.
    .slice(0, 5);
  return type.name.endsWith('Connection')
    ? `${field.name} { nodes { id } }`
    : `${field.name}${paged ? '(first: 4)' : ''} { ${names.join(' ')} }`;
}

describe.each([
  ['Venue', (first: number, field: string) => `{ venues(first: ${first}) { nodes { ${field} } } }`],
  ['Vendor', (first: number, field: string) => `{ vendors(first: ${first}) { nodes { ${field} } } }`],
  [
    'Notification',
    (first: number, field: string) => `{ notifications(first: ${first}) { nodes { ${field} } } }`,
  ],
  ['Booking', (first: number, field: string) => `{ myBookings(first: ${first}) { nodes { ${field} } } }`],
])('%s in a list', (type, list) => {
  test('costs as many statements for fifty rows as for one, or declares how many it runs per row', async () => {
    for (const field of fieldsOf(type)) {
      const each = (field.extensions.statements as number | undefined) ?? 0;
      const ofRows = async (rows: number) => (await run(list(rows, selection(field)))) - each * rows;
      // Fields that cost statements per row exceed the cost limit for fifty rows.
      const most = each ? Math.min(30, Math.floor(80 / each)) : ROWS;
      expect([field.name, await ofRows(most)]).toEqual([field.name, await ofRows(1)]);
    }
  });
});

test('reviews with their authors take three statements, however many there are', async () => {
  const { id } = await makeVenue();
  for (let i = 0; i < 20; i++)
    await app().sql(
      `INSERT INTO review (id, listing_id, user_id, rating, message) VALUES ($1, $2, $3, 4, 'Fine')`,
      [newId(), id, (await makeUser()).id],
    );
  const ofRows = (first: number) =>
    run(`{ venue(id: "${id}") { reviews(first: ${first}) { nodes { author } } } }`);
  expect(await ofRows(20)).toBe(await ofRows(1));
});

describe('one field with many aliases', () => {
  const aliased = (field: string, count = 20) =>
    Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');

  test('a summary of fifty venues is read once', async () => {
    const summary = 'ratingSummary { counts verified }';
    const list = (fields: string) => `{ venues(first: ${ROWS}) { nodes { ${fields} } } }`;
    expect(await run(list(aliased(summary)))).toBe(await run(list(summary)));
  });

  test.each([
    ['reviews of fifty venues', '{ venues(first: 50) { nodes { reviews(first: 1) { nodes { id } } } } }'],
    [
      'reviews of a few venues',
      `{ venues(first: 5) { nodes { ${aliased('reviews(first: 1) { nodes { id } }')} } } }`,
    ],
    ['one venue', `{ ${aliased('venue(id: "00000000-0000-7000-8000-000000000000") { id }', 85)} }`],
    ['oneself', `{ ${aliased('me { id }', 50)} }`],
  ])('%s: too expensive', async (_, document) => {
    const { status, errors } = await ask(client(), document);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'COST_LIMIT']);
  });

  test('counts of one list: more aliases than allowed', async () => {
    const { status, errors } = await ask(client(), `{ venues(first: 1) { ${aliased('totalCount', 101)} } }`);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });
});
