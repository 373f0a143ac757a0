/** Makes `%`, `_` and `\` ordinary characters of a LIKE pattern. */
export const escapeLike = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

/**
 * The digits of a term that is nothing but a phone, however it is spaced: "+91 98290-44170" -> "9829044170". The
 * country's code and the 0 before a number are left out, because not everybody writes them down.
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
 * A condition on text of several lines, in lower case: terms of one or two characters match the beginnings of its
 * lines, longer ones any part.
 *
 * @param bind answers the placeholder of a value
 */
export function linesLike(column: string, term: string, bind: (value: unknown) => string): string {
  const like = escapeLike(term.toLowerCase());
  if (term.length > 2) return `${column} LIKE ${bind(`%${like}%`)}`;
  return `(${column} LIKE ${bind(`${like}%`)} OR ${column} LIKE ${bind(`%\n${like}%`)})`;
}
