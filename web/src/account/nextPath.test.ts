import { describe, expect, test } from '@jest/globals';
import { nextPath, addNext } from './nextPath';

const searchFor = (next: string) => new URLSearchParams({ next });

describe('a login returns to', () => {
  test.each(['/blogs', '/userProfilePage?tab=bookings', '/venuelist/1#enquire', '/'])('%s', (path) => {
    expect(nextPath(searchFor(path))).toBe(path);
  });

  test('the current hash, unless the destination has one', () => {
    expect(nextPath(searchFor('/blogs'), '#latest')).toBe('/blogs#latest');
    expect(nextPath(searchFor('/blogs#first'), '#latest')).toBe('/blogs#first');
  });
});

/** URLs that browsers interpret as another site's, or that cause redirect loops. */
const REFUSED = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/blogs/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '/login',
  '/LOGIN/?next=%2Fblogs',
  '/login/link',
  '/Signup',
  '/userregister',
  '/forget',
  '',
];

test.each(REFUSED)('a login doesn’t return to %j', (address) => {
  expect(nextPath(searchFor(address))).toBeNull();
  expect(addNext('/Signup', searchFor(address))).toBe('/Signup');
});

test('a login without a destination has none', () => {
  expect(nextPath(new URLSearchParams(), '#hash')).toBeNull();
});

test('links between the login pages keep the destination', () => {
  const search = searchFor('/userProfilePage?tab=bookings');
  expect(addNext('/forget', search)).toBe('/forget?next=%2FuserProfilePage%3Ftab%3Dbookings');
  expect(addNext('/business?tab=venue', search)).toBe(
    '/business?tab=venue&next=%2FuserProfilePage%3Ftab%3Dbookings',
  );
});
