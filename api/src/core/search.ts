/** Makes `%`, `_` and `\` ordinary characters of a LIKE pattern. */
export const escapeLike = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);
