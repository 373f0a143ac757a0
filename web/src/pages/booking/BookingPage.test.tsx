import { ApolloLink, Observable, type ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MeDocument } from '../../app/me.generated';
import { makeClient } from '../../lib/apollo';

jest.unstable_mockModule('../ViewerFrame', () => ({ ViewerFrame: Fragment }));
const { default: BookingPage } = await import('./BookingPage');

const ID = '0190b9a0-0000-7000-8000-000000000001';
let requests: string[] = [];

const link = new ApolloLink(
  ({ operationName = '' }) =>
    new Observable((observer) => {
      requests.push(operationName);
      if (operationName !== 'BookingPage') return;
      observer.next({ data: { booking: null } });
      observer.complete();
    }),
);

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
});
afterEach(() => void jest.useRealTimers());

function clientOfCouple(): ApolloClient {
  const client = makeClient(link, false);
  const me = {
    ...{ __typename: 'Me' as const, id: 'tara', role: 'USER' as const, name: 'Tara Menon', city: 'Udaipur' },
    ...{ email: 'tara@mail.example', emailConfirmed: true, phone: '0000022222', unreadCount: 0 },
  };
  client.writeQuery({ query: MeDocument, data: { me } });
  return client;
}

test.each([
  ['an ID that can’t exist', 'nonsense', 0],
  ['a booking that doesn’t exist', ID, 1],
])('%s is not found, and isn’t polled', async (_, id, expected) => {
  const router = createMemoryRouter([{ path: '/bookings/:id', Component: BookingPage }], {
    initialEntries: [`/bookings/${id}`],
  });
  render(
    <ApolloProvider client={clientOfCouple()}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Booking not found');
  expect(requests.filter((name) => name === 'BookingPage')).toHaveLength(expected);
});
