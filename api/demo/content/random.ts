/**
 * A small seeded generator. The demo must be the same on every machine and every start, so
 * nothing here, or in what uses it, touches Math.random or the clock.
 */
export interface Rng {
  /** A float in [0, 1). */
  next(): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** A whole number from low to high that is a multiple of step. */
  step(low: number, high: number, step: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; weights needn't add up to 1. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** Up to count different items, in shuffled order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Hashes a readable name to a seed (FNV-1a). */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32: 32 bits of state are enough for a few thousand rows. */
export function createRng(seed: string | number): Rng {
  let state = typeof seed === 'number' ? seed >>> 0 : hashSeed(seed);

  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };

  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));

  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('pick: nothing to pick from');
    return items[int(0, items.length - 1)] as T;
  };

  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };

  return {
    next,
    int,
    step: (low, high, step) =>
      int(Math.ceil(low / step), Math.max(Math.ceil(low / step), Math.floor(high / step))) * step,
    chance: (probability) => next() < probability,
    pick,
    weighted: <T>(items: readonly (readonly [T, number])[]): T => {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0);
      let at = next() * total;
      for (const [item, weight] of items) {
        at -= weight;
        if (at < 0) return item;
      }
      return pick(items)[0];
    },
    shuffle,
    sample: (items, count) => shuffle(items).slice(0, count),
  };
}

/**
 * Picks lines from pools so that each is used about equally often: among matching lines, the
 * least used come first. Random choice would repeat some lines before others are used at all.
 */
export class LinePicker {
  private readonly used = new Map<unknown, number>();

  pick<T>(rng: Rng, lines: readonly T[]): T {
    if (lines.length === 0) throw new Error('LinePicker: no line fits');
    let least = Infinity;
    for (const line of lines) least = Math.min(least, this.used.get(line) ?? 0);
    const line = rng.pick(lines.filter((candidate) => (this.used.get(candidate) ?? 0) === least));
    this.used.set(line, least + 1);
    return line;
  }
}

/** 'Kesar Kothi, Udaipur' -> 'kesar-kothi-udaipur' */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** 1250 -> '1,250', 125000 -> '1,25,000', the way prices and counts are written in India. */
export function number(value: number): string {
  return value.toLocaleString('en-IN');
}
