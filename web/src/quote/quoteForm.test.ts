import { describe, expect, test } from '@jest/globals';
import { INCLUDED_MAX } from '@mandap/api/constants/quote';
import { formatPaise } from '@mandap/api/intl';
import { quantityText, unitPriceText } from '@mandap/api/labels/quote';
import type { QuoteDetailsFragment } from './Quote.generated';
import {
  emptyLine,
  hasErrors,
  inclusionsOf,
  inputOf,
  moveLine,
  previewTotals,
  suggestedLine,
  toFormErrors,
  validateQuote,
  valuesOfQuote,
  withLines,
  type QuoteValues,
  type SuggestedLine,
} from './quoteForm';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const plates = () =>
  suggestedLine({
    label: 'Vegetarian plate',
    quantity: 300,
    unit: 'PLATE',
    unitPrice: 145_000,
    inclusions: [],
  });

const values = (changes: Partial<QuoteValues> = {}): QuoteValues => ({
  ...{ clientId: '0190b9a0-0000-7000-8000-000000000001', date: dayIn(90), guests: 300 },
  lines: [plates()],
  ...{ discount: '10,000', validUntil: dayIn(14), included: '', note: '' },
  ...changes,
});

const errorsOf = (changes: Partial<QuoteValues>) => {
  const checked = validateQuote(values(changes));
  return checked.errors ?? {};
};

describe('errors', () => {
  test('are nested by line, until their fields are edited', () => {
    const errors = toFormErrors({ 'lines[1].unitPrice': 'Too much', discount: 'Too high' });
    expect(errors.lines?.[1]).toEqual({ unitPrice: 'Too much' });
    expect(hasErrors(errors)).toBe(true);
    expect(hasErrors({ lines: [undefined, { unitPrice: undefined }], discount: undefined })).toBe(false);
  });

  test('may be about all lines', () => {
    expect(toFormErrors(errorsOf({ lines: [{ ...plates(), unitPrice: '0' }], discount: '' })).lines).toEqual(
      expect.any(String),
    );
  });

  test('of lines aren’t replaced by a message about all lines', () => {
    const errors = errorsOf({ lines: [{ ...plates(), label: '', unitPrice: '0' }], discount: '' });
    expect(errors).toMatchObject({ lines: expect.any(String) });
    expect(toFormErrors(errors).lines).toEqual([{ label: 'Say what this line is for' }]);
  });
});

describe('amounts', () => {
  test.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [14_500_000, '₹1,45,000.00'],
    [1_000_000_000_000, '₹10,00,00,00,000.00'],
  ])('%d paise are %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });

  test('quantities name their unit', () => {
    expect([
      quantityText(1, 'PLATE'),
      quantityText(1200, 'PERSON'),
      quantityText(2.5, 'HOUR'),
      quantityText(1, 'DAY'),
      quantityText(1.5, 'DAY'),
      quantityText(1, 'FLAT'),
      quantityText(2, 'FLAT'),
    ]).toEqual(['1 plate', '1,200 people', '2.5 hours', '1 day', '1.5 days', 'flat price', '2 × flat price']);
  });
});

test('prices name their unit', () => {
  expect([unitPriceText(250_000, 'HOUR'), unitPriceText(250_000, 'FLAT')]).toEqual([
    '₹2,500.00 per hour',
    '₹2,500.00',
  ]);
});

describe('what is included', () => {
  const packageNamed = (label: string, ...inclusions: string[]): SuggestedLine => ({
    ...{ label, quantity: 1, unit: 'FLAT', unitPrice: 100_000, inclusions },
  });
  const suggestions = [
    packageNamed('Half day', 'Album', '100 photos'),
    packageNamed('Full day', 'Album', '300 photos'),
  ];
  const [half, full] = [suggestedLine(packageNamed('Half day')), suggestedLine(packageNamed('Full day'))];
  const startOf = (included = inclusionsOf([half], suggestions)) => values({ lines: [half], included });

  test('is that of the packages among the lines', () => {
    const start = startOf();
    expect(start.included).toBe('Album\n100 photos');
    const both = withLines(start, [half, full], suggestions);
    expect(both.included).toBe('Album\n100 photos\n300 photos');
    expect(withLines(both, [full], suggestions).included).toBe('Album\n300 photos');
    expect(withLines(both, [emptyLine()], suggestions).included).toBe('');
  });

  test('has room in a quote, however much the packages include', () => {
    const long = packageNamed('Week', ...Array.from({ length: 15 }, (_, i) => `${i} `.padEnd(120, 'x')));
    const more = packageNamed('Month', ...Array.from({ length: 15 }, (_, i) => `${i} `.padEnd(120, 'y')));
    const included = inclusionsOf([long, more], [long, more]);
    expect(included.length).toBeLessThanOrEqual(INCLUDED_MAX);
    expect(included).toContain(long.inclusions.join('\n'));
  });

  test('is filled in with the first package that is added', () => {
    const start = values({ lines: [emptyLine()] });
    expect(withLines(start, [...start.lines, full], suggestions).included).toBe('Album\n300 photos');
  });

  test.each(['Tea', ''])('stays as the business left it: “%s”', (included) => {
    expect(withLines(startOf(included), [half, full], suggestions).included).toBe(included);
  });
});

describe('a typed quote', () => {
  test('is previewed with the totals that the server computes', () => {
    expect(previewTotals(values())).toMatchObject({
      ...{ subtotal: 43_500_000, discount: 1_000_000, gst: 2_125_000, total: 44_625_000 },
    });
  });

  test.each([
    ['no price', { lines: [emptyLine()] }],
    ['a price that is no number', { lines: [{ ...plates(), unitPrice: 'twelve' }] }],
    ['a discount above the subtotal', { discount: '4,35,001' }],
  ])('has no totals with %s', (_, changes) => {
    expect(previewTotals(values(changes))).toBeUndefined();
  });

  test('is sent in paise', () => {
    const line = { ...plates(), quantity: '1,200.5', unitPrice: '₹1,450.50' };
    expect(inputOf(values({ lines: [line] }))).toMatchObject({
      lines: [{ label: 'Vegetarian plate', quantity: 1200.5, unit: 'PLATE', unitPrice: 145_050, gstRate: 5 }],
      discount: 1_000_000,
    });
    expect(validateQuote(values())).toMatchObject({ content: { discount: 1_000_000 } });
  });

  test('has a message at each field that is wrong', () => {
    const wrong = { ...plates(), label: ' ', quantity: '0', unitPrice: '12345678901234567890' };
    expect(errorsOf({ lines: [plates(), wrong], validUntil: '' })).toEqual({
      'lines[1].label': 'Say what this line is for',
      'lines[1].quantity': 'Enter a quantity above 0',
      'lines[1].unitPrice': 'The price of one unit can be up to ₹10 crore',
      validUntil: 'Choose a date',
    });
    expect(errorsOf({ lines: [emptyLine()], discount: 'x' })).toMatchObject({
      'lines[0].unitPrice': 'Enter a price',
      discount: 'Enter an amount in rupees, such as 1,45,000 or 1,450.50',
    });
    expect(errorsOf({ discount: '4,35,001' })).toEqual({
      discount: 'The discount can’t be more than the subtotal',
    });
  });

  test('lines move', () => {
    const [one, two, three] = [plates(), emptyLine(), emptyLine()];
    expect(moveLine([one, two, three], 0, 1)).toEqual([two, one, three]);
    expect(moveLine([one, two, three], 2, 1)).toEqual([one, three, two]);
  });

  test('the next version starts with the previous one', () => {
    const quote = {
      lines: [{ label: 'Plate', quantity: 2.5, unit: 'HOUR', unitPrice: 145_050, gstRate: 18 }],
      ...{ discount: 0, included: 'Tea', note: '' },
    } as unknown as QuoteDetailsFragment;
    expect(valuesOfQuote(quote, values())).toMatchObject({
      lines: [{ label: 'Plate', quantity: '2.5', unit: 'HOUR', unitPrice: '1450.50', gstRate: '18' }],
      ...{ discount: '', included: 'Tea' },
    });
  });
});
