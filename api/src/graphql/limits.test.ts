import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  buildClientSchema,
  getIntrospectionQuery,
  isObjectType,
  Kind,
  parse,
  print,
  visit,
  type IntrospectionQuery,
} from 'graphql';
import { makeAdmin } from '../features/admin/admin.factory.js';
import { makeUser } from '../features/user/user.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { getSchema } from './schema.js';
import { app, useApp } from '../../test/app.js';
import { client, loggedIn } from '../../test/client.js';
import { makeBooking } from '../../test/permissions/scene.js';
import { ask, sendGraphql } from '../../test/security/send.js';

useApp();

describe('depth', () => {
  const DEEPER = 'The query nests deeper than 8 fields.';
  /** Selects unknown fields, so that validation reports these and possibly the depth. */
  const nested = (levels: number) => `{${'a{'.repeat(levels - 1)}a${'}'.repeat(levels)}`;
  const messages = async (document: string) =>
    (await ask(client(), document)).errors.map(({ message }) => message);

  test('eight levels are accepted, nine aren’t', async () => {
    expect(await messages(nested(8))).not.toContain(DEEPER);
    expect(await messages(nested(9))).toContain(DEEPER);
  });

  test('fragments count where they are spread', async () => {
    const fragment = `fragment Rest on Query ${nested(5)}`;
    expect(await messages(`{ a { a { a { ...Rest } } } } ${fragment}`)).not.toContain(DEEPER);
    expect(await messages(`{ a { a { a { a { ... { ...Rest } } } } } } ${fragment}`)).toContain(DEEPER);
  });

  test('a realistic document of seven levels runs', async () => {
    await makeVenue();
    const { status, errors } = await ask(
      client(),
      '{ venues { edges { node { reviews { edges { node { author } } } } } } }',
    );
    expect([status, errors]).toEqual([200, []]);
  });
});

describe('size', () => {
  test('1000 tokens are accepted, 1001 aren’t', async () => {
    const aliases = Array.from({ length: 332 }, (_, i) => `a${i}: __typename`).join(' ');
    const document = (tokens: number) => `{ ${aliases} ${'__typename '.repeat(tokens - 998)}}`;
    expect(await ask(client(), document(1000))).toMatchObject({ status: 200, errors: [] });
    const { status, errors } = await ask(client(), document(1001));
    expect(status).toBe(400);
    expect(errors[0]?.message).toBe(
      'Syntax Error: Document contains more that 1000 tokens. Parsing aborted.',
    );
  });

  test('a body over 100 kB is a 413', async () => {
    const padded = (bytes: number) => JSON.stringify({ query: '{ me { id } }', padding: 'x'.repeat(bytes) });
    expect(await sendGraphql(client(), padded(100 * 1024 - 100))).toMatchObject({ status: 200 });
    expect(await sendGraphql(client(), padded(100 * 1024))).toMatchObject({
      status: 413,
      errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
    });
  });

  test('fragments that double at every step are rejected at once', async () => {
    const steps = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
    );
    const doublingFragments = `{ ...F0 } ${steps.join(' ')} fragment F60 on Query { me { id } }`;
    expect(await ask(client(), doublingFragments)).toMatchObject({
      status: 400,
      errors: [{ message: 'The query has more than 2,000 fields.' }],
    });
  });

  test('a recursive fragment is rejected', async () => {
    const login = 'login(input: { email: "a@b.example", password: "x", role: USER }) { role }';
    const { status, errors } = await ask(
      client(),
      `mutation { ...A } fragment A on Mutation { ${login} ...A }`,
    );
    expect(status).toBe(400);
    expect(errors[0]?.message).toBe('Cannot spread fragment "A" within itself.');
  });
});

describe('cost', () => {
  const EXPENSIVE_QUERY = `query VenuesWithReviews($first: Int!, $reviews: Boolean!) { venues(first: $first) { nodes { id
    reviews(first: $first) @include(if: $reviews) { nodes { id author rating message verified createdAt answer } } } } }`;

  test('is computed with the variables', async () => {
    const runQuery = (first: number, reviews = true) => ask(client(), EXPENSIVE_QUERY, { first, reviews });
    expect(await runQuery(20)).toMatchObject({ status: 200, errors: [] });
    expect(await runQuery(50)).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'COST_LIMIT' } }],
    });
    expect(await runQuery(50, false)).toMatchObject({ status: 200, errors: [] });
  });

  test('is part of every response to a valid document', async () => {
    const extensionsOf = async (query: string, variables?: object) =>
      (JSON.parse((await ask(client(), query, variables)).text) as { extensions?: object }).extensions;
    expect(await extensionsOf('{ me { id } }')).toEqual({ cost: { requested: 22, maximum: 1000 } });
    expect(await extensionsOf(EXPENSIVE_QUERY, { first: 10, reviews: false })).toEqual({
      cost: { requested: 14, maximum: 1000 },
    });
    // Rejected by an operation, and for its cost.
    expect(await extensionsOf('{ inbox { nodes { id } } }')).toMatchObject({ cost: { maximum: 1000 } });
    expect(await extensionsOf(EXPENSIVE_QUERY, { first: 50, reviews: true })).toEqual({
      cost: { requested: expect.any(Number), maximum: 1000 },
    });
    expect(await extensionsOf('{ nothing }')).toBeUndefined();
    expect(await extensionsOf('{ me { id }')).toBeUndefined();
  });

  test('counts the rows of a list without pages', async () => {
    const costOf = async (query: string) =>
      (
        JSON.parse((await ask(client(), query)).text) as {
          extensions: { cost: { requested: number } };
        }
      ).extensions.cost.requested;
    const one = await costOf('{ vendorCategories { key } }');
    const three = await costOf('{ vendorCategories { key title count } }');
    expect(three - one).toBeGreaterThan(2);
    const vendors = (rest: string) => costOf(`{ vendors(first: 20) { nodes { id ${rest} } } }`);
    expect((await vendors('packages { name price }')) - (await vendors(''))).toBeGreaterThan(20 * 0.25 * 3);
  });

  test('is computed with default values, and for every alias', async () => {
    const page = '(first: 50) { nodes { id name city state } }';
    expect(await ask(client(), `{ venues${page} }`)).toMatchObject({ status: 200 });
    const twenty = Array.from({ length: 20 }, (_, i) => `a${i}: venues${page}`).join(' ');
    expect(await ask(client(), `{ ${twenty} }`)).toMatchObject({
      errors: [{ extensions: { code: 'COST_LIMIT' } }],
    });
    const defaults = EXPENSIVE_QUERY.replace('$first: Int!', '$first: Int! = 50').replace(
      'Boolean!',
      'Boolean! = true',
    );
    expect(await ask(client(), defaults)).toMatchObject({ errors: [{ extensions: { code: 'COST_LIMIT' } }] });
  });
});

describe('cost can’t be understated', () => {
  const cost = async (query: string, variables: object) => {
    const { status, text } = await ask(client(), query, variables);
    const { extensions } = JSON.parse(text) as { extensions?: { cost: { requested: number } } };
    return [status, extensions?.cost.requested];
  };
  const fresh = (query: string) => query.replace('Q', `Q${randomUUID().slice(0, 8)}`);

  test('by a variable named like the value of another', async () => {
    const lists = Array.from(
      { length: 12 },
      (_, i) => `a${i}: venues(first: $first, page: ${i + 1}) { ...L }`,
    );
    const query = fresh(`query Q($first: Int! = 1) { ${lists.join(' ')} }
      fragment L on VenueConnection { nodes { reviews(first: $first) { nodes { id } } } }`);
    expect((await cost(query, { 'first=50 x': 5 }))[0]).toBe(200);
    const [status, requested] = await cost(query, { first: 50, x: 5 });
    expect(status).toBe(400);
    expect(requested).toBeGreaterThan(1000);
  });

  test('by a null in place of the default', async () => {
    const query =
      'query Q($first: Int = 50) { venues(first: 50) { nodes { pictures(first: $first) { url } } } }';
    const honest = await cost(fresh(query), {});
    const turned = fresh(query);
    await cost(turned, { first: null });
    expect(await cost(turned, {})).toEqual(honest);
    expect(await cost(turned, { first: 50 })).toEqual(honest);
  });

  test('by omitting the page size of a list without a default', async () => {
    const of = (pictures: string) => cost(`{ venues(first: 50) { nodes { ${pictures} { url } } } }`, {});
    const [, all] = await of('pictures');
    const [, fifty] = await of('pictures(first: 50)');
    expect(all).toBeGreaterThan(Number(fifty));
  });
});

describe('page sizes', () => {
  const NOBODY = '00000000-0000-7000-8000-000000000000';
  const ADMINS_LISTS = [
    ...[
      'auditLog',
      'undeliverableEmails',
      'reviewCases',
      'messageCases',
      'managedAdmins',
      'managedBlogs',
      'managedRealWeddings',
    ],
    ...['managedUsers', 'managedVendors', 'managedVenues'],
  ];
  const PAGES: Record<string, (first: number) => string> = {
    'Query.venues': (first) => `{ venues(first: ${first}) { nodes { id } } }`,
    'Query.blogs': (first) => `{ blogs(first: ${first}) { nodes { id } } }`,
    'Query.vendors': (first) => `{ vendors(first: ${first}) { nodes { id } } }`,
    'Query.realWeddings': (first) => `{ realWeddings(first: ${first}) { nodes { id } } }`,
    'Query.enquiries': (first) => `{ enquiries(first: ${first}) { nodes { id } } }`,
    'Query.myBookings': (first) => `{ myBookings(first: ${first}) { nodes { id } } }`,
    'Query.myReviews': (first) => `{ myReviews(first: ${first}) { nodes { id } } }`,
    'Query.inbox': (first) => `{ inbox(first: ${first}) { nodes { id } } }`,
    'Query.enquiryInbox': (first) => `{ enquiryInbox(first: ${first}) { nodes { id } } }`,
    'Query.notifications': (first) => `{ notifications(first: ${first}) { nodes { id } } }`,
    'Query.apiKeys': (first) => `{ apiKeys(first: ${first}) { nodes { id } } }`,
    'Query.wishlist': (first) => `{ wishlist(first: ${first}) { nodes { id } } }`,
    'Query.userBookings': (first) =>
      `{ userBookings(userId: "${NOBODY}", first: ${first}) { nodes { id } } }`,
    'Query.userReviews': (first) => `{ userReviews(userId: "${NOBODY}", first: ${first}) { nodes { id } } }`,
    ...Object.fromEntries(
      ADMINS_LISTS.map((name) => [
        `Query.${name}`,
        (first: number) => `{ ${name}(first: ${first}) { nodes { id } } }`,
      ]),
    ),
    'Booking.timeline': (first) =>
      `{ inbox(first: 1) { nodes { timeline(first: ${first}) { pageInfo { hasNextPage } } } } }`,
    'Venue.reviews': (first) => `{ venues { nodes { reviews(first: ${first}) { nodes { id } } } } }`,
    'Venue.pictures': (first) => `{ venues { nodes { pictures(first: ${first}) { url } } } }`,
  };

  test.each(Object.keys(PAGES))('%s: at most 50', async (field) => {
    const venue = await makeVenue();
    await makeBooking((await makeUser()).id, venue.id);
    const couples = ['Query.myBookings', 'Query.myReviews', 'Query.wishlist'];
    const admins = ['enquiries', 'userBookings', 'userReviews', ...ADMINS_LISTS].map(
      (name) => `Query.${name}`,
    );
    const account = couples.includes(field)
      ? await makeUser()
      : admins.includes(field)
        ? await makeAdmin()
        : venue;
    const caller = await loggedIn(account.id);
    const document = PAGES[field];
    expect((await ask(caller, document?.(50) ?? '')).errors).toEqual([]);
    for (const first of [51, 0, -1])
      expect(await ask(caller, document?.(first) ?? '')).toMatchObject({
        errors: [{ message: 'first must be 1 to 50', extensions: { code: 'BAD_USER_INPUT' } }],
      });
  });

  test('every field with a page size is tested above', async () => {
    const schema = await getSchema();
    const paged = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ args }) => args.some(({ name }) => name === 'first'))
          .map(({ name }) => `${type.name}.${name}`),
      )
      // Vendors have the lists of the Listing interface, as venues do.
      .filter((field) => !field.startsWith('Vendor.'));
    expect(paged.sort()).toEqual(Object.keys(PAGES).sort());
  });
});

describe('one attempt at a secret per document', () => {
  const login = 'login(input: { email: "a@b.example", password: "x", role: USER }) { role }';
  const verify = 'verifyPasswordReset(email: "a@b.example", code: "123456") { ticket }';
  const approve =
    'approveBooking(id: "00000000-0000-7000-8000-000000000000", code: "123456") { booking { id } }';

  const registrations = (role: string) => `mutation Q($input: Register${role}Input!) {
    a: register${role}(input: $input) { userErrors { message } }
    b: register${role}(input: $input) { userErrors { message } } }`;

  test.each([
    ['aliases', `mutation { a: ${login} b: ${login} }`],
    ['different secrets', `mutation { ${login} ${verify} }`],
    ...['User', 'Venue', 'Vendor', 'Admin'].map(
      (role) => [`registrations of a ${role.toLowerCase()}`, registrations(role)] as const,
    ),
    ['approvals', `mutation { a: ${approve} b: ${approve} }`],
    ['a fragment beside a field', `mutation { a: ${login} ...B } fragment B on Mutation { b: ${verify} }`],
    ['one fragment spread twice', `mutation { ...A ...A } fragment A on Mutation { a: ${login} }`],
    ['inline fragments', `mutation { ... { a: ${login} } ... on Mutation { b: ${login} } }`],
    [
      'a fragment in a fragment',
      `mutation { ...A } fragment A on Mutation { a: ${login} ...B } fragment B on Mutation { b: ${login} }`,
    ],
  ])('%s are rejected before anything runs', async (_, document) => {
    const { status, errors } = await ask(client(), document);
    expect(status).toBe(400);
    expect(errors.map(({ message }) => message)).toContain(
      'Only one login, registration, reset or approval may be tried in one document.',
    );
    expect(await app().sql(`SELECT 1 FROM rate_limit WHERE key LIKE 'login%'`)).toEqual([]);
  });

  test('a single one runs', async () => {
    expect(await ask(client(), `mutation { ...B } fragment B on Mutation { b: ${verify} }`)).toMatchObject({
      status: 200,
      errors: [],
    });
  });
});

describe('introspection', () => {
  test.each([
    ['graphql-js asks', {}],
    [
      'tools ask who want all there is',
      {
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ],
  ])('is public as %s, and costs what it returns', async (_, options) => {
    const response = await ask(client(), getIntrospectionQuery(options));
    expect(response.errors).toEqual([]);
    const { data, extensions } = JSON.parse(response.text) as {
      data: IntrospectionQuery;
      extensions: { cost: { requested: number } };
    };
    expect(buildClientSchema(data).getQueryType()?.getFields()).toHaveProperty('venues');
    expect(extensions.cost.requested).toBeGreaterThan(200);
    expect(extensions.cost.requested).toBeLessThan(750);
  });

  test('of the whole schema is rejected if it is asked for twice in one document', async () => {
    const once = parse(getIntrospectionQuery());
    const twice = visit(once, {
      OperationDefinition: ({ selectionSet, ...operation }) => {
        const again = selectionSet.selections.map((field) => ({
          ...field,
          alias: { kind: Kind.NAME, value: 'again' },
        }));
        return {
          ...operation,
          selectionSet: { ...selectionSet, selections: [...selectionSet.selections, ...again] },
        };
      },
    });
    const { status, text } = await ask(client(), print(twice));
    expect(status).toBe(400);
    expect(text).toContain('COST_LIMIT');
  });

  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');

  test.each([
    ['lists in lists', '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }'],
    [
      'aliases of lists in lists',
      `{ __schema { types { ${aliases(11, 'fields { type { ...F } }')} } } }
       fragment F on __Type { ${aliases(40, 'fields { description }')} }`,
    ],
    [
      'aliases of one type',
      `{ ${aliases(20, '__type(name: "Query") { ...F }')} } fragment F on __Type { ${aliases(80, 'fields { name }')} }`,
    ],
    [
      'a type named by a default',
      `query Q($name: String! = "Query") { ${aliases(20, '__type(name: $name) { ...F }')} }
       fragment F on __Type { ${aliases(80, 'fields { name }')} }`,
    ],
  ])('that multiplies is rejected: %s', async (_, document) => {
    const { status, data } = await ask(client(), document);
    expect([status, data]).toEqual([400, undefined]);
  });

  test('of a few types is cheap', async () => {
    const { text } = await ask(
      client(),
      'query Q($name: String!) { a: __type(name: $name) { name fields { name } } b: __type(name: "None") { name } }',
      { name: 'Venue' },
    );
    const { data, extensions } = JSON.parse(text) as {
      data: unknown;
      extensions: { cost: { requested: number } };
    };
    expect(data).toMatchObject({ a: { name: 'Venue' }, b: null });
    expect(extensions.cost.requested).toBeLessThan(10);
  });
});
