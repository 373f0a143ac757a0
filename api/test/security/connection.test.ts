import http from 'node:http';
import { expect, test } from '@jest/globals';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { startSession } from '../../src/features/account/session.js';
import { app, useApp } from '../app.js';

useApp();

const FILE = Buffer.alloc(400_000);
const TYPE = 'multipart/form-data; boundary=boundary';

interface Part {
  name: string;
  value: string | Buffer;
  file?: string;
}

const multipart = (parts: readonly Part[]) =>
  Buffer.concat([
    ...parts.flatMap(({ name, value, file }) => [
      Buffer.from(
        `--boundary\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--boundary--\r\n'),
  ]);

const files = (count: number, nameOf: (i: number) => string) =>
  Array.from({ length: count }, (_, i): Part => ({ name: nameOf(i), value: FILE, file: `${i}.jpg` }));

function graphql(query: string, map: unknown, parts: readonly Part[]): Buffer {
  const operations = { query, variables: { files: parts.map(() => null) } };
  return multipart([
    { name: 'operations', value: JSON.stringify(operations) },
    { name: 'map', value: JSON.stringify(map) },
    ...parts,
  ]);
}

const ADD = 'mutation A($files: [Upload!]!) { addPictures(files: $files) { userErrors { message } } }';
const mapOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [i, [`variables.files.${i}`]]));
const graphqlFiles = files(5, String);

/** Sends requests one after another over one connection. */
function makeConnection(token: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(app().url);
  const send = (method: string, path: string, type = 'application/json', body?: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        cookie: `mandap=${token}`,
        'content-type': type,
        'content-length': body?.length ?? 0,
      };
      const request = http.request({ agent, hostname, port, method, path, headers });
      request.on('error', reject).on('response', (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      request.end(body);
    });
  return { send, close: () => agent.destroy() };
}

test.each<[string, 'venue' | 'user', string, (id: string) => string, () => Buffer]>([
  [
    'a document that is not valid',
    'venue',
    'POST',
    () => '/graphql',
    () => graphql('{ nothing }', {}, graphqlFiles),
  ],
  [
    'a document that reads no file',
    'venue',
    'POST',
    () => '/graphql',
    () => graphql('query Q($files: [Upload!]) { me { id } }', mapOf(5), graphqlFiles),
  ],
  [
    'a document that does not parse',
    'venue',
    'POST',
    () => '/graphql',
    () => graphql('{', mapOf(5), graphqlFiles),
  ],
  [
    'files that are no pictures',
    'venue',
    'POST',
    () => '/graphql',
    () => graphql(ADD, mapOf(5), graphqlFiles),
  ],
  ['files of no variable', 'venue', 'POST', () => '/graphql', () => graphql(ADD, {}, graphqlFiles)],
  ['a wrong map', 'venue', 'POST', () => '/graphql', () => graphql(ADD, [], graphqlFiles)],
  [
    'somebody who may not upload',
    'user',
    'POST',
    () => '/graphql',
    () => graphql(ADD, mapOf(5), graphqlFiles),
  ],
  [
    'a REST form of files that are no pictures',
    'venue',
    'PUT',
    (id) => `/api/v1/venue/${id}`,
    () => multipart(files(5, () => 'images')),
  ],
  [
    'a REST form of files under another name',
    'venue',
    'PUT',
    (id) => `/api/v1/venue/${id}`,
    () => multipart(files(5, () => 'other')),
  ],
  [
    'a REST call that takes no files',
    'user',
    'POST',
    () => '/api/v1/user/login',
    () => multipart(files(5, () => 'images')),
  ],
  ['an address without a page', 'user', 'POST', () => '/nothing', () => multipart(files(5, () => 'images'))],
])('the connection takes further requests after %s', async (_, role, method, path, body) => {
  const { id } = role === 'venue' ? await makeVenue() : await makeUser();
  const { send, close } = makeConnection((await startSession(app().tx, id)).token);
  await send(method, path(id), TYPE, body());
  expect(await send('GET', '/healthz')).toBe(200);
  close();
});
