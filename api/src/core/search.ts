/** Makes `%`, `_` and `\` ordinary characters of a LIKE pattern. */
export const escapeLike = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

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
