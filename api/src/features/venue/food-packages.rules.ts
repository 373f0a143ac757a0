import { AMOUNT, COUNTED_NOUNS, valueOf } from './amounts.rules.js';

/** Rupees per plate; null if the text contains no such price. */
export interface PlatePrices {
  veg: number | null;
  nonVeg: number | null;
}

/** Smaller numbers aren't prices of a plate. */
const LOWEST_PRICE = 100;

const PEOPLE =
  'guests?|pax|people|persons|members|heads|covers|seats?|seated|seating|standing|floating|guaranteed?';

/** Precedes an amount of money: "rs. ", "₹", "price: ". */
const MONEY = String.raw`(?:₹|@|\b(?:rs|re|inr|rupees|rates?|prices?|costs?|charges?))[\s.:=-]{0,4}`;
/** "Veg 900 seated" is a price, "hall 900 seated" is not. */
const MEAL = String.raw`veg[a-z]*(?:\s(?:thali|plate|meal|menu|lunch|dinner))?[\s.:=-]{1,4}`;

const NOT_A_PRICE = new RegExp(
  [
    // Phone numbers.
    String.raw`(?<!\d)\d{5}[\s-]\d{5}(?!\d)|(?<!\d)0\d{2,4}[\s-]?\d{6,8}(?!\d)`,
    // "9 veg dishes"
    String.raw`(?<!\d)\d{1,2}\s{1,3}(?:non[\s-]{0,3})?veg[a-z]*\s{1,3}(?:${COUNTED_NOUNS})(?![a-z])`,
    // "100 guests", "7 items", "3250 seated", but not "rs. 3250 seated"
    String.raw`(?<!${MONEY})(?!(?<=${MEAL})${AMOUNT}\s{0,3}seat)${AMOUNT}\s{0,3}\+?\s{0,3}(?:${PEOPLE}|${COUNTED_NOUNS})(?![a-z])`,
    // "minimum 150", but not "minimum 900 per plate"
    String.raw`\b(?:min(?:imum)?|capacity)(?:\s(?:guarantee|guests?|pax|plates|order|of))?\b[.:\s]{0,3}${AMOUNT}(?!,?\d|\s{0,3}per)`,
    // "hall rent ₹60,000", but not "hall 900 per plate"
    String.raw`\b(?:rent(?:al)?|deposit|advance|halls?|lawns?|rooms?|decor(?:ation)?|dj)[\s:=-]{1,3}(?:(?:is|of|from|at)\s)?(?:₹|rs\.?|inr)?\s?${AMOUNT}(?!,?\d|\s{0,3}(?:per|\/)\s{0,3}(?:plate|head|person|pax|guest))`,
    // "2000 per room"
    String.raw`${AMOUNT}\s{0,3}(?:per|a|\/)\s{0,3}(?:day|night|room|hour|hr|car|event|function)(?![a-z])`,
    // "since 1985", "2026-27"
    String.raw`\b(?:est[a-z]*|since|in)[.:\s]{0,3}(?:1[89]|20)\d\d(?!\d)|(?<!\d)20\d\d\s?-\s?(?:20)?\d\d(?!\d)`,
  ].join('|'),
  'gi',
);

/** "nonveg", "non-veg" and "non veg" come first, because they contain "veg". */
const TOKEN = new RegExp(
  String.raw`(?<nonVeg>non[\s-]{0,3}veg[a-z]*)|(?<veg>veg[a-z]*)|(?<amount>${AMOUNT})|(?<end>[/,;|(\n])`,
  'gi',
);

/** Maximum distance between a word and its price: ": ₹ ", " thali from Rs. ". */
const MAX_PRICE_DISTANCE = 30;
/** Maximum distance between two words that share a list of prices: "/", " and ". */
const MAX_JOINER_LENGTH = 5;

type Token =
  | { kind: 'veg' | 'nonVeg' | 'end'; from: number; to: number }
  | { kind: 'amount'; value: number; from: number; to: number };

/**
 * Parses the plate prices from the text of an older client: the number next to "nonveg" is the non-veg price, the one
 * next to "veg" the veg price. Ignores numbers of guests, dishes and the like. Without such words, the first two
 * numbers are the prices.
 */
export function platePrices(text: string): PlatePrices {
  if (!/\d/.test(text)) return { veg: null, nonVeg: null };
  const priced = text
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll('/-', ' per plate ')
    .replace(NOT_A_PRICE, ' ')
    .replace(/\([^\w()]*\)/g, ' ');
  // Remarks in brackets are separate clauses, unless they contain the price or the word: "Veg (₹ 900)".
  return namedPrices(priced) ?? namedPrices(priced.replace(/[()]/g, ' ')) ?? firstPrices(tokensOf(priced));
}

function firstPrices(tokens: readonly Token[]): PlatePrices {
  const [veg = null, nonVeg = null] = tokens.flatMap((token) =>
    token.kind === 'amount' ? [token.value] : [],
  );
  return { veg, nonVeg };
}

/** Returns the prices next to a word; undefined without any. */
function namedPrices(text: string): PlatePrices | undefined {
  const tokens = tokensOf(text);
  const found = pricesInOrder(tokens) ?? pricesByClause(tokens);
  if (!('veg' in found) && !('nonVeg' in found)) return undefined;
  return { veg: found.veg ?? null, nonVeg: found.nonVeg ?? null };
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].flatMap((match): Token[] => {
    const { veg, nonVeg, amount } = match.groups ?? {};
    const place = { from: match.index, to: match.index + match[0].length };
    if (amount) {
      const value = valueOf(amount);
      return value === null || value < LOWEST_PRICE ? [] : [{ kind: 'amount', value, ...place }];
    }
    return [{ kind: veg ? 'veg' : nonVeg ? 'nonVeg' : 'end', ...place }];
  });

const isWord = (token: Token | undefined) => token?.kind === 'veg' || token?.kind === 'nonVeg';

/** "Veg / Non-veg: 900 / 1200". */
function pricesInOrder(tokens: readonly Token[]): Partial<PlatePrices> | undefined {
  const [one, other, first, second] = tokens.filter(({ kind }) => kind !== 'end');
  if (!one || !other || !isWord(one) || !isWord(other) || one.kind === other.kind) return undefined;
  if (other.from - one.to > MAX_JOINER_LENGTH || first?.kind !== 'amount' || second?.kind !== 'amount')
    return undefined;
  return { [one.kind]: first.value, [other.kind]: second.value };
}

/** Within each clause: "veg 900" has the price after the word, "900 veg" before it. */
function pricesByClause(tokens: readonly Token[]): Partial<PlatePrices> {
  const found: Partial<PlatePrices> = {};
  for (const clause of clausesOf(tokens)) {
    const before = clause[0]?.kind === 'amount' && isWord(clause.at(-1));
    clause.forEach((token, i) => {
      const price = clause[before ? i - 1 : i + 1];
      if (token.kind === 'amount' || token.kind === 'end' || price?.kind !== 'amount') return;
      const gap = before ? token.from - price.to : price.from - token.to;
      if (gap <= MAX_PRICE_DISTANCE) found[token.kind] ??= price.value;
    });
  }
  return found;
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'end') clauses.push([]);
    else clauses.at(-1)?.push(token);
  return clauses;
}
