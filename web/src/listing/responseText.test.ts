import { expect, test } from '@jest/globals';
import { fullResponseText, responseText } from './responseText';

const figures = { enquiries: 24, answeredPercent: 92, approvedPercent: 40, medianMinutes: 130 };

test('says how quickly a business replies, and to how many', () => {
  expect(responseText(figures)).toBe('Usually replies within 3 hours · 92 % of 24 enquiries');
  expect(fullResponseText(figures)).toBe(
    'Usually replies within 3 hours · 92 % of 24 enquiries · 40 % approved',
  );
  expect(responseText({ ...figures, answeredPercent: 0, medianMinutes: null })).toBe(
    '0 % of 24 enquiries answered',
  );
  expect(responseText({ ...figures, answeredPercent: 8, medianMinutes: 20 })).toBe(
    '8 % of 24 enquiries answered',
  );
  expect(responseText({ ...figures, answeredPercent: 50 })).toContain('Usually replies');
  for (const text of [responseText, fullResponseText]) expect(text(null)).toBe('Too few enquiries yet');
});

test.each([
  [1, 'within an hour'],
  [60, 'within an hour'],
  [61, 'within 2 hours'],
  [48 * 60, 'within 48 hours'],
  [48 * 60 + 1, 'within 3 days'],
])('rounds %s minutes up: %s', (medianMinutes, time) => {
  expect(responseText({ ...figures, medianMinutes })).toContain(`replies ${time} ·`);
});
