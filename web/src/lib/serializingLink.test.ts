import { ApolloLink, execute, gql, Observable } from '@apollo/client';
import { beforeEach, expect, test } from '@jest/globals';
import { makeClient } from './apollo';
import { serializingLink } from './serializingLink';

const MUTATION = gql`
  mutation Change {
    change
  }
`;

interface Request {
  name: string;
  answer: () => void;
  fail: () => void;
}

let requests: Request[] = [];
let answers: string[] = [];

/** A server that responds on demand. */
const server = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const { name } = operation.getContext() as { name: string };
      requests.push({
        name,
        answer: () => {
          observer.next({ data: { change: name } });
          observer.complete();
        },
        fail: () => observer.error(new Error(name)),
      });
    }),
);
const client = makeClient(server, true);

function send(name: string, serializationKey?: string): void {
  execute(
    serializingLink.concat(server),
    { query: MUTATION, context: { name, serializationKey } },
    { client },
  ).subscribe({
    next: () => answers.push(name),
    error: () => answers.push(`${name} failed`),
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const sent = () => requests.map(({ name }) => name);

beforeEach(() => {
  [requests, answers] = [[], []];
});

test('requests with the same key are sent one after another', async () => {
  send('add', 'wishlist 1');
  send('remove', 'wishlist 1');
  await settled();
  expect(sent()).toEqual(['add']);
  requests[0]?.answer();
  await settled();
  expect([sent(), answers]).toEqual([['add', 'remove'], ['add']]);
  requests[1]?.answer();
  expect(answers).toEqual(['add', 'remove']);
});

test('a failed request doesn’t block the next one', async () => {
  send('add', 'wishlist 2');
  send('remove', 'wishlist 2');
  await settled();
  requests[0]?.fail();
  await settled();
  expect([sent(), answers]).toEqual([['add', 'remove'], ['add failed']]);
  requests[1]?.answer();
  await settled();
});

test('requests with other keys, or without one, don’t wait', async () => {
  send('first', 'wishlist 3');
  send('second', 'wishlist 4');
  send('third');
  await settled();
  expect(sent().sort()).toEqual(['first', 'second', 'third']);
});
