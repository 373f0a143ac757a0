import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ValidationError, type Schema } from 'yup';
import { app, useApp } from '../../test/app.js';
import { newId } from './ids.js';
import { escapeLike } from './search.js';
import { email, id, tenDigits, text } from './text.rules.js';

useApp();

/** Returns the validated value, or the error message. */
function take(rule: Schema, value: unknown): unknown {
  try {
    return rule.validateSync(value);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { refused: error.errors[0] };
  }
}
const refused = (message: string) => ({ refused: message });

describe('text', () => {
  const NOT_TEXT = refused('Please remove invalid characters');

  test.each<[unknown, unknown]>([
    ['  Kumud  ', 'Kumud'],
    ['नमस्ते 🎉', 'नमस्ते 🎉'],
    // Joiners are part of Indian scripts, and marks of Arabic ones.
    ['क्\u200Dष \u200F', 'क्\u200Dष \u200F'],
    ['\u202EamrahS\u202C', 'amrahS'],
    [' \u2067 Kumud\u2069', 'Kumud'],
    ['', ''],
    [undefined, undefined],
    [7, '7'],
    ['x'.repeat(21), refused('Please keep this to 20 characters')],
    ['a\0b', NOT_TEXT],
    ['\uD83D', NOT_TEXT],
    ['a\uDE00b', NOT_TEXT],
    ['\uDE00\uD83D', NOT_TEXT],
    [{ a: 1 }, refused('The request must be a text')],
    [['a'], refused('The request must be a text')],
  ])('%j', (value, taken) => {
    expect(take(text(20), value)).toEqual(taken);
  });

  test('the database returns every accepted text unchanged', async () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '\uD83D', '\uDE00', '\u2028', '\uFFFF', "'", '\\'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { maxLength: 6 }), async (parts) => {
        const value = take(text(), parts.join(''));
        if (typeof value !== 'string') return;
        expect(await app().sql(`SELECT $1::text AS back`, [value])).toEqual([{ back: value }]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('email addresses', () => {
  const rule = email(() => 'Invalid email!');
  test.each([
    ['Kumud@Jheel.Example', 'kumud@jheel.example'],
    [' kumud+venue@mail.jheel.example ', 'kumud+venue@mail.jheel.example'],
    ['कुमुद@jheel.example', 'कुमुद@jheel.example'],
  ])('%s', (value, taken) => {
    expect(take(rule, value)).toBe(taken);
  });

  test.each([
    [
      'kumud',
      'kumud@jheel',
      '@jheel.example',
      'kumud@',
      'kumud@.example',
      'kumud@jheel.e',
      'a b@jheel.example',
    ],
    ['a@b@jheel.example', 'a@jheel.example,b@jheel.example', 'A <a@jheel.example>', '"a"@jheel.example'],
    ['a@jheel.example\nBcc: b@jheel.example', 'a@[127.0.0.1]', `${'a'.repeat(250)}@b.example`],
  ])('%s is rejected', (...values) => {
    for (const value of values) expect(take(rule, value)).toHaveProperty('refused');
  });

  test('normalising an address twice changes nothing', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const once = take(rule, address);
        if (typeof once === 'string') expect(take(rule, once)).toBe(once);
      }),
    );
  });
});

test.each<[unknown, unknown]>([
  ['9829044170', '9829044170'],
  [9829044170, '9829044170'],
  [' 9829044170 ', '9829044170'],
  ['982904417', refused('ten!')],
  ['98290441700', refused('ten!')],
  ['98290 44170', '9829044170'],
  ['98290-44170', '9829044170'],
  ['\u202A98290 44170\u202C', '9829044170'],
  ['+919829044170', refused('ten!')],
  ['९८२९०४४१७०', refused('ten!')],
  ['98290 4417', refused('ten!')],
  ['9829044170\n9', refused('ten!')],
  [1.5, refused('ten!')],
  [['9829044170'], refused('The request must be a text')],
])('ten digits: %j', (value, taken) => {
  expect(
    take(
      tenDigits(() => 'ten!'),
      value,
    ),
  ).toEqual(taken);
});

describe('IDs', () => {
  test('are accepted in any case', () => {
    const one = newId();
    expect([take(id(), one), take(id(), one.toUpperCase())]).toEqual([one, one]);
  });

  test.each([
    '',
    'nonsense',
    '0',
    `${'0'.repeat(8)}-0000`,
    "' OR 1=1 --",
    `${newId()} `,
    `${newId()}\n`,
    `{${newId()}}`,
  ])('%j is rejected', (value) => {
    expect(take(id(), value)).toEqual(refused('This is not a valid ID'));
  });
});

test('an escaped term matches itself only', async () => {
  const term = fc.array(fc.constantFrom('%', '_', '\\', 'a', 'b', "'"), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(term, term, async (needle, hay) => {
      const [wanted, within] = [needle.join(''), hay.join('')];
      const [row] = await app().sql<{ found: boolean }>(`SELECT $1 LIKE $2 AS found`, [
        within,
        `%${escapeLike(wanted)}%`,
      ]);
      expect(row?.found).toBe(within.includes(wanted));
    }),
    { numRuns: 80 },
  );
});
