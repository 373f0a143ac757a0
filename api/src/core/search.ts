/** Escapes `%`, `_` and `\` in a LIKE pattern. */
export const escapeLike = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

/**
 * Returns the digits of a term that is a phone number, however it is formatted: "+91 98290-44170" -> "9829044170".
 * Omits the country code and the leading 0, because stored numbers don't always have them.
 *
 * @returns undefined for any other term, and for fewer than three digits
 */
export function phoneDigits(term: string): string | undefined {
  if (!/^[\d\s+-]+$/.test(term)) return undefined;
  const digits = term
    .replace(/[\s-]/g, '')
    .replace(/^(\+91|0)(?=\d{3})/, '')
    .replace(/\D/g, '');
  return digits.length > 2 ? digits : undefined;
}

/**
 * Makes a condition on lower-case text of several lines: terms of one or two characters match the start of a line,
 * longer ones any part.
 *
 * @param bind adds a value and returns its placeholder
 */
export function linesLike(column: string, term: string, bind: (value: unknown) => string): string {
  const like = escapeLike(term.toLowerCase());
  if (term.length > 2) return `${column} LIKE ${bind(`%${like}%`)}`;
  return `(${column} LIKE ${bind(`${like}%`)} OR ${column} LIKE ${bind(`%\n${like}%`)})`;
}
