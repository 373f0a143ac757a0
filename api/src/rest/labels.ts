/**
 * Picks the known labels out of a comma-joined value. Price labels hold commas themselves
 * ("1,000 - 1,500"), so the value can't be split: at each place the longest label that fits is taken.
 * What is no label is skipped up to the next comma. In an address a plus that was not written as %2B is read as a
 * space, and so may stand for it.
 * @returns undefined when no value was given
 */
export function knownLabels(value: string | undefined, labels: readonly string[]): string[] | undefined {
  let rest = value?.trim();
  if (!rest) return undefined;
  const byLength = [...labels].sort((a, b) => b.length - a.length);
  const found: string[] = [];
  while (rest) {
    const given = rest.replace(/\+/g, ' ');
    const label = byLength.find((each) => startsWith(given, each.replace(/\+/g, ' ').trim()));
    if (label) found.push(label);
    const end = rest.indexOf(',', label?.length && label.replace(/\+$/, '').length);
    rest = end < 0 ? '' : rest.slice(end + 1).trimStart();
  }
  return found;
}

/** Whether a text is this label, or begins with it and a comma. */
const startsWith = (text: string, label: string) =>
  text.startsWith(label) && /^\s*(?:,|$)/.test(text.slice(label.length));
