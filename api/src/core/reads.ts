import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Collects what a response reads from the database, as tags. Triggers publish the tags of every change (migration
 * 0039), so a cached response is valid until one of its tags is invalidated.
 *
 * A statement counts as reading every table that it names, unless the calling code names finer tags with `reading`.
 */
interface Reads {
  readonly tags: Set<string>;
  /** Whether statements add the tables that they name. */
  readonly byTable: boolean;
}

const storage = new AsyncLocalStorage<Reads>();

/**
 * Runs `work` and returns its result with the tags of everything that it has read. Also adds them to outer collections.
 */
export async function collectReads<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tags: ReadonlySet<string> }> {
  const outer = storage.getStore();
  const tags = new Set<string>();
  const result = await storage.run({ tags, byTable: true }, work);
  if (outer) addTo(outer, tags);
  return { result, tags };
}

/** Runs `next` and everything that it starts; what they read is added to `tags`. */
export const collectInto = (tags: Set<string>, next: () => void): void =>
  storage.run({ tags, byTable: true }, next);

/** Whether what is read now may be cached. */
export const isCollectingReads = (): boolean => storage.getStore() !== undefined;

/** Adds tags to the current collection, if there is one. */
export function recordReads(tags: Iterable<string>): void {
  const reads = storage.getStore();
  if (reads) addTo(reads, tags);
}

function addTo(reads: Reads, tags: Iterable<string>): void {
  for (const tag of tags) reads.tags.add(tag);
}

/** Runs `work`, whose statements depend on these tags only, instead of on the tables that they name. */
export function reading<T>(tags: readonly string[], work: () => T): T {
  const reads = storage.getStore();
  if (!reads) return work();
  addTo(reads, tags);
  return reads.byTable ? storage.run({ tags: reads.tags, byTable: false }, work) : work();
}

/** Tag of data that depends on today's date. It is invalidated at midnight in India. */
export const DAY_TAG = 'day';

/**
 * Tag of data that a replica returned while it was unknown whether it had every change. What contains it is sent, but
 * never stored.
 */
export const UNCERTAIN_TAG = 'uncertain';

interface Named {
  readonly tables: readonly string[];
  readonly today: boolean;
}

/** Tables that a statement names, by its text. */
const namesByText = new Map<string, Named>();
/** Limited, because filters can be combined in thousands of ways. */
const MAX_TEXTS = 2000;

/**
 * Adds the tables that a statement names, and the day if it compares with today. Matches every word: an extra table
 * costs nothing, a missing one would leave outdated responses.
 */
export function recordStatement(text: string, tables: ReadonlySet<string>): void {
  const reads = storage.getStore();
  if (!reads) return;
  let named = namesByText.get(text);
  if (!named) {
    const words = [...new Set(text.match(/\w+/g))];
    named = { tables: words.filter((word) => tables.has(word)), today: words.includes('today_in_india') };
    if (namesByText.size >= MAX_TEXTS) namesByText.clear();
    namesByText.set(text, named);
  }
  if (reads.byTable) addTo(reads, named.tables);
  if (named.today) reads.tags.add(DAY_TAG);
}
