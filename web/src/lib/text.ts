/** The API refuses longer ones. */
const MAX_TERM = 80;

/** Text in one line of at most `length` characters, ending at a word. */
export function clip(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s,;:.]+$/, '')}…`;
}

/** A search term or the name of a city, as it comes in an address or a cookie, in the form that the API takes. */
export const term = (value: string | null | undefined): string =>
  (value ?? '')
    // Control characters are no part of a name, and the API refuses some of them.
    .replace(/\p{Control}/gu, ' ')
    .trim()
    .slice(0, MAX_TERM)
    // Half of a character that was cut in two is none.
    .replace(/[\uD800-\uDBFF]$/, '');
