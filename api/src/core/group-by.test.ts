import { expect, test } from '@jest/globals';
import { groupBy } from './group-by.js';

test('groupBy keeps the order of the groups and of their rows', () => {
  const rows = [
    { city: 'Jaipur', name: 'Haveli' },
    { city: 'Udaipur', name: 'Jheel' },
    { city: 'Jaipur', name: 'Bagh' },
  ];
  expect([...groupBy(rows, ({ city }) => city)]).toEqual([
    ['Jaipur', [rows[0], rows[2]]],
    ['Udaipur', [rows[1]]],
  ]);
});

test('groupBy returns no groups for no rows', () => {
  expect(groupBy([], () => '').size).toBe(0);
});
