import { AMOUNT, COUNTED_NOUNS, valueOf } from './amounts.rules.js';

const AMOUNTS = new RegExp(AMOUNT, 'gi');

/** "2 halls", "80 rooms", "est. 1985". */
const NOT_PEOPLE = new RegExp(
  String.raw`${AMOUNT}\s{0,3}(?:${COUNTED_NOUNS})(?![a-z])|\b(?:est[a-z]*|since|in)[.:\s]{0,3}(?:1[89]|20)\d\d(?!\d)`,
  'gi',
);

/** Returns the largest number of people in an owner's guest capacity, such as "400-600 guests"; null without any. */
export function guestNumber(text: string): number | null {
  const numbers =
    text
      .replace(NOT_PEOPLE, ' ')
      .match(AMOUNTS)
      ?.map((amount) => valueOf(amount) ?? 0) ?? [];
  const largest = Math.max(0, ...numbers);
  return largest > 0 ? largest : null;
}
