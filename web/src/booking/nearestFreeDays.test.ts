import { expect, test } from '@jest/globals';
import { nearestFreeDays } from './nearestFreeDays';

const days = (statuses: Record<string, 'FREE' | 'LAST_PLACE' | 'FULL' | 'PAST'>) =>
  Object.entries(statuses).map(([day, status]) => ({ date: `2027-02-${day}`, status }));

test('the nearest bookable days are offered in calendar order', () => {
  const month = days({
    ...{ '10': 'PAST', '11': 'FREE', '12': 'FULL', '13': 'LAST_PLACE', '14': 'FULL' },
    ...{ '15': 'FULL', '16': 'FREE', '17': 'FREE' },
  });
  expect(nearestFreeDays(month, '2027-02-14', 3)).toEqual(['2027-02-11', '2027-02-13', '2027-02-16']);
});

test('fewer days are offered if fewer are free', () => {
  expect(nearestFreeDays(days({ '14': 'FULL', '15': 'FREE' }), '2027-02-14', 3)).toEqual(['2027-02-15']);
});
