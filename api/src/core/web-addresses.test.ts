import { expect, test } from '@jest/globals';
import { withoutWebAddresses } from './web-addresses.js';

test.each([
  ['Win at https://evil.example/prize?a=1', 'Win at https: //evil. example/prize?a=1'],
  ['evil.com', 'evil. com'],
  ['www.evil.co.in/x', 'www. evil. co. in/x'],
  ['EVIL.COM!', 'EVIL. COM!'],
  ['“evil.com”, (evil.com) and evil.com.', '“evil. com”, (evil. com) and evil. com.'],
  ['шоколад.рф', 'шоколад. рф'],
  ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd. xn--p1ai'],
  ['evil\u3002com and evil\uff0ecom', 'evil\u3002 com and evil\uff0e com'],
  ['javascript://evil', 'javascript: //evil'],
  ['HTTP://1.2.3.4/', 'HTTP: //1.2.3.4/'],
  ['a b.evil-site.com:8080', 'a b. evil-site. com:8080'],
  ['_www.evil.com_ -evil.com- ..evil.com.', '_www. evil. com_ -evil. com- ..evil. com.'],
  ['www.evil.com, rani@bagh.example', 'www. evil. com, rani@bagh.example'],
  ['शादी.भारत', 'शादी. भारत'],
  ['@evil.com', '@evil. com'],
  ['evil..com', 'evil..com'],
])('%p loses all links', (text, expected) => {
  expect(withoutWebAddresses(text)).toBe(expected);
});

test.each([
  'We are 300. Is the lawn covered?',
  'Rs.3250 per plate, 7.30 p.m., 3.5 acres',
  'Dr. A.P. Rao & Sons (since 1998)',
  'Write to rani@bagh.example',
  'Write to rani.k-x_2@hall.bagh.example.',
  'अनन्या और रोहन। दिसंबर में।',
])('%p stays unchanged', (text) => {
  expect(withoutWebAddresses(text)).toBe(text);
});

test('doing it twice changes nothing', () => {
  const once = withoutWebAddresses('http://a.b.com http://c.de');
  expect(withoutWebAddresses(once)).toBe(once);
});
