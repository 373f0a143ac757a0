/** Parses the number in a string such as "5 years". Returns other values unchanged. */
export function parseYears(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [number] = /-?\d+(?:\.\d+)?/.exec(value) ?? [];
  return number === undefined ? value : Number(number);
}
