import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GST_RATES, LINES_MAX, TOTAL_MAX, UNIT_PRICE_MAX } from './quote.constants.js';
import { lineAmount, parseQuantity, parseRupees, quoteTotals, spreadDiscount } from './totals.rules.js';

const plate = { quantity: 300, unitPrice: 145_000, gstRate: 5 };

describe('the totals of a quote', () => {
  test('take the discount off before GST', () => {
    expect(quoteTotals([plate], 1_000_000)).toEqual({
      ...{ subtotal: 43_500_000, discount: 1_000_000, gst: 2_125_000, total: 44_625_000 },
      lines: [{ amount: 43_500_000, discount: 1_000_000, gst: 2_125_000 }],
    });
  });

  test('round half a paisa of GST up, per line', () => {
    const line = { quantity: 1, unitPrice: 10, gstRate: 5 };
    expect(quoteTotals([line], 0)).toMatchObject({ gst: 1, total: 11 });
    expect(quoteTotals([line, line], 0)).toMatchObject({ gst: 2, total: 22 });
    expect(quoteTotals([{ ...line, unitPrice: 9 }], 0)).toMatchObject({ gst: 0, total: 9 });
  });

  test('round half a paisa of an amount up', () => {
    expect(lineAmount({ quantity: 0.5, unitPrice: 3 })).toBe(2);
    expect(lineAmount({ quantity: 2.35, unitPrice: 100 })).toBe(235);
    expect(lineAmount({ quantity: 0.01, unitPrice: 49 })).toBe(0);
    expect(lineAmount({ quantity: 0.01, unitPrice: 50 })).toBe(1);
  });

  test('spread the discount by the largest remainder, the earlier line first', () => {
    expect(spreadDiscount([100, 100, 100], 100)).toEqual([34, 33, 33]);
    expect(spreadDiscount([1, 2], 1)).toEqual([0, 1]);
    expect(spreadDiscount([0, 5], 5)).toEqual([0, 5]);
    expect(spreadDiscount([0, 0], 0)).toEqual([0, 0]);
  });

  test('stay exact above the range of an Int and at the maximum', () => {
    const line = { quantity: 100, unitPrice: UNIT_PRICE_MAX, gstRate: 0 };
    expect(quoteTotals([line], 1).total).toBe(TOTAL_MAX - 1);
    expect(() => quoteTotals([line, { ...plate, quantity: 1 }], 0)).toThrow('total');
    expect(() => quoteTotals([{ ...line, gstRate: 18 }], 0)).toThrow('total');
  });

  test.each([
    ['a negative quantity', { ...plate, quantity: -1 }, 0, 'quantity'],
    ['three decimals', { ...plate, quantity: 1.005 }, 0, 'quantity'],
    ['no number', { ...plate, quantity: NaN }, 0, 'quantity'],
    ['a negative price', { ...plate, unitPrice: -1 }, 0, 'unitPrice'],
    ['a fraction of a paisa', { ...plate, unitPrice: 1.5 }, 0, 'unitPrice'],
    ['a price of 20 digits', { ...plate, unitPrice: 1e19 }, 0, 'unitPrice'],
    ['a negative rate', { ...plate, gstRate: -5 }, 0, 'gstRate'],
    ['a negative discount', plate, -1, 'discount'],
    ['a discount above the subtotal', plate, 43_500_001, 'discount'],
  ])('reject %s', (_, line, discount, part) => {
    expect(() => quoteTotals([line], discount)).toThrow(part);
  });

  const anyLine = fc.record({
    quantity: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
    unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
    gstRate: fc.constantFrom(...GST_RATES),
  });

  test('add up, whatever the lines', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: LINES_MAX }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, share) => {
          const { subtotal } = quoteTotals(lines, 0);
          const totals = quoteTotals(lines, Math.floor(subtotal * share));
          const sum = (part: 'amount' | 'discount' | 'gst') =>
            totals.lines.reduce((all, line) => all + line[part], 0);
          expect([sum('amount'), sum('discount'), sum('gst')]).toEqual([
            totals.subtotal,
            totals.discount,
            totals.gst,
          ]);
          expect(totals.total).toBe(totals.subtotal - totals.discount + totals.gst);
          totals.lines.forEach(({ amount, discount, gst }, index) => {
            expect(discount).toBeGreaterThanOrEqual(0);
            expect(discount).toBeLessThanOrEqual(amount);
            // A fair share: less than one paisa away from the exact one.
            if (subtotal > 0)
              expect(Math.abs(discount - (totals.discount * amount) / subtotal)).toBeLessThan(1.001);
            const exact = ((amount - discount) * (lines[index]?.gstRate ?? 0)) / 100;
            expect(Math.abs(gst - exact)).toBeLessThanOrEqual(0.5);
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('what people type', () => {
  test.each([
    ['₹1,45,000.50', 14_500_050],
    ['145000', 14_500_000],
    [' 1 450 ', 145_000],
    ['.5', 50],
    ['0.05', 5],
    ['', undefined],
    ['₹', undefined],
    ['-5', NaN],
    ['1.234', NaN],
    ['1e3', NaN],
    ['twelve', NaN],
    [',', NaN],
  ])('%s are %s paise', (typed, paise) => {
    expect(parseRupees(typed)).toBe(paise);
  });

  test('an amount of 20 digits is too large', () => {
    expect(parseRupees('12345678901234567890')).toBeGreaterThan(UNIT_PRICE_MAX);
  });

  test.each([
    ['300', 300],
    ['1,200', 1200],
    ['2.35', 2.35],
    ['', undefined],
    ['2.355', NaN],
    ['₹3', NaN],
  ])('%s is a quantity of %s', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });

  test('formatted amounts are read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TOTAL_MAX }), (paise) => {
        const typed = `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
        expect(parseRupees(typed)).toBe(paise);
      }),
    );
  });
});
