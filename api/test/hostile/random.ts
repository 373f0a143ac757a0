/** A reproducible sequence of random choices. */
export class Random {
  #state: number;

  constructor(seed: number, index: number) {
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  }

  /** Mulberry32: from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    if (!values.length) throw new Error('There is nothing to pick from');
    return values[this.int(0, values.length - 1)] as Value;
  }

  some<Value>(values: readonly Value[], max = values.length): Value[] {
    return values.filter(() => this.chance(0.5)).slice(0, max);
  }

  list<Value>(length: number, make: (i: number) => Value): Value[] {
    return Array.from({ length }, (_, i) => make(i));
  }

  /** A size, half of the time near the maximum. */
  sizeUpTo(max: number): number {
    return this.chance(0.5) ? this.int(Math.ceil(max * 0.7), max) : this.int(0, max);
  }
}
