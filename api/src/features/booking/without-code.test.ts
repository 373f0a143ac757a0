import { expect, test } from '@jest/globals';
import { withoutCode } from './without-code.js';

test.each([
  'Our code is 123456.',
  'Our code is 123 456.',
  'Our code is 123-456.',
  'Our code is 123,456.',
  'Our code is 123/456.',
  'Our code is 1–2–3–4–5–6.',
  'Our code is 12 (34) 56.',
  'Our code is १२३४५६.',
  'Our code is １２３ ४५६.',
])('%s', (text) => {
  expect(withoutCode(text, '123456')).toBe('Our code is ••••••.');
});

test.each(['Call 9123456780.', 'We are 123,457 guests.', '1 hall, 23 rooms, 456 guests'])(
  '%s has no code',
  (text) => {
    expect(withoutCode(text, '123456')).toBe(text);
  },
);
