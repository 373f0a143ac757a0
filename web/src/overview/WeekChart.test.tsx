import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { WeekChart } from './WeekChart';

test('a column is as wide as a day and a month, so its label has no year', () => {
  const { container } = render(
    <WeekChart
      weeks={[
        { weekStart: '2026-12-28', toListings: 8, toMandap: 1 },
        { weekStart: '2027-01-04', toListings: 0, toMandap: 0 },
      ]}
    />,
  );
  const labels = [...container.querySelectorAll('[title] > :last-child')].map((label) => label.textContent);
  expect(labels).toEqual(['28\u00a0Dec', '4\u00a0Jan']);
});
