/**
 * Picks the known labels out of a comma-joined value. Price labels hold commas themselves
 * ("1,000 - 1,500"), so the value can't be split: at each place the longest label that fits is taken.
 * What is no label is skipped up to the next comma.
 */
export function knownLabels(value: string | undefined, labels: readonly string[]): string[] {
  const byLength = [...labels].sort((a, b) => b.length - a.length);
  const found: string[] = [];
  let rest = value?.trim() ?? '';
  while (rest) {
    const label = byLength.find((each) => rest === each || rest.startsWith(`${each},`));
    if (label) found.push(label);
    const end = label ? label.length : rest.indexOf(',');
    rest = end < 0 ? '' : rest.slice(end).replace(/^,/, '').trimStart();
  }
  return found;
}
