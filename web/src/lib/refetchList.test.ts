import { ApolloLink, gql, Observable } from '@apollo/client';
import { beforeEach, expect, test } from '@jest/globals';
import { makeClient } from './apollo';
import { refetchList } from './refetchList';
import { serializingLink } from './serializingLink';

const QUERY = gql`
  query Inbox($first: Int!, $after: String) {
    inbox(first: $first, after: $after) {
      nodes {
        id
        ...Status
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }

  fragment Status on Booking {
    status
  }
`;
const VARIABLES = { first: 3 };

interface InboxData {
  inbox: { nodes: { id: string; status?: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
}

/** IDs of the rows in the server's order. */
let rows = '';
let held: (() => void)[] | undefined;
let requests = 0;

function pageAfter(after: string | undefined) {
  const start = after ? rows.indexOf(after) + 1 : 0;
  const ids = rows.slice(start, start + VARIABLES.first);
  return {
    inbox: {
      __typename: 'Inbox',
      nodes: [...ids].map((id) => ({ __typename: 'Booking', id, status: 'PENDING' })),
      pageInfo: {
        __typename: 'PageInfo',
        endCursor: ids.at(-1) ?? '',
        hasNextPage: start + VARIABLES.first < rows.length,
      },
    },
  };
}

const server = new ApolloLink(
  ({ variables }) =>
    new Observable((observer) => {
      requests += 1;
      const data = pageAfter(variables.after as string | undefined);
      const respond = () => {
        observer.next({ data });
        observer.complete();
      };
      if (held) held.push(respond);
      else respond();
    }),
);
const newClient = () => makeClient(serializingLink.concat(server), false);
let client = newClient();

const shown = () => {
  const list = client.readQuery<InboxData>({ query: QUERY, variables: VARIABLES })?.inbox;
  return list && [list.nodes.map(({ id }) => id).join(''), list.pageInfo.hasNextPage];
};
const load = (after?: string) =>
  client.query({ query: QUERY, variables: { ...VARIABLES, after }, fetchPolicy: 'network-only' });
const refetch = () => refetchList<InboxData, object>(client, QUERY, VARIABLES, 'inbox');
const idle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  rows = 'abcdefgh';
  held = undefined;
  client = newClient();
  await load();
  await load('c');
  requests = 0;
});

test('a row that moved to a later page stays, and one that left that page goes', async () => {
  rows = 'bcdafgh';
  await refetch();
  expect([shown(), requests]).toEqual([['bcdafg', true], 2]);
  expect(client.readQuery<InboxData>({ query: QUERY, variables: VARIABLES })?.inbox.nodes[0]?.status).toBe(
    'PENDING',
  );
});

test('the list ends with the server’s, and continues behind its last row', async () => {
  rows = 'bc';
  await refetch();
  expect([shown(), requests]).toEqual([['bc', false], 1]);
  rows = 'xyzbcd';
  await refetch();
  await load('z');
  expect(shown()).toEqual(['xyzbcd', false]);
});

test('the list changes at once, and includes a page that was loaded meanwhile', async () => {
  rows = 'bcdaefgh';
  held = [];
  const refetched = refetch();
  await idle();
  held.shift()?.();
  await idle();
  expect(shown()).toEqual(['abcdef', true]);
  const more = load('f');
  await idle();
  // The second page of the refetch was requested before.
  held.pop()?.();
  await more;
  held.shift()?.();
  await idle();
  held.shift()?.();
  await refetched;
  expect(shown()).toEqual(['bcdaefgh', false]);
});

test('a refetch after a change shows its result last', async () => {
  held = [];
  const before = refetch();
  await idle();
  rows = 'z';
  const after = refetch();
  for (let pending = 2; pending >= 0; pending--) {
    await idle();
    held.shift()?.();
  }
  await Promise.all([before, after]);
  expect(shown()).toEqual(['z', false]);
});

test('a failure leaves the list unchanged, and the next refetch runs', async () => {
  const failing = makeClient(
    new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('Failed to fetch')))),
    false,
  );
  await expect(refetchList<InboxData, object>(failing, QUERY, VARIABLES, 'inbox')).rejects.toThrow(
    'Failed to fetch',
  );
  rows = 'b';
  await refetch();
  expect(shown()).toEqual(['b', false]);
});

test('a refetch that is under way at a logout writes nothing to the next account’s cache', async () => {
  held = [];
  const refetched = refetch();
  await idle();
  await client.clearStore();
  held.shift()?.();
  await expect(refetched).rejects.toThrow();
  await idle();
  expect(shown()).toBeUndefined();
});
