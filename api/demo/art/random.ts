// Seeded pseudo-random numbers: the same seed always draws the same picture.
export interface Rand {
  (lo?: number, hi?: number): number;
  int(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
  chance(q?: number): boolean;
  side(): Side;
  shuffle<T>(list: readonly T[]): T[];
}
export type Side = -1 | 1;

/** FNV-1a, unsigned. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const ch of text) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  return h >>> 0;
}

/** A mulberry32 generator with helpers for drawing. */
export function prng(key: string): Rand {
  let a = hash(key);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (lo = 0, hi = 1) => lo + (hi - lo) * next();
  const int = (lo: number, hi: number) => Math.floor(between(lo, hi + 1));
  return Object.assign(between, {
    int,
    pick: <T>(list: readonly T[]): T => cycle(list, Math.floor(next() * list.length)),
    chance: (q = 0.5) => next() < q,
    side: (): Side => (next() < 0.5 ? -1 : 1),
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((m, n) => m.order - n.order)
        .map(({ item }) => item),
  });
}

/** Returns the i-th item of a list, repeating the list. */
export function cycle<T>(list: readonly T[], i: number): T {
  const item = list[((i % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('cannot cycle through an empty list');
  return item;
}
