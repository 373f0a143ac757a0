// Writes SVG: a template tag that rounds numbers, nested markup, mixed colours.
/** Markup, possibly in nested lists, so that a drawing can be composed of the lists that helpers return. */
export type Kids = string | readonly Kids[];
export type Point = readonly [number, number];

export const flat = (kids: Kids): string => (typeof kids === 'string' ? kids : kids.map(flat).join(''));

/** Small numbers get more digits: in scales and opacities, rounding is visible. */
export function num(v: number): string {
  const size = Math.abs(v);
  if (size < 3) return String(Math.round(v * 100) / 100).replace('0.', '.');
  return String(size < 40 ? Math.round(v * 10) / 10 : Math.round(v));
}

/** Template tag for SVG text: rounds numbers and joins nested parts. */
export const S = (parts: TemplateStringsArray, ...vals: readonly (number | Kids)[]): string =>
  parts.reduce((out, part, i) => {
    const v = vals[i];
    return out + part + (v === undefined ? '' : typeof v === 'number' ? num(v) : flat(v));
  }, '');

export const range = <const T>(count: number, fn: (i: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => fn(i));

const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** Mixes two colours; t is the share of the second one, 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  const blend = channels(a).map((v, i) => Math.round(v + ((to[i] ?? v) - v) * t));
  return '#' + blend.map((v) => v.toString(16).padStart(2, '0')).join('');
}
