import { expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import compile from 'icu-minify/compile';
import { inLanguage } from './in-language.js';
import { formatDate, formatNumber } from './intl.js';
import { currentLocale } from './language.js';
import { loadTranslations, makeTranslate, type Catalogue, type NoValues, type Tag } from './translate.js';

interface Messages {
  plain: NoValues;
  named: { name: string };
  venues: { count: number };
  help: { topic: string; link: Tag };
}

const compiled = (messages: Record<string, string>): Catalogue =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]));

const t = makeTranslate<Messages>(
  compiled({
    plain: 'Add to wishlist',
    named: 'Pictures of {name}',
    venues: '{count, plural, =0 {No venues} one {# venue} other {# venues}}',
    help: 'Read about <link>{topic}</link>.',
  }),
  {
    hi: async () => ({
      default: compiled({
        named: '{name} की तस्वीरें',
        venues: '{count, plural, one {# स्थल} other {# स्थलों}}',
        help: '<link>{topic}</link> के बारे में पढ़ें।',
      }),
    }),
  },
);

test('a message is formatted with its values, in Indian digits', () => {
  expect(t('named', { name: 'Haveli' })).toBe('Pictures of Haveli');
  expect([0, 1, 150_000].map((count) => t('venues', { count }))).toEqual([
    'No venues',
    '1 venue',
    '1,50,000 venues',
  ]);
});

test('tags are replaced by the results of their functions', () => {
  const link = (text: unknown[]) => ({ link: text });
  expect(t.toParts('help', { topic: 'prices', link })).toEqual(['Read about ', { link: ['prices'] }, '.']);
});

test('requests in different languages run concurrently; missing translations are in English', async () => {
  await loadTranslations('hi');
  const read = (language: string) =>
    inLanguage(language, async () => {
      await pause();
      return [currentLocale(), t('named', { name: 'Haveli' }), t('venues', { count: 0 }), t('plain')];
    });
  expect(await Promise.all([read('hi'), read('en'), read('hi'), read('ta')])).toEqual([
    ['hi-IN', 'Haveli की तस्वीरें', '0 स्थल', 'Add to wishlist'],
    ['en-IN', 'Pictures of Haveli', 'No venues', 'Add to wishlist'],
    ['hi-IN', 'Haveli की तस्वीरें', '0 स्थल', 'Add to wishlist'],
    ['ta-IN', 'Pictures of Haveli', 'No venues', 'Add to wishlist'],
  ]);
});

test('dates and numbers follow the language and India’s time zone', () => {
  const timestamp = new Date('2027-02-13T20:00:00Z');
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  expect(formatDate(timestamp, options)).toBe('14 February 2027');
  expect(inLanguage('hi', () => formatDate(timestamp, options))).toBe('14 फ़रवरी 2027');
  expect(inLanguage('hi', () => formatNumber(150_000))).toBe('1,50,000');
});

// Tested by the compiler: a missing type error fails `npm run check`.
test('types reject wrong keys, wrong values, and tags without an element', () => {
  const mistakes = () => [
    // @ts-expect-error there is no such key
    t('other'),
    // @ts-expect-error its value is missing
    t('named'),
    // @ts-expect-error a value of another name
    t('named', { title: 'Haveli' }),
    // @ts-expect-error a text where a number belongs
    t('venues', { count: '3' }),
    // @ts-expect-error it has a tag, which requires `toParts`
    t('help', { topic: 'prices' }),
  ];
  expect(typeof mistakes).toBe('function');
});

test('labels in the APIs are English in every language', async () => {
  await loadTranslations('hi');
  inLanguage('hi', () => {
    expect(t('named', { name: 'Haveli' })).toBe('Haveli की तस्वीरें');
    expect(t.english('named', { name: 'Haveli' })).toBe('Pictures of Haveli');
  });
});
