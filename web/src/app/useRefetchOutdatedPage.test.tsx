import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { SESSION_HINT_COOKIE } from '@mandap/api/constants/account';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { makeClient } from '../lib/apollo';
import { MeDocument } from './me.generated';
import { useRefetchOutdatedPage } from './useRefetchOutdatedPage';

let requests = 0;
/** Counts requests and never responds. */
const link = new ApolloLink(() => {
  requests++;
  return new Observable(() => undefined);
});

const Page = () => {
  useRefetchOutdatedPage();
  return null;
};

/** Renders a page in a browser that has logged in. Its user is null if the page is a visitor's, or still unknown. */
async function show(user: null | 'unknown'): Promise<void> {
  const apollo = makeClient(link, false);
  if (user === null) apollo.writeQuery({ query: MeDocument, data: { me: null } });
  render(
    <ApolloProvider client={apollo}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

beforeEach(() => {
  requests = 0;
  document.cookie = `${SESSION_HINT_COOKIE}=1`;
});
afterEach(() => {
  document.cookie = `${SESSION_HINT_COOKIE}=; Max-Age=0`;
});

test('a visitor’s page in a browser that has logged in is fetched again', async () => {
  await show(null);
  expect(requests).toBe(1);
});

test('a page whose user is not known yet only fetches the user', async () => {
  await show('unknown');
  expect(requests).toBe(1);
});
