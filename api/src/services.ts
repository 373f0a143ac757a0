import type { Services } from './core/context.js';
import { makeLimits } from './core/limits.js';
import { makeMemo } from './core/memo.js';

const FACTS = 2000;
const FACTS_MS = 60_000;

type Parts = Omit<Services, 'limits' | 'facts'>;

/** What one process shares among its requests. `limitFactor` widens every limit, for load from one address. */
export function makeServices(parts: Parts, limitFactor = 1): Services {
  return {
    ...parts,
    limits: makeLimits(parts.database, limitFactor),
    facts: makeMemo<object>(parts.announcements, { maxSize: FACTS, ttl: FACTS_MS, sizeOf: () => 1 }),
  };
}
