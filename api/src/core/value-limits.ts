import { AppError } from './errors.js';
import { t } from './messages.generated.js';

/** Maximum nesting: calls need only a few levels, and recursion must be bounded. */
const MAX_LEVELS = 50;

/** The largest legitimate body has a few hundred values: an older client sends a whole object back. */
const MAX_VALUES = 5000;

/**
 * Returns an error if a parsed value has so many values or levels that coercing, validating or printing it would be
 * expensive, however few bytes were sent. Stops counting at the limit.
 */
export function findExcess(value: unknown): AppError | undefined {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length; depth++) {
    if (depth > MAX_LEVELS) return new AppError('BAD_USER_INPUT', t('tooDeep', { max: MAX_LEVELS }));
    const next: unknown[] = [];
    for (const container of level) {
      if (typeof container !== 'object' || container === null) continue;
      for (const key in container) {
        if (++values > MAX_VALUES)
          return new AppError('BAD_USER_INPUT', t('tooManyValues', { max: MAX_VALUES }));
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
