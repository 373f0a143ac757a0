/**
 * Parses a comma-separated list of known labels. Price labels contain commas ("1,000 - 1,500"), so the value can't be
 * split: at each position the longest matching label is taken, and unknown text is skipped up to the next comma. In a
 * URL, a plus that isn't encoded as %2B arrives as a space, so both match.
 * @returns undefined when no value was given
 */
export function parseLabels(value: string | undefined, labels: readonly string[]): string[] | undefined {
  if (!value?.trim()) return undefined;
  const text = value.replace(/\+/g, ' ');
  const byLength = [...labels]
    .sort((a, b) => b.length - a.length)
    .map((label) => ({ label, written: label.replace(/\+/g, ' ').trim() }));
  const found: string[] = [];
  for (let at = nextWord(text, 0); at < text.length;) {
    const known = byLength.find(
      ({ written }) => text.startsWith(written, at) && ends(text, at + written.length),
    );
    if (known) found.push(known.label);
    const comma = text.indexOf(',', at + (known?.written.length ?? 0));
    at = comma < 0 ? text.length : nextWord(text, comma + 1);
  }
  return found;
}

/** Returns the position of the next character that isn't a space. */
function nextWord(text: string, from: number): number {
  SPACES.lastIndex = from;
  SPACES.test(text);
  return SPACES.lastIndex;
}
const SPACES = /\s*/y;

/** Whether only spaces and a comma follow at this position. */
function ends(text: string, at: number): boolean {
  const next = nextWord(text, at);
  return next === text.length || text[next] === ',';
}
