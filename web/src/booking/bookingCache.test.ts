import { ApolloLink, gql } from '@apollo/client';
import { beforeEach, expect, test } from '@jest/globals';
import { makeClient } from '../lib/apollo';
import { linkBooking } from './bookingCache';

const LISTING = gql`
  query {
    venue {
      id
      myBooking {
        id
      }
    }
  }
`;
const BOOKINGS = gql`
  query {
    myBookings {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

let cache = makeClient(ApolloLink.empty(), true).cache;
const booking = (id: string) => ({ __typename: 'Booking', id });
const myBooking = () =>
  cache.readQuery<{ venue: { myBooking: { id: string } | null } }>({ query: LISTING })?.venue.myBooking?.id;
const list = () =>
  cache.readQuery<{ myBookings: { nodes: object[] } }>({ query: BOOKINGS })?.myBookings.nodes.length;

beforeEach(() => {
  cache = makeClient(ApolloLink.empty(), true).cache;
  cache.writeQuery({ query: LISTING, data: { venue: { __typename: 'Venue', id: '1', myBooking: null } } });
  cache.writeQuery({
    query: BOOKINGS,
    data: { myBookings: { nodes: [booking('7')], pageInfo: { hasNextPage: false } } },
  });
});

const CHANGE = { id: '7', listingId: '1', listingKind: 'VENUE' } as const;

test('a sent enquiry is linked to its listing, and the list of bookings is refetched', () => {
  linkBooking(cache, { ...CHANGE, status: 'PENDING' });
  expect([myBooking(), list()]).toEqual(['7', undefined]);
});

test('a withdrawn enquiry is unlinked from its listing, and stays in the list', () => {
  linkBooking(cache, { ...CHANGE, status: 'PENDING' });
  cache.writeQuery({
    query: BOOKINGS,
    data: { myBookings: { nodes: [booking('7')], pageInfo: { hasNextPage: false } } },
  });
  linkBooking(cache, { ...CHANGE, status: 'WITHDRAWN' });
  expect([myBooking(), list()]).toEqual([undefined, 1]);
});

test('a deleted listing is skipped', () => {
  linkBooking(cache, { ...CHANGE, listingId: null, status: 'PENDING' });
  expect([myBooking(), list()]).toEqual([undefined, undefined]);
});
