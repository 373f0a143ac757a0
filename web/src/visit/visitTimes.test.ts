import { expect, test } from '@jest/globals';
import { visitTimes } from './visitTimes';

test('lists up to three times', () => {
  const [first = '', second = '', third = ''] = [
    '2026-12-02T05:30:00Z',
    '2026-12-03T11:00:00Z',
    '2026-12-05T04:30:00Z',
  ];
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(visitTimes([])).toBe('');
  expect(visitTimes([first])).not.toContain(' ');
  expect(plain(visitTimes([first, second]))).toBe('2 Dec 2026, 11:00 am or 3 Dec 2026, 4:30 pm');
  expect(plain(visitTimes([first, second, third]))).toBe(
    '2 Dec 2026, 11:00 am; 3 Dec 2026, 4:30 pm; or 5 Dec 2026, 10:00 am',
  );
});
