import { routes } from '../../src/rest/mount.js';
import { BODY_BYTES, type Input, type Scene } from './input.js';
import type { Random } from './random.js';
import { nastyText, plainText } from './values.js';

type Make = (random: Random, scene: Scene) => Omit<Input, 'family'>;

interface Part {
  name: string;
  value: string | Buffer;
  file?: string;
  /** Additional header lines of the part. */
  head?: string;
}

const BOUNDARY = 'hostile';

function multipart(parts: readonly Part[], { before = '', after = `--${BOUNDARY}--\r\n` } = {}): Buffer {
  const pieces = parts.flatMap(({ name, value, file, head = '' }) => {
    const filename = file === undefined ? '' : `; filename="${file}"`;
    return [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename}\r\n${head}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([Buffer.from(before), ...pieces, Buffer.from(after)]);
}

const TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Returns a picture, a file that resembles one, or something else. */
const file = (random: Random, { pictures }: Scene): Buffer => {
  const picture = random.pick(pictures);
  return random.pick([
    () => picture,
    () => picture.subarray(0, random.int(0, picture.length)),
    () => Buffer.concat([picture, Buffer.from(nastyText(random, 2000))]),
    () => Buffer.from(nastyText(random, random.sizeUpTo(60_000))),
    () => Buffer.from(picture.map((byte, i) => (i % 97 === 0 ? random.int(0, 255) : byte))),
    () => Buffer.alloc(random.int(0, 300_000)),
  ])();
};

const owner = (random: Random, { ids }: Scene) => {
  const kind = random.pick(['venue', 'vendor'] as const);
  return {
    caller: kind,
    method: 'PUT',
    path: `/api/v1/${kind}/${ids[kind]}`,
    field: kind === 'venue' ? 'images' : 'portfolio',
  };
};

const oddName = (random: Random, size: number) => nastyText(random, size).replace(/["\r\n]/g, '');

const restForm: Make = (random, scene) => {
  const { caller, method, path, field } = owner(random, scene);
  const count = random.int(0, random.pick([3, 60, 300]));
  const size = random.sizeUpTo(BODY_BYTES);
  const parts = random.list(count, (): Part => {
    const value = nastyText(random, Math.floor(size / (count + 1)));
    if (random.chance(0.1))
      return { name: field, value: file(random, scene), file: oddName(random, random.int(1, 2000)) };
    return {
      name: random.chance(0.6)
        ? random.pick(['summary', 'address', 'facilities', 'packages'])
        : oddName(random, random.int(1, 300)),
      value,
      head: random.chance(0.1)
        ? `x-a: ${'a'.repeat(random.int(0, 20_000))}\r\n`.repeat(random.int(1, 4))
        : '',
    };
  });
  return { caller, method, path, headers: TYPE, body: multipart(parts) };
};

const brokenForm: Make = (random, scene) => {
  const { caller, method, path } = owner(random, scene);
  const part = { name: 'summary', value: plainText(random, 200) };
  const body = random.pick([
    () => multipart([part], { after: '' }),
    () => multipart(random.list(random.int(61, 900), () => part)),
    () => multipart(random.list(random.int(61, 3000), () => ({ name: '', value: '' }))),
    () => Buffer.from(`--${BOUNDARY}\r\n`.repeat(random.int(1, 6000))),
    () => Buffer.from(`--${BOUNDARY}.`.repeat(random.int(1, 9000))),
    () => Buffer.from(`\r\n--${BOUNDARY.slice(0, -1)}`.repeat(random.int(1, 8000))),
    () => multipart([{ ...part, value: 'x'.repeat(random.int(103_000, 300_000)) }]),
  ])();
  return { caller, method, path, headers: TYPE, body, expected: 'invalid' };
};

const loginForm: Make = (random) => {
  const { method, path } = random.pick(routes.filter((route) => route.method !== 'GET' && !route.files));
  const parts = random.list(random.int(1, 70), (): Part => ({
    name: random.pick(['email', 'password', 'role', oddName(random, 80)]),
    value: nastyText(random, random.int(0, 1500)),
    file: random.chance(0.02) ? 'a.jpg' : undefined,
  }));
  return {
    caller: 'visitor',
    method,
    path: `/api/v1/${path.replace(/:\w+/g, '018f0000-0000-7000-8000-0000000000ff')}`,
    headers: TYPE,
    body: multipart(parts),
  };
};

const ADD =
  'mutation A($files: [Upload!]!, $caption: String) { addPictures(files: $files) { userErrors { message } } }';

const PATHS = [
  ...[
    'variables.files.20',
    'variables.files.4000000000',
    'variables.files.-1',
    'variables.files.1e9',
    'variables.files.00',
  ],
  ...[
    'variables.caption',
    'variables.other.0',
    'variables',
    'query',
    'operationName',
    'extensions.a',
    '',
    '.',
    'variables.',
  ],
  ...[
    'variables.__proto__.a',
    'constructor.prototype.a',
    '__proto__.a',
    'variables.files.length',
    '0.variables.files.0',
  ],
];

/** A GraphQL upload with an invalid map. */
const wrongMap: Make = (random, scene) => {
  const map = random.pick<() => unknown>([
    () => ({ 0: [random.pick(PATHS)] }),
    () => ({ 0: [`variables${'.files'.repeat(random.int(2, 12_000))}`] }),
    () => ({ 0: random.list(random.int(2, 4000), (i) => `variables.files.${i}`) }),
    () => Object.fromEntries(random.list(random.int(21, 3000), (i) => [i, ['variables.files.0']])),
    () => random.list(random.int(0, 4000), () => 'variables.files.0'),
    () => ({ 0: 'x'.repeat(random.sizeUpTo(90_000)) }),
    () => ({ 0: [['variables.files.0']] }),
    () => 'x',
  ])();
  const operations = JSON.stringify({ query: ADD, variables: { files: [null] } });
  return {
    caller: 'venue',
    method: 'POST',
    path: '/graphql',
    headers: TYPE,
    body: multipart([
      { name: 'operations', value: operations },
      { name: 'map', value: JSON.stringify(map) },
      { name: '0', value: file(random, scene), file: 'a.jpg' },
    ]),
    expected: 'invalid',
  };
};

/** A well-formed GraphQL upload with arbitrary files. */
const graphqlUpload: Make = (random, scene) => {
  const count = random.int(1, 20);
  const map = Object.fromEntries(random.list(count, (i) => [i, [`variables.files.${i}`]]));
  const operations = JSON.stringify({ query: ADD, variables: { files: random.list(count, () => null) } });
  const fields = random.chance(0.8)
    ? ['operations', 'map']
    : random.pick([['map', 'operations'], ['operations'], ['map'], []]);
  return {
    caller: random.pick(['venue', 'vendor', 'user', 'visitor']),
    method: 'POST',
    path: '/graphql',
    headers: TYPE,
    body: multipart(
      [
        ...fields.map((name) => ({ name, value: name === 'map' ? JSON.stringify(map) : operations })),
        ...random.list(random.int(0, count), (i) => ({
          name: String(i),
          value: file(random, scene),
          file: oddName(random, 60),
        })),
      ],
      random.chance(0.8) ? {} : { before: nastyText(random, 3000), after: '' },
    ),
  };
};

export const uploadFamilies: Record<string, Make> = {
  'uploads: REST': restForm,
  'uploads: a REST form that is none or too much': brokenForm,
  'uploads: a REST call that takes no files': loginForm,
  'uploads: a wrong GraphQL map': wrongMap,
  'uploads: GraphQL': graphqlUpload,
};
