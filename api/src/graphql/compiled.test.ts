import { beforeAll, expect, test } from '@jest/globals';
import { makeUser } from '../features/user/user.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { useApp } from '../../test/app.js';
import { client, loggedIn, type Client } from '../../test/client.js';

useApp();

// Frequent documents are compiled; their responses must stay the same.

let caller: Client;
let id: string;
beforeAll(async () => {
  id = (await makeVenue({ name: 'Twice Mahal', city: 'Twicepur' })).id;
  caller = await loggedIn((await makeUser()).id);
});

const CITY = 'filter: { city: "Twicepur" }';
const DOCUMENTS: Record<string, [document: string, variables?: () => object]> = {
  'a list': [
    `{ venues(${CITY}) { nodes { id name types facilities rank contact { phone } } totalCount pageInfo { endCursor } } }`,
  ],
  'an id in a variable': ['query Q($id: ID!) { venue(id: $id) { id __typename } }', () => ({ id })],
  'what is not there': ['query Q($id: ID!) { venue(id: $id) { id } }', () => ({ id: 'nonsense' })],
  aliases: [
    `{ a: venues(${CITY}, first: 1) { nodes { n: name } } b: venues(${CITY}, sort: GUESTS) { nodes { name } } }`,
  ],
  fragments: [
    `{ venues(${CITY}) { nodes { ...A } } } fragment A on Venue { id ...B ... on Venue { city } } fragment B on Listing { name }`,
  ],
  'skip and include': [
    'query Q($id: ID!, $yes: Boolean!, $no: Boolean!) { venue(id: $id) { id @include(if: $yes) name @skip(if: $yes) city @include(if: $no) } }',
    () => ({ id, yes: true, no: false }),
  ],
  'an input object with enums': [
    'query Q($filter: VenueFilterInput, $sort: VenueSort!) { venues(filter: $filter, sort: $sort) { nodes { id } } }',
    () => ({
      sort: 'PRICE_LOW',
      filter: { city: 'Twicepur', guests: ['FROM_500'], types: ['BANQUET_HALL'] },
    }),
  ],
  'a default value that may be left out': [
    'query Q($first: Int = 1) { cities { name } blogs(first: $first) { nodes { id } } }',
  ],
  'nothing in a variable': [
    'query Q($after: String) { venues(after: $after) { totalCount } }',
    () => ({ after: null }),
  ],
  'a refusal': ['{ inbox { nodes { id } } }'],
  'an error next to a nullable field': ['{ booking(id: "nonsense") { id } me { id } }'],
  'a wrong argument': ['{ venues(first: 99) { nodes { id } } }'],
  'defaults of variables that may not be null': [
    'query Q($first: Int! = 1, $sort: VenueSort! = RANK) { venues(first: $first, sort: $sort) { totalCount } }',
  ],
  'a wrong variable': ['query Q($id: ID!) { venue(id: $id) { id } }', () => ({ id: { a: 1 } })],
  'a missing variable': ['query Q($id: ID!) { venue(id: $id) { id } cities { name } }'],
  'one of two operations': ['query A { me { id } } query B { cities { name } }'],
};

test.each(Object.keys(DOCUMENTS))('%s', async (name) => {
  const [document = '', variables] = DOCUMENTS[name] ?? [];
  const ask = async (by: Client) => {
    const { status, data, errors } = await by.gql(document, variables?.());
    return {
      status,
      data,
      errors: errors?.map(({ message, locations, extensions: { code } }) => ({ message, locations, code })),
    };
  };
  const first = await ask(caller);
  for (let again = 0; again < 3; again++) expect(await ask(caller)).toEqual(first);
  const visitor = await ask(client());
  expect(await ask(client())).toEqual(visitor);
  expect(await ask(caller)).toEqual(first);
});
