import type { Route } from '../../src/rest/route.js';
import { routes } from '../../src/rest/mount.js';
import { OWNER_VENUE_TYPES } from '../../src/features/venue/venue.constants.js';
import { FACILITY_LABELS, VENUE_TYPE_LABELS } from '../../src/features/venue/venue.labels.js';
import {
  BODY_BYTES,
  FORM_TYPE,
  HEAD_BYTES,
  JSON_TYPE,
  type Caller,
  type Input,
  type Scene,
} from './input.js';
import type { Random } from './random.js';
import { escaped, escapeSome, inAddress, nastyText, nastyValue, plainText, toJson } from './values.js';

type Make = (random: Random, scene: Scene) => Omit<Input, 'family'>;

/** Calls that would end the session or delete the accounts that other inputs need. */
const EXCLUDED = new Set(['account.logOut', 'account.delete']);
const tested = routes.filter(({ operation }) => !EXCLUDED.has(operation.operationName));
const writes = tested.filter(({ method }) => method !== 'GET');
const lists = tested.filter(({ method, query }) => method === 'GET' && query);

const someId = (random: Random) =>
  `${random.list(8, () => random.int(0, 15).toString(16)).join('')}-0000-7000-8000-000000000000`;

/** Usually an account that is allowed to call it. */
function callerOf(random: Random, { operation, adminOperation }: Route): Caller {
  const { roles } = operation.allow;
  if (random.chance(0.1)) return 'visitor';
  if (adminOperation && random.chance(0.2)) return 'admin';
  return roles === 'anyone' ? random.pick(['visitor', 'user', 'admin'] as const) : random.pick(roles);
}

function pathOf(random: Random, scene: Scene, route: Route, caller: Caller): string {
  const own = caller === 'visitor' || route.method === 'DELETE' ? someId(random) : scene.ids[caller];
  const filled = route.path.replace(/:\w+/g, (name) => {
    if (name.slice(1) === route.ownIdParam || random.chance(0.6)) return own;
    return random.chance(0.7) ? someId(random) : escaped(nastyText(random, random.int(1, 90)));
  });
  return `/api/v1/${filled}`;
}

const namesOf = ({ body }: Route): string[] => [
  '_id',
  'contact',
  'user',
  ...Object.keys(body?.properties ?? {}),
];

const bodyOf = (text: string) => Buffer.from(text);

const json: Make = (random, scene) => {
  const route = random.pick(writes);
  const caller = callerOf(random, route);
  const size = random.sizeUpTo(BODY_BYTES - 500);
  const names = namesOf(route);
  const hostile = random.some(names, 4);
  const value = random.chance(0.15)
    ? nastyValue(random, size, names)
    : {
        ...Object.fromEntries(names.map((name) => [name, plainText(random, 20)])),
        ...Object.fromEntries(
          hostile.map((name) => [name, nastyValue(random, Math.floor(size / hostile.length), names)]),
        ),
      };
  return {
    caller,
    method: route.method,
    path: pathOf(random, scene, route, caller),
    headers: JSON_TYPE,
    body: bodyOf(toJson(value).slice(0, BODY_BYTES)),
  };
};

const brokenJson: Make = (random, scene) => {
  const route = random.pick(writes.filter(({ method }) => method !== 'DELETE'));
  const caller = callerOf(random, route);
  const make = random.pick<() => string>([
    () => `{"a":[${'0,'.repeat(random.int(5001, 45_000))}0]}`,
    () => `{${random.list(random.int(5001, 7000), (i) => `"k${i}":0`).join()}}`,
    () => `{"a":${'['.repeat(random.int(51, 45_000))}`,
    () => `{"a":${'{"a":'.repeat(random.int(51, 15_000))}`,
    () => `[${'{},'.repeat(random.int(0, 30_000))}{}]`,
    () => `{"a":"${'\\u0041'.repeat(random.int(0, 16_000))}`,
    () => `{"__proto__":{"a":${'[0,'.repeat(random.int(0, 20_000))}`,
    () => `"${'x'.repeat(random.int(0, 90_000))}"`,
    () => `${' '.repeat(random.int(0, 90_000))}{`,
    () => `{"a":${'1'.repeat(random.int(400, 90_000))}`,
  ]);
  return {
    caller,
    method: route.method,
    path: pathOf(random, scene, route, caller),
    headers: JSON_TYPE,
    body: bodyOf(make()),
    expected: 'invalid',
  };
};

const form: Make = (random, scene) => {
  const route = random.pick(writes);
  const caller = callerOf(random, route);
  const names = namesOf(route);
  const size = random.sizeUpTo(BODY_BYTES - 500);
  const fields = random.int(1, 200);
  const pair = () => {
    const name = random.chance(0.7) ? random.pick(names) : escaped(nastyText(random, 8));
    const value = nastyText(random, Math.floor(size / fields / 3));
    return `${name}=${escapeSome(random, value, /[^\w ,%+*.[\]-]/g)}`;
  };
  return {
    caller,
    method: route.method,
    path: pathOf(random, scene, route, caller),
    headers: FORM_TYPE,
    body: bodyOf(random.list(fields, pair).join('&').slice(0, BODY_BYTES)),
  };
};

const repeatedFields: Make = (random, scene) => {
  const route = random.pick(writes.filter(({ method }) => method !== 'DELETE'));
  const caller = callerOf(random, route);
  const field = random.pick(['a&', '&', 'a=b&', '=&', `${random.pick(namesOf(route))}=1&`, '%61=%62&']);
  const count = random.int(201, Math.floor((BODY_BYTES - 100) / field.length));
  return {
    caller,
    method: route.method,
    path: pathOf(random, scene, route, caller),
    headers: FORM_TYPE,
    body: bodyOf(field.repeat(count)),
    expected: 'invalid',
  };
};

const query: Make = (random, scene) => {
  const route = random.chance(0.8) ? random.pick(lists) : random.pick(tested);
  const caller = callerOf(random, route);
  const names = [...Object.keys(route.query?.properties ?? {}), 'n', ''];
  const size = random.sizeUpTo(HEAD_BYTES - 400);
  const values = random.int(1, random.pick([3, 30, 3000]));
  const search = random
    .list(
      values,
      () => `${random.pick(names)}=${inAddress(random, nastyText(random, Math.floor(size / values)))}`,
    )
    .join('&')
    .slice(0, size);
  return { caller, method: 'GET', path: `${pathOf(random, scene, route, caller)}?${search}`, headers: {} };
};

const validList: Make = (random, scene) => {
  const [path, caller] = random.pick<[string, Caller]>([
    ['venue/all', 'visitor'],
    ['venue/ranked/venues', 'user'],
    ['vendor/all', 'visitor'],
    ['vendor/category/Photographer', 'user'],
    ['blog/all/blog', 'visitor'],
    [`venue/${scene.venueId}`, 'visitor'],
    [`vendor/${scene.vendorId}`, 'visitor'],
    ['user/ALL', 'admin'],
    ['admin/all', 'admin'],
  ]);
  const asked = new URLSearchParams({
    limit: String(random.int(1, 60)),
    page: '1',
    search: random.chance(0.3) ? plainText(random, 80) : '',
    guests: random.some(['<100', '100-250', '>1000'], 3).join(','),
    n: 'x'.repeat(random.sizeUpTo(HEAD_BYTES - 1000)),
  });
  return {
    caller,
    method: 'GET',
    path: `/api/v1/${path}?${asked.toString()}`,
    headers: {},
    expected: 'valid',
  };
};

const words = (random: Random, max: number) => plainText(random, Math.max(1, random.sizeUpTo(max)));

/** Fields that a venue can change, each up to its maximum length. */
const venueChanges = (random: Random) => ({
  businessName: words(random, 120),
  address: words(random, 300),
  summary: words(random, 5000),
  featuresOfVenue: words(random, 3000),
  howToReach: words(random, 2000),
  venuePolicies: words(random, 3000),
  venueType: random.some(OWNER_VENUE_TYPES.map((type) => VENUE_TYPE_LABELS[type])).join(','),
  facilities: random.some(Object.values(FACILITY_LABELS)).join(', '),
});

const validChange: Make = (random, { ids }) => {
  const common = {
    caller: 'venue' as const,
    method: 'PUT',
    path: `/api/v1/venue/${ids.venue}`,
    expected: 'valid' as const,
  };
  const changes = venueChanges(random);
  const unknown = random.list(random.int(0, 400), (i) => [`k${i}`, i]);
  if (random.chance(0.5))
    return {
      ...common,
      headers: JSON_TYPE,
      body: bodyOf(JSON.stringify({ ...Object.fromEntries(unknown), ...changes })),
    };
  return { ...common, headers: FORM_TYPE, body: bodyOf(new URLSearchParams(changes).toString()) };
};

const packages = (random: Random, count: number) =>
  random.list(count, (i) => ({
    name: `${words(random, 100)} ${i}`,
    days: random.int(1, 9) / 2,
    price: random.int(1000, 9000),
    minAdvance: random.int(0, 900),
  }));

const vendorPackages: Make = (random, { ids }) => {
  const tooMany = random.chance(0.6);
  const list = packages(random, tooMany ? random.int(31, 400) : random.int(1, 30));
  return {
    caller: 'vendor',
    method: 'PUT',
    path: `/api/v1/vendor/${ids.vendor}`,
    headers: JSON_TYPE,
    body: bodyOf(JSON.stringify({ packages: random.chance(0.5) ? list : JSON.stringify(list) })),
    expected: tooMany ? 'invalid' : 'valid',
  };
};

/** An update of the account's own listing with one invalid value. */
const wrongValue: Make = (random, { ids }) => {
  const [name, value] = random.pick<[string, unknown]>([
    ['facilities', 'a,'.repeat(random.int(201, 40_000))],
    ['facilities', random.list(random.int(21, 4000), () => 'Open bar')],
    ['facilities', random.list(random.int(1, 20), () => nastyText(random, 4000))],
    ['venueType', ','.repeat(random.int(201, 90_000))],
    ['venueType', random.list(4990, () => ({}))],
    ['summary', 'x'.repeat(random.int(5001, 95_000))],
    ['summary', { toString: 'x'.repeat(1000) }],
    ['businessName', random.list(2000, () => 'x')],
    ['email', `${'a.'.repeat(random.int(200, 40_000))}@`],
    ['email', `a@${'b.'.repeat(random.int(200, 40_000))}`],
    ['dailyCapacity', '1'.repeat(random.int(10, 90_000))],
    ['dailyCapacity', `${' '.repeat(random.int(0, 90_000))}x`],
    ['phone', '9'.repeat(random.int(41, 90_000))],
  ]);
  return {
    caller: 'venue',
    method: 'PUT',
    path: `/api/v1/venue/${ids.venue}`,
    headers: JSON_TYPE,
    body: bodyOf(JSON.stringify({ ...venueChanges(random), summary: undefined, [name]: value })),
    expected: 'invalid',
  };
};

const foodText: Make = (random, { ids }) => ({
  caller: 'venue',
  method: 'PUT',
  path: `/api/v1/venue/${ids.venue}`,
  headers: JSON_TYPE,
  body: bodyOf(
    JSON.stringify({ foodPackages: nastyText(random, 1990), guestCapacity: nastyText(random, 80) }),
  ),
});

export const restFamilies: Record<string, Make> = {
  'REST: JSON': json,
  'REST: JSON that is none or too much': brokenJson,
  'REST: form': form,
  'REST: form with repeated fields': repeatedFields,
  'REST: query': query,
  'REST: a valid list': validList,
  'REST: a valid change': validChange,
  'REST: packages': vendorPackages,
  'REST: a wrong value': wrongValue,
  'REST: prices as text': foodText,
};
