import { ApolloLink, gql } from '@apollo/client';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeClient } from './apollo';
import { removeFromList } from './removeFromList';

const QUERY = gql`
  query Inbox($status: String, $after: String) {
    inbox(status: $status, after: $after) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

const page = (ids: string, hasNextPage: boolean) => ({
  inbox: {
    __typename: 'Inbox',
    nodes: [...ids].map((id) => ({ __typename: 'Booking', id })),
    pageInfo: { __typename: 'PageInfo', hasNextPage },
  },
});

let cache = makeClient(ApolloLink.empty(), true).cache;
const write = (ids: string, hasNextPage: boolean, variables: object = {}) =>
  cache.writeQuery({ query: QUERY, variables, data: page(ids, hasNextPage) });
const shown = (variables: object = {}) => {
  const data = cache.readQuery<ReturnType<typeof page>>({ query: QUERY, variables });
  return data && [data.inbox.nodes.map(({ id }) => id).join(''), data.inbox.pageInfo.hasNextPage];
};

beforeEach(() => {
  cache = makeClient(ApolloLink.empty(), true).cache;
});

describe('a list with “Load more”', () => {
  test('appends the page after a cursor', () => {
    write('abc', true);
    write('def', false, { after: 'c' });
    expect(shown()).toEqual(['abcdef', false]);
  });

  test('shows no item twice when items moved between two pages', () => {
    write('abc', true);
    write('cde', true, { after: 'c' });
    expect(shown()).toEqual(['abcde', true]);
  });

  test('keeps the later pages when the first is refetched', () => {
    write('abc', true);
    write('def', false, { after: 'c' });
    write('xab', true);
    expect(shown()).toEqual(['xabcdef', false]);
  });

  test('is replaced by what is as long as it', () => {
    write('abc', true);
    write('def', true, { after: 'c' });
    write('bceafg', true);
    expect(shown()).toEqual(['bceafg', true]);
  });

  test('starts over when the first page no longer overlaps', () => {
    write('abc', true);
    write('def', true, { after: 'c' });
    write('xyz', true);
    expect(shown()).toEqual(['xyz', true]);
  });

  test('ends with the first page when nothing follows it any more', () => {
    write('abc', true);
    write('def', false, { after: 'c' });
    write('ab', false);
    expect(shown()).toEqual(['ab', false]);
  });

  test('is separate for other arguments', () => {
    write('abc', true, { status: 'PENDING' });
    write('xyz', false, { status: 'APPROVED' });
    expect(shown({ status: 'PENDING' })).toEqual(['abc', true]);
    expect(shown({ status: 'APPROVED' })).toEqual(['xyz', false]);
    expect(shown()).toBeNull();
  });

  test('loses a removed item, at any position, in every list of that name', () => {
    write('abc', true, { status: 'PENDING' });
    write('def', false, { status: 'PENDING', after: 'c' });
    write('ea', false);
    removeFromList(cache, 'inbox', { __typename: 'Booking', id: 'e' });
    expect(shown({ status: 'PENDING' })).toEqual(['abcdf', false]);
    expect(shown()).toEqual(['a', false]);
  });
});
