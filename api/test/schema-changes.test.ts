import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { changesOf } from '../scripts/changes.js';

const RELEASED = `type Query { venues(first: Int): [Venue!]! old: Int @deprecated(reason: "Rounds. It goes on 2027-06-01.") }
  type Venue { id: ID! name: String! kind: Kind! } enum Kind { GARDEN PALACE }`;
const changes = (edit: [from: string, to: string], today = '2026-11-21') =>
  changesOf(buildSchema(RELEASED), buildSchema(RELEASED.replace(...edit)), today);

test('additions are accepted', async () => {
  expect(await changes(['name: String!', 'name: String! city: String'])).toEqual({
    breaking: [],
    dangerous: [],
  });
  expect(await changes(['first: Int', 'first: Int, after: String'])).toEqual({
    breaking: [],
    dangerous: [expect.stringContaining('after')],
  });
});

test.each<[string, [string, string], RegExp]>([
  ['a field that is gone', ['name: String!', ''], /'name' was removed/],
  ['a field that may be null', ['name: String!', 'name: String'], /'Venue.name' changed type/],
  ['an argument that must be given', ['first: Int', 'first: Int!'], /'first'/],
  ['a value that is gone', ['GARDEN PALACE', 'GARDEN'], /'PALACE' was removed/],
])('%s breaks clients', async (_, edit, message) => {
  expect((await changes(edit)).breaking).toEqual([expect.stringMatching(message)]);
});

test('a new enum value is dangerous', async () => {
  expect(await changes(['PALACE', 'PALACE FORT'])).toEqual({
    breaking: [],
    dangerous: [expect.stringContaining('FORT')],
  });
});

test('a deprecated field can be removed from its removal date on', async () => {
  const without: [string, string] = [/old: Int @deprecated\(.*?\)/.exec(RELEASED)?.[0] ?? '', ''];
  expect((await changes(without, '2027-05-31')).breaking).toHaveLength(1);
  expect((await changes(without, '2027-06-01')).breaking).toEqual([]);
});
