/** Maximum length of a search term in the API. */
const MAX_TERM = 80;

/** Shortens text to one line of at most `length` characters, without cutting words. */
export function clip(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s,;:.]+$/, '')}…`;
}

/** Normalises a search term or city name from a URL or cookie for the API. */
export const term = (value: string | null | undefined): string =>
  (value ?? '')
    // The API rejects some control characters, and names don't contain any.
    .replace(/\p{Control}/gu, ' ')
    .trim()
    .slice(0, MAX_TERM)
    // Removes half of a surrogate pair that was cut in two.
    .replace(/[\uD800-\uDBFF]$/, '');
