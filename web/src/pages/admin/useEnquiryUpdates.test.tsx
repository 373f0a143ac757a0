import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { pollInbox } from '../../account/inboxSummary';
import { InboxSummaryDocument } from '../../account/InboxSummary.generated';
import { makeClient } from '../../lib/apollo';
import { useEnquiryUpdates } from './useEnquiryUpdates';

test('a list that could not be loaded after a change is loaded after the next poll, once', async () => {
  let version = 'one';
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const summary = { __typename: 'InboxSummary', accountId: '1', unreadCount: 0, version };
        observer.next({ data: { inboxSummary: summary } });
        observer.complete();
      }),
  );
  const apollo = makeClient(link, false);
  let loads = 0;
  let fails = true;
  const reload = async () => {
    loads++;
    if (fails) throw new TypeError('Failed to fetch');
  };
  renderHook(() => useEnquiryUpdates(reload), {
    wrapper: ({ children }) => <ApolloProvider client={apollo}>{children}</ApolloProvider>,
  });
  const poll = () => act(() => pollInbox(apollo));

  await poll();
  await waitFor(() => expect(loads).toBe(1));
  // The failure has reset the version.
  await waitFor(() =>
    expect(apollo.readQuery({ query: InboxSummaryDocument })?.inboxSummary.version).toBe(''),
  );
  fails = false;
  await poll();
  await waitFor(() => expect(loads).toBe(2));
  await poll();
  version = 'two';
  await poll();
  await waitFor(() => expect(loads).toBe(3));
});
