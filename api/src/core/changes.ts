import { INDIA_OFFSET_MS } from './locale.constants.js';
import { DAY_TAG } from './reads.js';

/** Payload of an announcement after which all cached data is invalid. Other payloads are tags, separated by spaces. */
export const EVERYTHING = '*';

/**
 * Prefix of tags that are invalidated when the members or the order of a list may have changed. Each listing in it has
 * its own tag, so an outdated list never shows hidden data.
 */
const LIST_TAG = 'list:';
export const isListTag = (tag: string): boolean => tag.startsWith(LIST_TAG);

/** State of cached data: unchanged; only the members or the order of lists changed; or anything else changed. */
export type Freshness = 'fresh' | 'outdated' | 'invalid';

/**
 * Maximum number of tags whose last change is stored. Data read before the last change of an evicted tag is invalid.
 */
const MAX_TAGS = 100_000;

const DAY_MS = 24 * 3_600_000;

/** Returns the number of today's date in India. */
const dayNumber = () => Math.floor((Date.now() + INDIA_OFFSET_MS) / DAY_MS);

/** Stores when each tag last changed. */
export function makeChanges(maxTags = MAX_TAGS) {
  let position = 0;
  /** Last change of everything, or of an evicted tag. */
  let floor = 0;
  let day = dayNumber();
  /** Positions by tag, oldest first. */
  const lastChanges = new Map<string, number>();

  return {
    position: () => position,
    announce(payload: string): void {
      position++;
      if (payload === EVERYTHING) {
        floor = position;
        lastChanges.clear();
        return;
      }
      for (const tag of payload.split(' ')) {
        lastChanges.delete(tag);
        lastChanges.set(tag, position);
      }
      for (const [tag, changed] of lastChanges) {
        if (lastChanges.size <= maxTags) break;
        floor = changed;
        lastChanges.delete(tag);
      }
    },
    freshness(since: number, tags: Iterable<string>): Freshness {
      const today = dayNumber();
      if (today !== day) {
        day = today;
        this.announce(DAY_TAG);
      }
      if (since === position) return 'fresh';
      if (since < floor) return 'invalid';
      let found: Freshness = 'fresh';
      for (const tag of tags) {
        if ((lastChanges.get(tag) ?? 0) <= since) continue;
        if (!isListTag(tag)) return 'invalid';
        found = 'outdated';
      }
      return found;
    },
  };
}
