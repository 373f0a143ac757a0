/** The number in a text such as "5 years"; any other value stays as it is. */
export function yearsIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [number] = /-?\d+(?:\.\d+)?/.exec(value) ?? [];
  return number === undefined ? value : Number(number);
}
