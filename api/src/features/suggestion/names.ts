import { similarity } from './similarity.js';

/** Words between a name or service and its city. */
const CONNECTORS = ['in', 'at', 'near', 'around'];

/** Words that don't narrow a search on a wedding site. */
const FILLERS = new Set([...CONNECTORS, 'for', 'of', 'the', 'and', 'best', 'top', 'wedding']);

/** Shorter terms resemble too many names. */
export const MIN_SIMILAR_LENGTH = 4;
/** Minimum similarity, as between "jaypur" and "jaipur", or "mehandi" and "mehendi". */
const MIN_SIMILARITY = 0.38;

/** Splits a name or term into lower-case words in the singular, for comparison. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=..)s$/, ''));

/** Returns the words of a term without fillers, or all of them if there are no others. */
export function significantTerms(term: string): string[] {
  const words = wordsOf(term);
  const significant = words.filter((word) => !FILLERS.has(word));
  return significant.length ? significant : words;
}

/** Returns the words of a term as typed, without fillers unless there are no others. */
export function significantWords(term: string): string[] {
  const words = term.split(/\s+/).filter(Boolean);
  const significant = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  return significant.length ? significant : words;
}

const CONNECTED = new RegExp(`^(.*)(?:^|\\s)(?:${CONNECTORS.join('|')})\\s+(.+)$`, 'iu');

/** Splits "palace in udaipur" into name and place; undefined without a connecting word. */
export function splitAtConnector(term: string): { what: string; where: string } | undefined {
  const [, what, where] = CONNECTED.exec(term.trim()) ?? [];
  return what === undefined || where === undefined ? undefined : { what: what.trim(), where: where.trim() };
}

const isSimilar = (name: string, term: string): boolean =>
  term.length >= MIN_SIMILAR_LENGTH &&
  [name, ...name.split(' ')].some((each) => similarity(each, term) >= MIN_SIMILARITY);

/**
 * Ranks how a name matches a term: 3 if it starts with it, 2 if one of its words does, 1 if it contains it, 0 if it is
 * spelled similarly, otherwise -1.
 */
function rankMatch(name: string, term: string): number {
  const plain = wordsOf(name).join(' ');
  const position = ` ${plain}`.indexOf(` ${term}`);
  if (position === 0) return 3;
  if (position > 0) return 2;
  if (term.length > 2 && plain.includes(term)) return 1;
  return isSimilar(plain, term) ? 0 : -1;
}

/** Matches besides the full name: its first words, or a similar spelling. */
type MatchOptions = Partial<Record<'prefix' | 'similar', boolean>>;

/** Whether the words are one of the names. */
export function matchesName(
  names: readonly string[],
  words: readonly string[],
  { prefix = false, similar = false }: MatchOptions = {},
): boolean {
  const term = words.join(' ');
  if (!term) return false;
  return names.some((name) => {
    const plain = wordsOf(name).join(' ');
    if (plain === term || (prefix && plain.startsWith(`${term} `))) return true;
    return similar && term.length >= MIN_SIMILAR_LENGTH && similarity(plain, term) >= MIN_SIMILARITY;
  });
}

/**
 * Returns the items that match a term, best first, otherwise in their order; similar spellings only when nothing else
 * matches.
 */
export function bestMatches<Item>(
  all: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  words: readonly string[],
  limit: number,
): Item[] {
  const term = words.join(' ');
  if (!term) return [];
  const matches = all
    .map((item) => ({ item, rank: Math.max(...namesOf(item).map((name) => rankMatch(name, term))) }))
    .filter((each) => each.rank >= 0)
    .sort((a, b) => b.rank - a.rank);
  const exactMatches = matches.filter((each) => each.rank > 0);
  return (exactMatches.length ? exactMatches : matches).slice(0, limit).map(({ item }) => item);
}

/**
 * Finds an item among the words of a term, and the remaining words: "photographer jaipur" is Jaipur and "photographer".
 */
export function findNameWithin<Item>(
  all: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  words: readonly string[],
  { exact = false } = {},
): { item: Item; rest: string[] } | undefined {
  const search = (isIt: (name: string, part: string) => boolean) => {
    for (const item of all)
      for (const name of namesOf(item).map((each) => wordsOf(each).join(' '))) {
        const length = name.split(' ').length;
        for (let at = 0; length < words.length && at + length <= words.length; at++)
          if (isIt(name, words.slice(at, at + length).join(' ')))
            return { item, rest: [...words.slice(0, at), ...words.slice(at + length)] };
      }
    return undefined;
  };
  return (
    search((name, part) => name === part) ??
    (exact
      ? undefined
      : search((name, part) => part.length >= MIN_SIMILAR_LENGTH && similarity(name, part) >= MIN_SIMILARITY))
  );
}
