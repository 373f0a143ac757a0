import { HEAD_BYTES, type Input, type Scene } from './input.js';
import type { Random } from './random.js';
import { inAddress, nastyText, plainText } from './values.js';

type Make = (random: Random, scene: Scene) => Omit<Input, 'family'>;

const CALLERS = ['visitor', 'visitor', 'visitor', 'user', 'venue', 'admin'] as const;
const HTML = { accept: 'text/html' };

const PATHS = ({ ids, venueId, vendorId, blogId, storyId }: Scene) => [
  ...[
    '/',
    '/venuelist',
    '/photos',
    '/blogs',
    '/realWedding',
    '/realWeddings/new',
    '/aboutus1',
    '/link1',
    '/business',
  ],
  ...[
    '/vendorCategory',
    '/vendor/AllVendors',
    '/vendor/Photographer',
    '/login',
    '/Signup',
    '/forget',
    '/notification',
  ],
  ...[
    '/developers',
    '/developers/rest',
    '/graphql',
    '/userProfilePage',
    '/venueProfilePage',
    '/adminDashboard/overview',
  ],
  ...[
    `/venuelist/${venueId}`,
    `/vendor/AllVendors/${vendorId}`,
    `/blogs/${blogId}`,
    `/realWedding/${storyId}`,
  ],
  ...[`/UserProfile/${ids.user}`, `/adminDashboard/venue-management`, '/nothing'],
];

const PARAMETERS = [
  'q',
  'city',
  'guests',
  'price',
  'type',
  'rating',
  'sort',
  'page',
  'tab',
  'next',
  'search',
  'state',
  'n',
];

const page: Make = (random, scene) => {
  const size = random.sizeUpTo(random.pick([300, 3900]));
  const values = random.int(0, random.pick([3, 20, 800]));
  const search = random
    .list(
      values,
      () => `${random.pick(PARAMETERS)}=${inAddress(random, nastyText(random, Math.floor(size / values)))}`,
    )
    .join('&')
    .slice(0, size);
  return {
    caller: random.pick(CALLERS),
    method: 'GET',
    path: `${random.pick(PATHS(scene))}?${search}`,
    headers: HTML,
  };
};

const longAddress: Make = (random, scene) => {
  const rest = inAddress(random, nastyText(random, random.int(4200, HEAD_BYTES - 500))).padEnd(4200, 'a');
  const path = random.chance(0.5) ? `${random.pick(PATHS(scene))}?q=${rest}` : `/${rest}`;
  return { caller: 'visitor', method: 'GET', path: path.slice(0, HEAD_BYTES - 300), headers: HTML };
};

const strangePath: Make = (random) => ({
  caller: random.pick(CALLERS),
  method: random.pick(['GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND']),
  path: random
    .pick(['', 'http://evil.example', '/', '//evil.example', 'https://a:b@evil.example:1'])
    .concat(
      '/',
      inAddress(random, nastyText(random, random.sizeUpTo(random.pick([100, 4000, HEAD_BYTES - 400])))),
    )
    .replace(/^(\w+:)?\/{3,}/, '$1//'),
  headers: random.chance(0.5) ? HTML : {},
});

const validPage: Make = (random, scene) => {
  const asked = new URLSearchParams({
    city: random.pick(['Jaipur', '']),
    q: plainText(random, 20),
  });
  const path = random.pick([
    `/venuelist?${asked.toString()}`,
    `/vendor/AllVendors?${asked.toString()}`,
    `/venuelist/${scene.venueId}`,
    `/blogs/${scene.blogId}`,
    `/realWedding/${scene.storyId}`,
    '/',
  ]);
  return { caller: random.pick(['visitor', 'user']), method: 'GET', path, headers: HTML, expected: 'valid' };
};

const FILES = [
  ...[
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/venues-1.xml',
    '/schema.graphql',
  ],
  ...[
    '/api/v1/openapi.json',
    '/favicon.ico',
    '/assets/nothing.js',
    '/media/00000000000000000000000000000000/320.webp',
  ],
  ...[
    '/api/v1/venue/all?limit=2',
    '/graphql?query=%7Bcities%7Bname%7D%7D',
    '/graphql?query=%7Bme%7Bid%7D%7D',
  ],
];

const HEADER_NAMES = [
  ...[
    'accept',
    'accept-language',
    'accept-encoding',
    'if-none-match',
    'if-modified-since',
    'range',
    'cookie',
    'referer',
  ],
  ...[
    'origin',
    'user-agent',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'idempotency-key',
    'authorization',
  ],
  ...['sec-fetch-site', 'access-control-request-headers', 'content-type', 'content-encoding', 'te', 'x-a'],
];

const UNITS = [
  ...[
    'a',
    'a,',
    ',',
    ', ',
    ';',
    '; ',
    ';q=0.1,',
    '*/*;q=0.1, ',
    'text/html;',
    'W/"a",',
    '"',
    '"a',
    'bytes=0-1,',
    '0-,',
    ' ',
    '\t',
  ],
  ...[
    'a=b; ',
    'mandap_city=%41; ',
    'mandap_city="',
    '%',
    '%C3%28',
    '=',
    '1.1.1.1, ',
    '::1,',
    'en-IN;q=0.8,',
    'Bearer ',
    'gzip;q=1, ',
  ],
];

/** Characters that Node sends in a header. */
const headers: Make = (random, scene) => {
  const names = random.list(random.int(1, 3), () => random.pick(HEADER_NAMES));
  const size = Math.floor(random.sizeUpTo(HEAD_BYTES - 1200) / names.length);
  const sent = names.map((name) => {
    const unit = random.list(random.int(1, 2), () => random.pick(UNITS)).join('');
    const start =
      name === 'authorization'
        ? 'Bearer '
        : name === 'content-type'
          ? random.pick(['multipart/form-data; boundary=', 'application/json; ', ''])
          : '';
    return [name, `${start}${unit.repeat(Math.ceil(size / unit.length)).slice(0, size)}`.trim()] as const;
  });
  const withBody = random.chance(0.3);
  return {
    caller: random.pick(CALLERS),
    method: withBody ? 'POST' : 'GET',
    path: withBody
      ? random.pick(['/graphql', '/api/v1/user/login', '/nothing'])
      : random.pick([...FILES, ...PATHS(scene)]),
    headers: Object.fromEntries(sent),
    ...(withBody && { body: Buffer.from('{"query":"{ me { id } }"}') }),
  };
};

const manyHeaders: Make = (random, scene) => ({
  caller: 'visitor',
  method: 'GET',
  path: random.pick([...FILES, ...PATHS(scene)]),
  headers: Object.fromEntries(random.list(random.int(1, 900), (i) => [`x-${i.toString(36)}`, 'a'])),
});

export const pageFamilies: Record<string, Make> = {
  'pages: parameters': page,
  'pages: an address that is too long': longAddress,
  'pages: a strange path': strangePath,
  'pages: a valid page': validPage,
  'headers: long': headers,
  'headers: many': manyHeaders,
};
