import { expect, test } from '@jest/globals';
import { withoutCodes } from './without-codes.js';

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
  expect(withoutCodes(text, ['123456'])).toBe('Our code is ••••••.');
});

test.each(['Call 9123456780.', 'We are 123,457 guests.', '1 hall, 23 rooms, 456 guests'])(
  '%s has no code',
  (text) => {
    expect(withoutCodes(text, ['123456'])).toBe(text);
  },
);

test('several codes', () => {
  expect(withoutCodes('It is 123456 here and 65 43 21 there.', ['654321', '123456'])).toBe(
    'It is •••••• here and •••••• there.',
  );
});
