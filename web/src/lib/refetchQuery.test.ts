import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { refetchQuery } from './refetchQuery';
import { serializingLink } from './serializingLink';

const COUNT = gql`
  query Count {
    count
  }
`;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('a refetch after a change is sent after earlier requests, and its result wins', async () => {
  let count = 1;
  const responses: (() => void)[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const data = { count };
        responses.push(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link: serializingLink.concat(server), cache: new InMemoryCache() });
  const shown = () => client.readQuery<{ count: number }>({ query: COUNT })?.count;

  const polled = refetchQuery(client, COUNT, {});
  await nextTask();
  count = 2;
  const renewed = refetchQuery(client, COUNT, {});
  await nextTask();
  responses[0]?.();
  await polled;
  await nextTask();
  responses[1]?.();
  await renewed;
  expect([responses.length, shown()]).toEqual([2, 2]);
});
