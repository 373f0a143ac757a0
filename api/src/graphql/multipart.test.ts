import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeUser } from '../features/user/user.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { app, useApp } from '../../test/app.js';
import { loggedIn, type Client } from '../../test/client.js';
import { makePicture } from '../../test/security/pictures.js';
import { read } from '../../test/security/send.js';

useApp();

let owner: Client;
beforeAll(async () => {
  owner = await loggedIn((await makeVenue()).id);
});

const ADD = 'mutation A($files: [Upload!]!) { addPictures(files: $files) { userErrors { message } } }';
const AVATAR = 'mutation S($file: Upload) { setAvatar(file: $file) { userErrors { message } } }';

interface Sent {
  query?: string;
  extensions?: object;
  variables?: object;
  map?: unknown;
  files?: readonly Buffer[];
  order?: readonly string[];
}

/** Returns the multipart body of a request with its parts in any order. */
function formOf({
  query,
  extensions,
  variables = { files: [] },
  map = {},
  files = [],
  order,
}: Sent): FormData {
  const parts: Record<string, string> = {
    operations: JSON.stringify({ query, extensions, variables }),
    map: typeof map === 'string' ? map : JSON.stringify(map),
  };
  const form = new FormData();
  for (const name of order ?? ['operations', 'map']) form.append(name, parts[name] ?? '');
  files.forEach((file, i) => form.append(String(i), new Blob([new Uint8Array(file)]), `${i}.jpg`));
  return form;
}

const post = async (caller: Client, sent: Sent) =>
  read(await caller.fetch('/graphql', { method: 'POST', body: formOf(sent) }));

const PATHS = 'A path in map is variables.<name>, or variables.<name>.<n> with n from 0 to 19.';
const MISORDERED = 'A multipart request has the fields operations and map, then its files.';
const UNDECLARED = 'A path in map leads to a variable that is declared as Upload or a list of it.';

describe('assigning a file', () => {
  test.each([
    ['to an index of four billion', 'variables.files.4000000000', PATHS],
    ['to an index beyond the number of files', 'variables.files.20', PATHS],
    ['to a negative index', 'variables.files.-1', PATHS],
    ['to an index with a zero before it', 'variables.files.01', PATHS],
    ['to an element of an element', 'variables.files.0.0', PATHS],
    ['to no variable', 'variables', PATHS],
    ['to nowhere', '', PATHS],
    ['to the document', 'query', PATHS],
    ['to a prototype', 'variables.__proto__.polluted', PATHS],
    ['to a path of a thousand keys', `variables${'.files'.repeat(1000)}`, PATHS],
    ['to a request of a batch', '0.variables.files.0', PATHS],
    ['to a variable that is not declared', 'variables.other', UNDECLARED],
    ['to a variable of another type', 'variables.caption', UNDECLARED],
    ['to a prototype of the variables', 'variables.__proto__', UNDECLARED],
  ])('%s: rejected', async (_, path, message) => {
    const query = ADD.replace('(', '($caption: String, ');
    const answer = await post(owner, { query, map: { 0: [path] }, files: [await makePicture.jpeg()] });
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(answer.errors).toHaveLength(1);
  });

  test('to an element of a non-list: rejected', async () => {
    const map = { 0: ['variables.file.0'] };
    const user = await loggedIn((await makeUser()).id);
    const answer = await post(user, {
      query: AVATAR,
      variables: { file: null },
      map,
      files: [Buffer.from('x')],
    });
    expect([answer.status, answer.errors[0]?.message]).toEqual([400, UNDECLARED]);
  });

  test('by an equivalent path', async () => {
    const file = await makePicture.jpeg();
    const user = await loggedIn((await makeUser()).id);
    const single = {
      query: AVATAR,
      variables: { file: null },
      map: { 0: ['variables.file'] },
      files: [file],
    };
    expect(await post(user, single)).toMatchObject({ data: { setAvatar: { userErrors: [] } } });
    for (const variables of [{ files: [null] }, { files: [] }, {}])
      expect(
        await post(owner, {
          query: ADD,
          variables,
          map: { 0: ['variables.files.0'] },
          files: [await makePicture.jpeg()],
        }),
      ).toMatchObject({ status: 200, errors: [] });
  });

  test('up to the maximum number of files', async () => {
    const files = await Promise.all(Array.from({ length: 20 }, () => makePicture.jpeg()));
    const map = Object.fromEntries(files.map((_, i) => [i, [`variables.files.${i}`]]));
    expect(
      await post(owner, { query: ADD, variables: { files: files.map(() => null) }, map, files }),
    ).toMatchObject({
      status: 200,
      errors: [],
      data: { addPictures: { userErrors: [] } },
    });
  });

  test('to the variables of a persisted document', async () => {
    const sha256Hash = createHash('sha256').update(ADD).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const send = async (query: string | undefined, path: string) =>
      post(owner, { query, extensions, map: { 0: [path] }, files: [await makePicture.jpeg()] });
    expect((await send(undefined, 'variables.files.0')).errors[0]?.extensions.code).toBe(
      'PERSISTED_QUERY_NOT_FOUND',
    );
    expect(await send(ADD, 'variables.files.0')).toMatchObject({ status: 200, errors: [] });
    expect(await send(undefined, 'variables.files.0')).toMatchObject({ status: 200, errors: [] });
    expect((await send(undefined, 'variables.other')).errors[0]?.message).toBe(UNDECLARED);
  });
});

describe('the fields before the files', () => {
  test.each<[string, Sent, string]>([
    ['a map that isn’t JSON', { map: '{' }, 'The field map is not JSON.'],
    ['a map that is a list', { map: [] }, 'The field map must be an object.'],
    ['a map that is null', { map: 'null' }, 'The field map must be an object.'],
    [
      'a path outside of a list',
      { map: { 0: 'variables.files' } },
      'Each file in map has a list of one path.',
    ],
    ['no path', { map: { 0: [] } }, 'Each file in map has a list of one path.'],
    [
      'two paths',
      { map: { 0: ['variables.files.0', 'variables.files.1'] } },
      'Each file in map has a list of one path.',
    ],
    ['a path that isn’t a string', { map: { 0: [0] } }, 'Each file in map has a list of one path.'],
    [
      '30,000 paths',
      { map: { 0: Array(6000).fill('variables.a') } },
      'The body may have at most 5,000 values.',
    ],
    [
      '6,000 variables',
      { variables: { files: Array(6000).fill(0) } },
      'The body may have at most 5,000 values.',
    ],
    ['map before operations', { order: ['map', 'operations'] }, MISORDERED],
    ['operations twice', { order: ['operations', 'operations', 'map'] }, MISORDERED],
    ['no map', { order: ['operations'], files: [Buffer.from('x')] }, MISORDERED],
    ['another field', { order: ['other', 'operations', 'map'] }, MISORDERED],
  ])('%s: rejected', async (_, sent, message) => {
    const answer = await post(owner, { query: ADD, ...sent });
    expect([answer.status, answer.errors.map((error) => error.message)]).toEqual([400, [message]]);
  });

  test('with too many files: rejected', async () => {
    const map = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [i, [`variables.files.${i % 20}`]]));
    expect((await post(owner, { query: ADD, map })).status).toBe(413);
  });

  test('with an invalid document: a GraphQL error', async () => {
    const map = { 0: ['variables.files.0'] };
    const answer = await post(owner, { query: 'mutation {', map, files: [Buffer.from('x')] });
    expect(answer.errors[0]?.extensions.code).toBe('GRAPHQL_PARSE_FAILED');
  });

  test('can arrive in pieces of any size', async () => {
    const boundary = 'b';
    const part = (name: string, value: string, file = '') =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    const picture = await makePicture.png();
    const body = Buffer.concat([
      Buffer.from(
        part('operations', JSON.stringify({ query: ADD, variables: { files: [null] } })) +
          part('map', '{"0":["variables.files.0"]}'),
      ),
      Buffer.from(part('0', '', '; filename="a.png"').slice(0, -2)),
      picture,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = http.request(`${app().url}/graphql`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-forwarded-for': '10.6.6.6',
      },
    });
    for (const byte of body) {
      if (!request.write(Buffer.of(byte))) await once(request, 'drain');
    }
    request.end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    let text = '';
    for await (const chunk of response) text += String(chunk);
    expect([response.statusCode, JSON.parse(text)]).toMatchObject([
      200,
      { data: { addPictures: { userErrors: [] } } },
    ]);
  });
});
