/** What people put between the digits of a number. */
const SEPARATORS = '[^\\p{L}\\p{N}]{0,3}';

/** Zeros of the scripts that are written in India, and of wide digits. Each is followed by the other nine digits. */
const ZEROS = [...'0०০੦૦୦௦౦೦൦٠۰０'];

/** Replaces a couple's one-time codes, which no email contains, however their digits are spaced and in whatever script. */
export const withoutCodes = (text: string, codes: readonly string[]): string =>
  codes.reduce((rest, code) => rest.replace(patternOf(code), '••••••'), text);

function patternOf(code: string): RegExp {
  const digits = [...code].map(
    (digit) => `[${ZEROS.map((zero) => digitAfter(zero, Number(digit))).join('')}]`,
  );
  return new RegExp(`(?<!\\p{Nd})${digits.join(SEPARATORS)}(?!\\p{Nd})`, 'gu');
}

const digitAfter = (zero: string, value: number): string =>
  String.fromCodePoint((zero.codePointAt(0) ?? 0) + value);
