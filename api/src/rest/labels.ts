/**
 * Picks the known labels out of a comma-joined value. Price labels hold commas themselves
 * ("1,000 - 1,500"), so the value can't be split: at each place the longest label that fits is taken.
 * What is no label is skipped up to the next comma. In an address a plus that was not written as %2B is read as a
 * space, and so may stand for it.
 * @returns undefined when no value was given
 */
export function knownLabels(value: string | undefined, labels: readonly string[]): string[] | undefined {
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

/** Where the first character is that is no space. */
function nextWord(text: string, from: number): number {
  SPACES.lastIndex = from;
  SPACES.test(text);
  return SPACES.lastIndex;
}
const SPACES = /\s*/y;

/** Whether a label that ends here is followed by nothing but spaces and a comma. */
function ends(text: string, at: number): boolean {
  const next = nextWord(text, at);
  return next === text.length || text[next] === ',';
}
