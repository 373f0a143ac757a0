import {
  ApolloLink,
  gql,
  type ApolloClient,
  type FragmentType,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { makeClient } from '../lib/apollo';
import { DayBooking } from './DayBooking';
import { DayBookingFragmentDoc, type DayBookingFragment } from './DayBooking.generated';

interface Data {
  inbox: { nodes: ({ id: string } & FragmentType<DayBookingFragment>)[] };
}

const query = gql`
  query Day {
    inbox(first: 2) {
      nodes {
        id
        ...DayBooking
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;
const DAY: TypedDocumentNode<Data> = {
  ...query,
  definitions: [...query.definitions, ...DayBookingFragmentDoc.definitions],
};

const booking = (id: string, name: string) => ({
  __typename: 'Booking',
  id,
  status: 'PENDING',
  name,
  contact: '9876543210',
  guests: 200,
  date: '2030-11-20',
  requestedDate: null,
  typeOfEvent: 'Wedding',
});

/** What has rendered, in order: the list, or the ID of a card. */
let renders: string[] = [];

function List() {
  const { data } = useQuery(DAY, { fetchPolicy: 'cache-only' });
  renders.push('list');
  return data?.inbox.nodes.map((node) => (
    <Profiler key={node.id} id={node.id} onRender={(id) => void renders.push(id)}>
      <DayBooking booking={node} day="2030-11-20" />
    </Profiler>
  ));
}

function show(): ApolloClient {
  const apollo = makeClient(ApolloLink.empty(), false);
  const inbox = {
    nodes: [booking('1', 'Asha Rao'), booking('2', 'Dev Mehta')],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false },
  };
  apollo.writeQuery({ query: DAY, data: { inbox } });
  render(
    <ApolloProvider client={apollo}>
      <List />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  );
  renders = [];
  return apollo;
}

/** Changes the cache; Apollo renders the cards again in a later task. */
const change = (makeChange: () => void) =>
  act(async () => {
    makeChange();
    await new Promise((resolve) => setTimeout(resolve));
  });
const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('a change of one booking renders only its card again', async () => {
  const { cache } = show();
  await change(() => void cache.modify({ id: 'Booking:2', fields: { name: () => 'Dev and Tara' } }));
  expect(names()).toEqual(['Asha Rao', 'Dev and Tara']);
  expect(renders).toEqual(['2']);
});

test('a couple’s phone number that the business may not see has no link', async () => {
  const { cache } = show();
  await change(() => void cache.modify({ id: 'Booking:2', fields: { contact: () => '' } }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Asha Rao',
    '98765 43210',
    'Dev Mehta',
  ]);
});

test('a booking that leaves the cache leaves the screen', async () => {
  const { cache } = show();
  await change(() => void cache.evict({ id: 'Booking:2' }));
  expect(names()).toEqual(['Asha Rao']);
});

test('a booking with missing fields is shown once they arrive', async () => {
  const apollo = makeClient(ApolloLink.empty(), false);
  const { guests, ...incomplete } = booking('3', 'Asha Rao');
  const fragment = gql`
    fragment Incomplete on Booking {
      name
    }
  `;
  apollo.cache.writeFragment({ id: 'Booking:3', fragment, data: incomplete });
  render(
    <ApolloProvider client={apollo}>
      <DayBooking
        booking={{ __typename: 'Booking', id: '3' } as FragmentType<DayBookingFragment>}
        day="2030-11-20"
      />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  );
  expect(screen.queryByRole('heading')).toBeNull();
  await change(
    () =>
      void apollo.cache.writeFragment({
        fragment: DayBookingFragmentDoc,
        data: { ...incomplete, guests } as DayBookingFragment,
      }),
  );
  expect(names()).toEqual(['Asha Rao']);
});
