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

const REVIEWS = gql`
  query Reviews($rating: Int, $answered: Boolean, $after: String, $page: Int, $first: Int) {
    venue(id: "1") {
      id
      reviews(first: $first, rating: $rating, answered: $answered, sort: NEWEST, after: $after, page: $page) {
        nodes {
          id
        }
      }
    }
  }
`;

describe('reviews of a listing', () => {
  const reviews = (ids: string) => ({
    venue: {
      __typename: 'Venue',
      id: '1',
      reviews: {
        __typename: 'ReviewConnection',
        nodes: [...ids].map((id) => ({ __typename: 'Review', id })),
      },
    },
  });
  const writeReviews = (ids: string, variables: object) =>
    cache.writeQuery({ query: REVIEWS, variables, data: reviews(ids) });
  const shownReviews = (variables: object) =>
    cache
      .readQuery<ReturnType<typeof reviews>>({ query: REVIEWS, variables })
      ?.venue.reviews.nodes.map(({ id }) => id)
      .join('');

  test('are one list per filter and page size', () => {
    writeReviews('abc', { first: 3 });
    writeReviews('ab', { first: 3, rating: 5 });
    writeReviews('c', { first: 3, answered: false });
    writeReviews('abcdef', { first: 6 });
    writeReviews('def', { first: 3, after: 'c' });
    expect(shownReviews({ first: 3 })).toBe('abcdef');
    expect(shownReviews({ first: 3, rating: 5 })).toBe('ab');
    expect(shownReviews({ first: 3, answered: false })).toBe('c');
    writeReviews('ghi', { first: 6, after: 'f' });
    expect(shownReviews({ first: 3 })).toBe('abcdef');
    expect(shownReviews({ first: 6 })).toBe('abcdefghi');
  });

  test('of a numbered page are a list of their own, which continues as the page writes it', () => {
    writeReviews('abc', { first: 3 });
    writeReviews('def', { first: 3, page: 2 });
    writeReviews('defghi', { first: 3, page: 2 });
    expect(shownReviews({ first: 3 })).toBe('abc');
    expect(shownReviews({ first: 3, page: 2 })).toBe('defghi');
  });
});

test('the user’s own stories continue in their own list', () => {
  const query = gql`
    query Stories($mine: Boolean, $after: String, $page: Int) {
      realWeddings(mine: $mine, first: 3, after: $after, page: $page) {
        nodes {
          id
        }
      }
    }
  `;
  const writeStories = (ids: string, variables: object) =>
    cache.writeQuery({
      query,
      variables,
      data: {
        realWeddings: {
          __typename: 'RealWeddingConnection',
          nodes: [...ids].map((id) => ({ __typename: 'RealWedding', id })),
        },
      },
    });
  const shownStories = (variables: object) =>
    cache
      .readQuery<{ realWeddings: { nodes: { id: string }[] } }>({ query, variables })
      ?.realWeddings.nodes.map(({ id }) => id)
      .join('');
  writeStories('abc', { mine: true });
  writeStories('xyz', { page: 1 });
  writeStories('uvw', { page: 2 });
  writeStories('de', { mine: true, after: 'c' });
  expect(shownStories({ mine: true })).toBe('abcde');
  expect(shownStories({ page: 1 })).toBe('xyz');
  expect(shownStories({ page: 2 })).toBe('uvw');
  // Another visit fetches the first page anew.
  writeStories('abc', { mine: true });
  expect(shownStories({ mine: true })).toBe('abc');
  writeStories('xy', { page: 1 });
  expect(shownStories({ page: 1 })).toBe('xy');
});
