import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { pollInbox } from '../../account/inboxSummary';
import { makeClient } from '../../lib/apollo';
import { inboxVariables } from './inboxStatus';
import { useInboxUpdates } from './useInboxUpdates';

const EMPTY_PAGE = { nodes: [], pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false } };
const INBOX = {
  enquiryInboxCounts: [],
  enquiryLabels: [],
  enquiryInbox: { __typename: 'EnquiryInboxConnection', ...EMPTY_PAGE },
  notifications: { __typename: 'NotificationConnection', ...EMPTY_PAGE },
};
const SUMMARY = {
  inboxSummary: { __typename: 'InboxSummary', accountId: '1', unreadCount: 0, version: 'one' },
};

test('an inbox that could not be loaded after a change is loaded after the next poll', async () => {
  let fails = true;
  let loads = 0;
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'Inbox') {
          loads++;
          if (fails) return observer.error(new TypeError('Failed to fetch'));
        }
        observer.next({ data: operationName === 'Inbox' ? INBOX : SUMMARY });
        observer.complete();
      }),
  );
  const apollo = makeClient(link, false);
  const variables = inboxVariables(new URLSearchParams());
  renderHook(() => useInboxUpdates(variables, []), {
    wrapper: ({ children }) => <ApolloProvider client={apollo}>{children}</ApolloProvider>,
  });
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const poll = async () => {
    await act(() => pollInbox(apollo));
    // The load, and what follows its failure.
    await settle();
    await settle();
  };

  await poll();
  expect(loads).toBe(1);
  fails = false;
  await poll();
  expect(loads).toBe(2);
  await poll();
  expect(loads).toBe(2);
});
