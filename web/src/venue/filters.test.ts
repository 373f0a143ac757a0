import { describe, expect, test } from '@jest/globals';
import { lastEventDay } from '../lib/format';
import { FILTER_GROUPS, readSearch, venueListPath, without } from './filters';

const searchOf = (query: string) => readSearch(new URLSearchParams(query));
const labelOf = (name: string, index: number): string =>
  FILTER_GROUPS.find((group) => group.name === name)!.options[index]!.label;

describe('removing a filter', () => {
  const [first, second] = [labelOf('type', 0), labelOf('type', 1)];
  const query = new URLSearchParams({ q: 'lake', city: 'Udaipur', type: `${first},${second}`, page: '3' });

  test('leads to the first page, because the current one may not exist without it', () => {
    const narrower = readSearch(query);
    expect(narrower.page).toBe(3);
    expect(without(narrower, 'type', first).page).toBe(1);
    expect(venueListPath(without(narrower, 'type', first))).not.toContain('page');
  });

  test('keeps everything else', () => {
    expect(without(readSearch(query), 'type', first)).toMatchObject({
      q: 'lake',
      city: 'Udaipur',
      chosen: { type: [second] },
    });
  });
});

test.each([
  ...['', 'q=haveli', 'city=Jaipur&page=2', 'sort=price_asc', `date=${lastEventDay()}`],
  `type=${encodeURIComponent(`${labelOf('type', 0)},${labelOf('type', 1)}`)}`,
])('a URL that is read and written again has the same filters: %p', (query) => {
  const search = searchOf(query);
  expect(searchOf(venueListPath(search).split('?')[1] ?? '')).toEqual(search);
});

test.each([
  'page=0',
  'page=-1',
  'page=two',
  'page=1e9&sort=nonsense&type=nothing',
  'rating=%00',
  'date=2027-02-30',
])('unknown options are dropped from the URL: %p', (query) => {
  const { sort, date, chosen } = searchOf(query);
  expect([sort, date]).toEqual(['RANK', '']);
  expect(Object.values(chosen).flat()).toEqual([]);
});
