import { expect, test } from '@jest/globals';
import { contactDetailIn } from './contact-details.js';

test.each([
  'Call me on 9829044170',
  'Call me on +91 98290 44170.',
  '+91-9829044170',
  '(+91) 982 904 4170',
  '0091 9829044170',
  '919829044170',
  '09829044170',
  '98290.44170',
  '982-904-4170',
  '98 29 04 41 70',
  '9 8 2 9 0 4 4 1 7 0',
  '9,8,2,9,0,4,4,1,7,0',
  '98290_44170 whatsapp',
  '9829O4417O',
  '९८२९०४४१७०',
  '９８２９０４４１７０',
  '98290\u200b44170',
  'nine eight two nine zero four four one seven zero',
  'Nine eight two nine 0 double four 1 seven zero',
  '98two90 44170',
  'nau aath do nau shunya char char ek saat shunya',
  '0294 242 1234',
  '022-2345 6789',
  '+91 294 242 1234',
  'Our date is 14.02.2027, call 98290 44170',
  '300 guests 9829044170',
])('a phone number: %s', (text) => {
  expect(contactDetailIn(text)).toBe('phone');
});

test.each([
  'See https://mandap.example/x',
  'HTTP://EXAMPLE.COM',
  'www.example.com',
  'www. example',
  'jheelmahal.com',
  'Our photos: rang-mehendi.co.in',
  'instagram.com/rangmehendi',
  'wa.me/919829044170',
  'bit.ly/3xyz',
  'youtu.be/abc123',
  'forms.gle/abc',
  'ananya@gmail.com',
  'ananya dot sharma at gmail dot com',
  'jheelmahal (dot) in',
  'jheelmahal[dot]com',
  'jheelmahal . com',
  'jheelmahal。com',
  'ＷＷＷ．ｅｘａｍｐｌｅ．ｃｏｍ',
  'मंडप.com',
])('a link: %s', (text) => {
  expect(contactDetailIn(text)).toBe('link');
});

test.each([
  'Is the verandah covered?',
  'We are 300 to 400 guests, 120 of them for dinner only.',
  'Our date is 14.02.2027.',
  'Between 14/02/2027 and 18/02/2027',
  '7.12.2026 300 guests',
  '2027-02-14 or 2027-02-18 or 2027-03-01',
  '14 Feb 2027, 18:30 to 23:45',
  'Veg ₹1,20,000, non-veg ₹1,50,000',
  '₹ 1200 per plate, ₹ 1500 with dessert, 600 plates',
  '6000 700 800',
  '75000-80000 for decoration',
  'Our budget is 1200000 rupees (12,00,000)',
  'Rs.1200 per plate',
  'a.m. or p.m., e.g. at 10.30 a.m.',
  'Rooms 101, 102, 103, 104, 201, 202',
  'PIN 313001, Udaipur',
  'Hall no. 1, 2 and 3',
  'Thank you.We will come tomorrow.',
  'We like the polka dot in red.',
  'One or two rooms, nine at most.',
  'GSTIN 08AAPFU0939F1ZV',
  'Flight 6E 2341 lands at 9.45',
])('neither: %s', (text) => {
  expect(contactDetailIn(text)).toBeUndefined();
});

test('is fast for the longest messages', () => {
  const started = performance.now();
  for (const unit of ['9', '9 ', '9,', 'a.', 'nine ', 'double ', '1.1.20 ', '. ', 'a-'])
    contactDetailIn(unit.repeat(Math.floor(2000 / unit.length)));
  expect(performance.now() - started).toBeLessThan(500);
});
