import type { Statements } from '../../core/database.js';
import { escapeLike } from '../../core/search.js';
import type { ListingKind } from './listing.constants.js';

/** Terms that are part of more words are read from the lists' indexes instead: they are common, or numbers. */
const MAX_WORDS = 100;

/** Shorter terms match beginnings only. */
const MIN_LENGTH = 3;

/** Words of a similar spelling. */
const MAX_SIMILAR = 20;

/** Counting the listings of words stops here: they are common. */
const COMMON = 1000;

/** What approved listings must have to match a search. */
export interface WordsOfSearch {
  /** One of these words. Some of them may belong to no listing any more. */
  words: readonly string[];
  /** LIKE pattern of the text, if having a word isn't enough. */
  contained?: string;
}

/**
 * Makes rows of a parameter of type text[]. If PostgreSQL sees the array's length, it plans the statement each time it
 * runs, which takes half of a search's time. `(SELECT …)` hides the length, so it keeps the plan.
 */
export const elementsOf = (parameter: string): string => `unnest((SELECT ${parameter}::text[]))`;

/**
 * Returns the words of approved listings that match each pattern.
 * @returns undefined instead of more than a hundred words
 */
export async function wordsLike(
  tx: Statements,
  patterns: readonly string[],
): Promise<(string[] | undefined)[]> {
  // With a LIMIT, PostgreSQL would scan the table instead of the index, expecting to find enough rows early.
  const rows = await tx.sql<{ words: string[] }>(
    `SELECT (ARRAY(SELECT word FROM search_word WHERE word LIKE pattern))[1:${MAX_WORDS + 1}] AS words
     FROM ${elementsOf('$1')} WITH ORDINALITY AS searched (pattern, position) ORDER BY position`,
    [patterns],
  );
  return rows.map(({ words }) => (words.length > MAX_WORDS ? undefined : words));
}

/**
 * Returns the words that a search term is part of, or those of one of its words: a listing's text contains a text without
 * spaces exactly if one of its words does.
 * @returns undefined if all words of the term are too short, or part of too many words
 */
export async function wordsOfSearch(tx: Statements, term: string): Promise<WordsOfSearch | undefined> {
  const text = term.toLowerCase();
  const parts = text.split(/[ \n]+/);
  const patterns = parts
    .map((part, i) => ({ part, isFirst: i === 0, isLast: i === parts.length - 1 }))
    .filter(({ part }) => part.length >= MIN_LENGTH)
    // The longest is likely to be the rarest.
    .sort((a, b) => b.part.length - a.part.length)
    .slice(0, 2)
    // A word ends where the term goes on after a space.
    .map(({ part, isFirst, isLast }) => `${isFirst ? '%' : ''}${escapeLike(part)}${isLast ? '%' : ''}`);
  const words = patterns.length ? (await wordsLike(tx, patterns)).find(Boolean) : undefined;
  if (!words) return undefined;
  return { words, contained: /[ \n]/.test(text) ? `%${escapeLike(text)}%` : undefined };
}

/** Returns the words of approved listings that each searched word is spelled similarly to, or is part of. */
export async function similarWords(tx: Statements, searched: readonly string[]): Promise<string[][]> {
  const rows = await tx.sql<{ words: string[] }>(
    `SELECT ARRAY(SELECT word FROM search_word WHERE word % searched OR word LIKE pattern
                  ORDER BY similarity(word, searched) DESC, word LIMIT ${MAX_SIMILAR}) AS words
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS parts (searched, pattern, position) ORDER BY position`,
    [searched, searched.map((word) => `%${escapeLike(word)}%`)],
  );
  return rows.map(({ words }) => words);
}

/** Returns those of the choices that the fewest approved listings have; undefined if there are none. */
export async function rarestWords(
  tx: Statements,
  kinds: readonly ListingKind[],
  choices: readonly (readonly string[])[],
): Promise<readonly string[] | undefined> {
  if (choices.length < 2) return choices[0];
  const counts = choices.map(
    (_, i) =>
      `(SELECT count(*)::int FROM (SELECT FROM ${elementsOf(`$${i + 2}`)} AS matching (word) CROSS JOIN LATERAL
         (SELECT FROM listing_word WHERE kind = ANY($1::listing_kind[]) AND listing_word.word = matching.word
          LIMIT ${COMMON}) found LIMIT ${COMMON}) counted)`,
  );
  const [row] = await tx.sql<{ counts: number[] }>(`SELECT ARRAY[${counts.join(', ')}] AS counts`, [
    kinds,
    ...choices,
  ]);
  const counted = choices.map((words, i) => ({ words, count: row?.counts[i] ?? 0 }));
  // Of common words, the fewest are read fastest.
  counted.sort((a, b) => a.count - b.count || a.words.length - b.words.length);
  return counted[0]?.words;
}
