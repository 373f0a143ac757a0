import { similarity } from '../../core/similarity.js';

/** Words between a name or service and its city. */
const CONNECTORS = ['in', 'at', 'near', 'around'];

/** Words that say nothing of what is looked for on a site about weddings. */
const FILLERS = new Set([...CONNECTORS, 'for', 'of', 'the', 'and', 'best', 'top', 'wedding']);

/** Shorter terms are too much like everything. */
const MIN_ALIKE = 4;
/** "jaypur" is so much like "jaipur", and "mehandi" like "mehendi". */
const ALIKE = 0.38;

/** The words of a name or a term as they are compared: in lower case, and one of many is the same as many. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=..)s$/, ''));

/** The words of a term that say what is looked for; all of them, when there are no others. */
export function significantTerms(term: string): string[] {
  const words = wordsOf(term);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length ? telling : words;
}

/** The words of a term as typed, without filler words unless there are no others. */
export function significantWords(term: string): string[] {
  const words = term.split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  return telling.length ? telling : words;
}

const CONNECTED = new RegExp(`^(.*)(?:^|\\s)(?:${CONNECTORS.join('|')})\\s+(.+)$`, 'iu');

/** Splits "palace in udaipur" into its name and its place; undefined without a connecting word. */
export function splitAtConnector(term: string): { what: string; where: string } | undefined {
  const [, what, where] = CONNECTED.exec(term.trim()) ?? [];
  return what === undefined || where === undefined ? undefined : { what: what.trim(), where: where.trim() };
}

const isAlike = (name: string, term: string): boolean =>
  term.length >= MIN_ALIKE && [name, ...name.split(' ')].some((each) => similarity(each, term) >= ALIKE);

/** How well a name answers a term: 3 begins with it, 2 one of its words does, 1 it stands inside, 0 is spelled alike. */
function fit(name: string, term: string): number {
  const plain = wordsOf(name).join(' ');
  const at = ` ${plain}`.indexOf(` ${term}`);
  if (at === 0) return 3;
  if (at > 0) return 2;
  if (term.length > 2 && plain.includes(term)) return 1;
  return isAlike(plain, term) ? 0 : -1;
}

/** What counts besides the whole name: its first words, or a similar spelling. */
type Lenience = Partial<Record<'beginning' | 'alike', boolean>>;

/** Whether the words are one of the names. */
export function isCalled(
  names: readonly string[],
  words: readonly string[],
  { beginning = false, alike = false }: Lenience = {},
): boolean {
  const term = words.join(' ');
  if (!term) return false;
  return names.some((name) => {
    const plain = wordsOf(name).join(' ');
    if (plain === term || (beginning && plain.startsWith(`${term} `))) return true;
    return alike && term.length >= MIN_ALIKE && similarity(plain, term) >= ALIKE;
  });
}

/**
 * The items that a term may name, the best first and equals in their order; those that are only spelled alike when
 * there are no others.
 */
export function best<Item>(
  all: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  words: readonly string[],
  limit: number,
): Item[] {
  const term = words.join(' ');
  if (!term) return [];
  const fitting = all
    .map((item) => ({ item, fit: Math.max(...namesOf(item).map((name) => fit(name, term))) }))
    .filter((each) => each.fit >= 0)
    .sort((a, b) => b.fit - a.fit);
  const sure = fitting.filter((each) => each.fit > 0);
  return (sure.length ? sure : fitting).slice(0, limit).map(({ item }) => item);
}

/** An item that is named among other words, and those words: "photographer jaipur" is Jaipur, and "photographer". */
export function namedWithin<Item>(
  all: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  words: readonly string[],
  { exact = false } = {},
): { item: Item; rest: string[] } | undefined {
  const found = (isIt: (name: string, part: string) => boolean) => {
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
    found((name, part) => name === part) ??
    (exact ? undefined : found((name, part) => part.length >= MIN_ALIKE && similarity(name, part) >= ALIKE))
  );
}
