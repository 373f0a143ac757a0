import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { projectRoot } from '../../src/core/env.js';
import { BODY_BYTES, HEAD_BYTES, JSON_TYPE, type Caller, type Input, type Scene } from './input.js';
import type { Random } from './random.js';
import { nastyText, nastyValue, plainText, toJson } from './values.js';

type Make = (random: Random, scene: Scene) => Omit<Input, 'family'>;

const schema = buildSchema(readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8'));
const fieldsOf = (type: GraphQLNamedType | null | undefined) =>
  isObjectType(type) ? Object.values(type.getFields()) : [];
const queries = fieldsOf(schema.getQueryType());
/** Mutations that would end the session that other inputs need, or that require files. */
const EXCLUDED =
  /^(logout|deleteAccount|changePassword|confirmEmailChange|deleteUser|deleteAdmin|deleteListing|updateAdmin)$/;
const mutations = fieldsOf(schema.getMutationType()).filter(({ name }) => !EXCLUDED.test(name));
const everyName = [
  ...new Set(Object.values(schema.getTypeMap()).flatMap((type) => fieldsOf(type).map(({ name }) => name))),
];

const ACCEPT = { ...JSON_TYPE, accept: 'application/graphql-response+json' };
const CALLERS = ['visitor', 'user', 'vendor', 'venue', 'admin'] as const;

const post = (caller: Caller, request: object, expected?: Input['expected']): ReturnType<Make> => ({
  caller,
  method: 'POST',
  path: '/graphql',
  headers: ACCEPT,
  body: Buffer.from(toJson(request).slice(0, BODY_BYTES)),
  expected,
});

const UUID = '018f0000-0000-7000-8000-0000000000ff';

/** Returns a literal of an input type, valid only syntactically and by its scalar type. */
function literal(random: Random, type: GraphQLInputType, levels = 2): string {
  if (isNonNullType(type)) return literal(random, type.ofType, levels);
  if (isListType(type))
    return `[${random.list(random.int(0, 3), () => literal(random, type.ofType, levels)).join(', ')}]`;
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const given = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (levels > 0 && random.chance(0.4)),
    );
    return `{${given.map((field) => `${field.name}: ${literal(random, field.type, levels - 1)}`).join(', ')}}`;
  }
  switch (type.name) {
    case 'Int':
    case 'Float':
      return String(random.int(1, 5));
    case 'Boolean':
      return String(random.chance(0.5));
    case 'ID':
      return `"${UUID}"`;
    case 'Upload':
      return 'null';
    default:
      return JSON.stringify(plainText(random, 12));
  }
}

const argumentsOf = (random: Random, args: readonly GraphQLArgument[]) => {
  const chosen = args.filter(
    (arg) => (isNonNullType(arg.type) && arg.defaultValue === undefined) || random.chance(0.3),
  );
  return chosen.length
    ? `(${chosen.map((arg) => `${arg.name}: ${literal(random, arg.type)}`).join(', ')})`
    : '';
};

/** Selects a field, with its subfields down to some levels. */
function selection(random: Random, field: GraphQLField<unknown, unknown>, levels: number): string {
  const type = getNamedType(field.type);
  const call = `${field.name}${argumentsOf(random, field.args)}`;
  if (!isCompositeType(type)) return call;
  const below = fieldsOf(type).filter(({ type: of }) => levels > 1 || !isCompositeType(getNamedType(of)));
  const some = below.filter(() => random.chance(0.4)).map((each) => selection(random, each, levels - 1));
  return `${call} { __typename ${some.join(' ')} }`;
}

/** A random document of the schema, up to the maximum size. */
const schemaDocument: Make = (random) => {
  const isMutation = random.chance(0.15);
  const count = isMutation ? 1 : random.int(1, random.pick([2, 10, 60]));
  const levels = random.int(1, 6);
  const selections = random.list(
    count,
    (i) => `a${i}: ${selection(random, random.pick(isMutation ? mutations : queries), levels)}`,
  );
  return post(random.pick(CALLERS), {
    query: `${isMutation ? 'mutation' : 'query'} { ${selections.join(' ')} }`,
  });
};

const times = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ');

/** Queries a long list with up to 110 aliases per row. */
function manyAliases(random: Random): string {
  const [list, type] = random.pick([
    ['venues', 'Venue'],
    ['vendors', 'Vendor'],
    ['blogs', 'Blog'],
    ['realWeddings', 'RealWedding'],
  ] as const);
  const leaves = fieldsOf(schema.getType(type)).filter((field) => !isCompositeType(getNamedType(field.type)));
  const some = random.list(random.int(1, 2), () => random.pick(leaves));
  const aliases = some.map((field, n) =>
    times(random.int(20, 55), (i) => `a${n}_${i}: ${field.name}${argumentsOf(random, field.args)}`),
  );
  return `{ ${list}(first: ${random.pick([20, 50])}) { nodes { ${aliases.join(' ')} } } }`;
}

/** Documents with expensive text, tokens or structure. */
const strangeDocument: Make = (random, { ids, venueId }) => {
  const n = random.int(1, 330);
  const long = random.pick(['a', '_', 'Ab9']).repeat(random.sizeUpTo(30_000));
  const half = Math.ceil(n / 2);
  const query = random.pick<() => string>([
    () => `{ ${'me { id } '.repeat(n)} }`,
    () => `{ ${times(n, () => `venue(id: "${venueId}") { id name }`)} }`,
    () => `{ ${times(n, (i) => `venue(id: "${i}") { id }`)} }`,
    () => `{ ${times(n, (i) => `a${i}: __typename`)} }`,
    () => `{ ${times(n, () => '... { ... on Query { __typename } }')} }`,
    () =>
      `{ ${times(half, (i) => `...F${i}`)} } ${times(half, (i) => `fragment F${i} on Query { me { id } }`)}`,
    () =>
      `{ ...F0 } ${times(half, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F${half} on Query { __typename }`,
    () =>
      `{ ...F0 } ${times(half, (i) => `fragment F${i} on Query { ...F${(i * 7 + 1) % half} me { id } }`)}`,
    () => `{ me ${'{ me '.repeat(n)}${'}'.repeat(n)} }`,
    () => `query ${long} { ${times(n, (i) => `nothing${i}`)} }`,
    () => `query ${long}(${times(n, (i) => `$v${i}: Int`)}) { __typename }`,
    () => `{ ${long}: __typename ${long.slice(1)}: me { ${long}: id } }`,
    () => `{ ${times(n, () => `${random.pick(everyName)}x`)} }`,
    () => `{ ${times(n, () => `me { ${random.pick(everyName)} }`)} }`,
    () =>
      `{ venues(${times(n, (i) => `${random.pick(['firs', 'filte', 'sor', 'pag'])}${i}: 1`)}) { totalCount } }`,
    () => `{ venues(filter: {${times(n, (i) => `cit${i}: 1`)}}) { totalCount } }`,
    () =>
      `{ venues(filter: {statuses: [${times(n, () => random.pick(['APPROVED', 'APROVED', '1', '"x"', 'null']))}]}) { totalCount } }`,
    () => `{ nodes(ids: [${times(n, () => `"${ids.venue}"`)}]) { id } }`,
    () => `{ venue(id: "${nastyText(random, random.sizeUpTo(90_000)).replace(/["\\\n\r]/g, '')}") { id } }`,
    () => `{ venue(id: """${nastyText(random, random.sizeUpTo(90_000)).replace(/["\\]/g, '')}""") { id } }`,
    () =>
      `{ venue(id: "${random.pick(['\\u0041', '\\n', '\\"', '\\u{41}', '\\ud83d'])}${'\\u0041'.repeat(random.int(0, 12_000))}") { id } }`,
    () =>
      `{ __typename ${times(n, () => random.pick(['@include(if: true)', '@skip(if: false)', '@nothing', '@deprecated']))} }`,
    () => `${times(n, (i) => `query Q${i} { __typename }`)}`,
    () => `${times(n, () => 'query Q { __typename }')}`,
    () =>
      `${random.pick(['\n', '\r\n', '#\n', ',', '\ufeff', ' ', '#x\r'])}`.repeat(random.sizeUpTo(45_000)) +
      `{ ${times(n, (i) => `nothing${i}`)} }`,
    () => `{ __schema { types { ${times(half, (i) => `a${i}: fields { name }`)} } } }`,
    () => `{ __schema { types { fields { type { ${'ofType { '.repeat(n)} name ${'}'.repeat(n)} } } } } }`,
    () =>
      `{ __schema { types { name fields { name args { name type { name fields { name } } } } } directives { name } } }`,
    () => `{ ${times(n, (i) => `t${i}: __type(name: "Venue") { fields { name type { name } } }`)} }`,
    () => `type A { ${times(n, (i) => `f${i}: A`)} } { __typename }`,
    () => `subscription { ${times(n, (i) => `a${i}`)} }`,
    () => manyAliases(random),
    () => manyAliases(random),
    () => nastyText(random, random.sizeUpTo(90_000)),
    () => '{'.repeat(random.int(1, 90_000)),
    () => `{ venues(first: ${'1'.repeat(random.sizeUpTo(80_000))}) { totalCount } }`,
    () =>
      `{ blogs(first: 50) { nodes { ${times(random.int(1, 20), (i) => `a${i}: html b${i}: teaser(length: ${i})`)} } } }`,
    () =>
      `{ realWeddings(mine: true, first: 50) { nodes { ${times(random.int(1, 5), (i) => `a${i}: html b${i}: content`)} } } }`,
    () =>
      `{ ${times(random.int(1, 40), (i) => `a${i}: realWeddings(mine: true, first: ${(i % 50) + 1}) { nodes { html } }`)} }`,
    () => `{ ${times(random.int(1, 90), (i) => `a${i}: inbox { nodes { id } }`)} }`,
  ])();
  return post(random.pick(CALLERS), { query });
};

const LISTS = `query L($kinds: [SuggestionKind!], $filter: VenueFilterInput, $vendors: VendorFilterInput, $ids: [ID!]!, $term: String!) {
  suggestions(term: $term, kinds: $kinds) { __typename }
  venues(filter: $filter, first: 2) { totalCount nodes { id } }
  vendors(filter: $vendors, first: 2) { nodes { id } }
  nodes(ids: $ids) { id }
}`;

const validVariables = (random: Random, { ids }: Scene) => ({
  term: plainText(random, 80) || 'lake',
  kinds: random.list(random.int(1, 50), () => random.pick(['CITY', 'VENUE', 'VENDOR', 'CATEGORY'])),
  filter: {
    city: 'Jaipur',
    search: plainText(random, 80),
    guests: random.some(['BELOW_100', 'FROM_100'], 0),
    types: random.list(random.int(0, 50), () => 'BANQUET_HALL'),
  },
  vendors: { category: random.pick(['MakeupArtist', 'photographer']), city: plainText(random, 40) },
  ids: random.list(random.int(0, 20), () => random.pick([...Object.values(ids), UUID])),
});

const variables: Make = (random, scene) =>
  post(random.pick(CALLERS), { query: LISTS, variables: validVariables(random, scene) }, 'valid');

const wrongVariables: Make = (random, scene) => {
  const many = random.sizeUpTo(4900);
  const all = (value: unknown) => random.list(Math.max(1, many), () => value);
  const keys = (like: string) =>
    Object.fromEntries(random.list(Math.max(1, many), (i) => [`${like}${i}`, 0]));
  const [name, value] = random.pick<[string, () => unknown]>([
    ['kinds', () => all(1)],
    ['kinds', () => all('VENU')],
    ['kinds', () => [...random.list(51 + (many % 4000), () => 'VENUE')]],
    ['kinds', () => all({})],
    ['kinds', () => new Array(5100).fill('VENUE')],
    ['filter', () => keys('citi')],
    ['filter', () => ({ statuses: all('APROVED') })],
    ['filter', () => ({ types: all([]) })],
    ['filter', () => ({ guests: all('BELOW') })],
    ['filter', () => ({ city: 'x'.repeat(random.int(81, 90_000)) })],
    ['filter', () => ({ search: nastyText(random, 90_000) + 'x'.repeat(81) })],
    ['filter', () => all(0)],
    ['filter', () => nastyText(random, random.sizeUpTo(60_000))],
    ['vendors', () => keys('catego')],
    ['vendors', () => ({ category: 'x'.repeat(random.int(10, 90_000)) })],
    ['ids', () => all({})],
    ['ids', () => all(1.5)],
    ['ids', () => random.list(random.int(21, 2400), () => UUID)],
    ['ids', () => null],
    ['term', () => all('x')],
    ['term', () => ({ toString: 'x'.repeat(random.sizeUpTo(50_000)) })],
    ['term', () => 'x'.repeat(random.int(81, 90_000))],
  ]);
  const changed = { ...validVariables(random, scene), [name]: value() };
  if (random.chance(0.2)) {
    const search = new URLSearchParams({ query: LISTS, variables: JSON.stringify(changed) }).toString();
    if (search.length < HEAD_BYTES)
      return {
        caller: 'visitor',
        method: 'GET',
        path: `/graphql?${search}`,
        headers: {},
        expected: 'invalid',
      };
  }
  return post(random.pick(CALLERS), { query: LISTS, variables: changed }, 'invalid');
};

/** A mutation with one input, of a wrong shape. */
const mutationInput: Make = (random) => {
  const field = random.pick(mutations.filter(({ args }) => args.length));
  const type = getNamedType(field.type);
  const below = isCompositeType(type)
    ? `{ __typename ${fieldsOf(type).some(({ name }) => name === 'userErrors') ? 'userErrors { field message }' : ''} }`
    : '';
  const query = `mutation M(${field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')}) {
    ${field.name}(${field.args.map(({ name }) => `${name}: $${name}`).join(', ')}) ${below} }`;
  const size = random.sizeUpTo(BODY_BYTES - 2000);
  const values = Object.fromEntries(
    field.args.map((arg) => [arg.name, inputOf(random, arg.type, Math.floor(size / field.args.length))]),
  );
  return post(random.pick(CALLERS), { query, variables: values });
};

function inputOf(random: Random, type: GraphQLInputType, size: number): unknown {
  if (isNonNullType(type)) return inputOf(random, type.ofType, size);
  if (random.chance(0.12)) return nastyValue(random, size, everyName);
  if (isListType(type)) {
    const length = random.pick([0, 1, 20, 200, 2000]);
    return random.list(length, () => inputOf(random, type.ofType, Math.floor(size / (length + 1))));
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, inputOf(random, field.type, Math.floor(size / fields.length))]),
    );
  }
  switch (type.name) {
    case 'Int':
    case 'Float':
      return random.pick([0, 1, -1, 50, 2 ** 31 - 1, 2 ** 31, 1.5]);
    case 'Boolean':
      return random.chance(0.5);
    case 'ID':
      return random.chance(0.8) ? UUID : nastyText(random, Math.min(size, 200));
    case 'Upload':
      return null;
    default:
      return random.chance(0.5)
        ? plainText(random, Math.max(1, Math.min(size, 2000)))
        : nastyText(random, size);
  }
}

/** Previews of long and unusual texts. */
const preview: Make = (random) => {
  const [field, max] = random.pick([
    ['previewBlog', 50_000],
    ['previewRealWedding', 20_000],
  ] as const);
  const content = nastyText(random, random.sizeUpTo(max));
  return post('admin', {
    query: `query P($content: String!) { ${field}(content: $content) }`,
    variables: { content },
  });
};

/** The fields around a document in a request. */
const envelope: Make = (random) => {
  const size = random.sizeUpTo(90_000);
  return post(random.pick(CALLERS), {
    query: random.chance(0.7) ? 'query A { __typename } query B { me { id } }' : nastyValue(random, size),
    operationName: random.chance(0.7)
      ? random.pick(['A', 'a'.repeat(size), 0, null])
      : nastyValue(random, size),
    variables: random.chance(0.5) ? undefined : nastyValue(random, Math.floor(size / 3)),
    extensions: random.pick<() => unknown>([
      () => undefined,
      () => ({ persistedQuery: { version: 1, sha256Hash: 'a'.repeat(size) } }),
      () => ({
        persistedQuery: {
          version: nastyValue(random, 100),
          sha256Hash: nastyValue(random, Math.floor(size / 2)),
        },
      }),
      () => nastyValue(random, Math.floor(size / 3)),
    ])(),
  });
};

/** Valid documents up to the maximum cost. */
const valid: Make = (random, { venueId, vendorId, blogId, storyId }) => {
  const query = random.pick<() => string>([
    () =>
      `{ venues(first: ${random.int(1, 50)}) { totalCount nodes { id name city state pictures(first: 3) { url } } } }`,
    () =>
      `{ ${times(random.int(1, 30), (i) => `a${i}: venue(id: "${venueId}") { id name summary features policies }`)} }`,
    () => `{ ${times(random.int(1, 20), (i) => `a${i}: vendor(id: "${vendorId}") { id name category }`)} }`,
    () =>
      `{ blog(id: "${blogId}") { html a: html teaser(length: 100) } realWedding(id: "${storyId}") { html } }`,
    () => `{ ${times(random.int(1, 5), (i) => `a${i}: cities { name state }`)} }`,
    () =>
      `query ${'Q'.repeat(random.int(1, 200))} { ${times(random.int(1, 80), (i) => `a${i}: __typename`)} me { id } }`,
    () => `${'#\n'.repeat(random.int(0, 2900))}{ __schema { queryType { name } types { name } } }`,
  ])();
  return post('visitor', { query }, 'valid');
};

/** Documents with one mistake. */
const invalid: Make = (random, { venueId }) => {
  const query = random.pick<() => string>([
    () => `{ ${times(random.int(1, 300), (i) => `nothing${i}`)} }`,
    () => `{ venues(first: 50) { nodes { ${times(random.int(51, 200), (i) => `a${i}: summary`)} } } }`,
    () => `{ ${'me { id } '.repeat(random.int(80, 240))} }`,
    () => `{ ${times(random.int(42, 90), (i) => `a${i}: venues(first: 50) { nodes { name } }`)} }`,
    () => `{ ${'\n'.repeat(random.int(3000, 90_000))} __typename }`,
    () => `{ ${'a'.repeat(random.int(201, 90_000))}: __typename }`,
    () => `{ ${times(random.int(201, 330), (i) => `a${i}: venue(id: "${venueId}") { id }`)} }`,
    () => `{ me { ${'me { '.repeat(random.int(8, 200))}`,
    () => `{ ...A } fragment A on Query { me { id } ...A }`,
    () => `query (${times(random.int(1, 100), (i) => `$v${i}: Int`)}) { __typename }`,
    () => `{ venue(id: "${'x'.repeat(random.sizeUpTo(90_000))}", nothing: 1) { id } }`,
  ])();
  return post(random.pick(CALLERS), { query }, 'invalid');
};

export const graphqlFamilies: Record<string, Make> = {
  'GraphQL: any document': schemaDocument,
  'GraphQL: a strange document': strangeDocument,
  'GraphQL: variables': variables,
  'GraphQL: wrong variables': wrongVariables,
  'GraphQL: a mutation’s input': mutationInput,
  'GraphQL: a preview': preview,
  'GraphQL: around the document': envelope,
  'GraphQL: a valid document': valid,
  'GraphQL: a document that is not valid': invalid,
};
