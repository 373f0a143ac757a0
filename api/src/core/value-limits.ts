import { AppError } from './errors.js';
import { formatNumber } from './intl.js';

/** No call needs more than a few levels, and recursion over a request's values must end. */
const MAX_LEVELS = 50;

/** The largest legitimate body, an object that an older client sends back whole, has a few hundred values. */
const MAX_VALUES = 5000;

/**
 * Returns an error if a parsed value has so many values or levels that coercing, validating or printing it would be
 * expensive, however few bytes were sent. Stops counting at the limit.
 */
export function findExcess(value: unknown): AppError | undefined {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length; depth++) {
    if (depth > MAX_LEVELS)
      return new AppError('BAD_USER_INPUT', `The body may have at most ${MAX_LEVELS} levels.`);
    const next: unknown[] = [];
    for (const container of level) {
      if (typeof container !== 'object' || container === null) continue;
      for (const key in container) {
        if (++values > MAX_VALUES)
          return new AppError('BAD_USER_INPUT', `The body may have at most ${inWords(MAX_VALUES)} values.`);
        next.push((container as Record<string, unknown>)[key]);
      }
    }
    level = next;
  }
  return undefined;
}

/** @throws AppError BAD_USER_INPUT */
export function limitValues(value: unknown): void {
  const excess = findExcess(value);
  if (excess) throw excess;
}

const inWords = (count: number) => formatNumber(count);
