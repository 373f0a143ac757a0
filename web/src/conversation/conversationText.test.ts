import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { conversationText } from './conversationText';

/** A client whose server knows one rejected enquiry without quotes. */
const clientWith = (rejection: { rejectionReason: string; rejectionNote: string }) => {
  const event = {
    ...{ __typename: 'BookingEvent', id: 'e', kind: 'REJECTED', createdAt: '2026-11-20T10:00:00Z' },
    ...{ date: null, previousDate: null, guests: null, previousGuests: null, offeredDates: null },
    ...{ quoteVersion: null, visitTimes: null, actor: 'BUSINESS' },
  };
  const booking = {
    ...{ __typename: 'Booking', id: 'b', name: 'Ananya Sharma', listingName: 'Jheel Mahal' },
    ...{ typeOfEvent: 'Wedding', date: '2027-02-14', guests: 420, message: 'Is the verandah covered?' },
    ...{ createdAt: '2026-11-19T10:00:00Z', quotes: [], ...rejection },
    timeline: { nodes: [event], pageInfo: { endCursor: null, hasNextPage: false } },
  };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { booking } });
        observer.complete();
      }),
  );
  return new ApolloClient({ link, cache: new InMemoryCache() });
};

test('a downloaded conversation says why the enquiry was rejected', async () => {
  const text = await conversationText(
    clientWith({ rejectionReason: 'TOO_MANY_GUESTS', rejectionNote: 'We seat 300.' }),
    'b',
  );
  expect(text).toContain('Is the verandah covered?');
  expect(text).toMatch(/: Jheel Mahal rejected the enquiry\nReason: Too many guests\nWe seat 300\.$/);
});

test('a rejection for another reason says only what the business added', async () => {
  const text = await conversationText(clientWith({ rejectionReason: 'OTHER', rejectionNote: 'Sorry.' }), 'b');
  expect(text).toMatch(/: Jheel Mahal rejected the enquiry\nSorry\.$/);
});
