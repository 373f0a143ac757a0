import { describe, expect, test } from '@jest/globals';
import { nextPath, withNext } from './nextPath';

const asking = (next: string) => new URLSearchParams({ next });

describe('a login leads on to', () => {
  test.each(['/blogs', '/userProfilePage?tab=bookings', '/venuelist/1#enquire', '/'])('%s', (path) => {
    expect(nextPath(asking(path))).toBe(path);
  });

  test('the hash of its own address, unless the destination has one', () => {
    expect(nextPath(asking('/blogs'), '#latest')).toBe('/blogs#latest');
    expect(nextPath(asking('/blogs#first'), '#latest')).toBe('/blogs#first');
  });
});

/** Addresses that browsers would read as another site's, or that lead in a circle. */
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

test.each(REFUSED)('a login leads nowhere by %j', (address) => {
  expect(nextPath(asking(address))).toBeNull();
  expect(withNext('/Signup', asking(address))).toBe('/Signup');
});

test('a login without a destination has none', () => {
  expect(nextPath(new URLSearchParams(), '#hash')).toBeNull();
});

test('links between the pages of the login keep the destination', () => {
  const search = asking('/userProfilePage?tab=bookings');
  expect(withNext('/forget', search)).toBe('/forget?next=%2FuserProfilePage%3Ftab%3Dbookings');
  expect(withNext('/business?tab=venue', search)).toBe(
    '/business?tab=venue&next=%2FuserProfilePage%3Ftab%3Dbookings',
  );
});
