/** Rupees per plate; null where the text names no price. */
export interface PlatePrices {
  veg: number | null;
  nonVeg: number | null;
}

/** A number as owners type it: 1450, 1,450 or 1,45,000, perhaps with paise, which are dropped. */
const AMOUNT = String.raw`(?<!\d)(\d{1,3}(?:,\d{2,3})+(?!\d)|\d+)(?:\.\d+)?`;
const AMOUNTS = new RegExp(AMOUNT, 'g');

const PEOPLE = 'guests?|pax|people|persons|members|heads|seats?|seated|seating|floating';
const THINGS =
  'items?|dish(?:es)?|sweets?|starters?|desserts?|counters?|courses?|varieties|plates|tables?|halls?|lawns?|' +
  'rooms?|floors?|acres?|sq|cars?|km|hours?|hrs?|days?|months?|years?|%';

/** "7 items", "9 veg dishes", "100 guests", "minimum 150": numbers of something, and no prices. */
const COUNTED = new RegExp(
  [
    String.raw`(?<!\d)\d{1,2}\s{1,3}(?:non[\s-]{0,3})?veg[a-z]*\s{1,3}(?:${THINGS})(?![a-z])`,
    String.raw`${AMOUNT}\s{0,3}\+?\s{0,3}(?:${PEOPLE}|${THINGS})(?![a-z])`,
    String.raw`\bmin(?:imum)?\b[.:\s]{0,3}${AMOUNT}(?!\d|\s{0,3}per)`,
  ].join('|'),
  'gi',
);

/** "nonveg", "non-veg" and "non veg" come first, because they contain "veg". */
const TOKEN = new RegExp(
  String.raw`(?<nonVeg>non[\s-]{0,3}veg[a-z]*)|(?<veg>veg[a-z]*)|(?<amount>${AMOUNT})|(?<end>[/,;|(\n])`,
  'gi',
);

/** What may stand between a word and its price: ": ₹ ", " thali from Rs. ". */
const NEAR = 30;
/** What joins two words that share a list of prices: "/", " and ". */
const JOINED = 5;

interface Token {
  kind: 'veg' | 'nonVeg' | 'amount' | 'end';
  value: number | null;
  from: number;
  to: number;
}

const valueOf = (digits: string | undefined): number | null => {
  const value = digits ? Number(digits.replaceAll(',', '')) : 0;
  return value > 0 && value < 1_000_000 ? value : null;
};

/**
 * Reads the prices out of the text that owners type: the number beside "nonveg" is the non-veg price and the
 * number beside "veg" the veg price. Numbers of guests, dishes and the like are passed over. When neither word
 * has a number, the first two numbers are taken.
 */
export function platePrices(text: string): PlatePrices {
  const priced = text
    .replaceAll('/-', ' ')
    .replace(COUNTED, ' ')
    .replace(/\([^\w()]*\)/g, ' ');
  const [first, second] = [...priced.matchAll(AMOUNTS)].map((match) => valueOf(match[1]));
  // A bracket is a remark of its own, unless it turns out to be where the price or the word is: "Veg (₹ 900)".
  return (
    namedPrices(priced) ??
    namedPrices(priced.replace(/[()]/g, ' ')) ?? { veg: first ?? null, nonVeg: second ?? null }
  );
}

/** The prices that have a word to them; undefined without any. */
function namedPrices(text: string): PlatePrices | undefined {
  const tokens = tokensOf(text);
  const found = inOrder(tokens) ?? beside(tokens);
  if (!('veg' in found) && !('nonVeg' in found)) return undefined;
  return { veg: found.veg ?? null, nonVeg: found.nonVeg ?? null };
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const kinds = ['nonVeg', 'veg', 'amount'] as const;
    const kind = kinds.find((each) => match.groups?.[each]) ?? 'end';
    const [whole] = match;
    const value = kind === 'amount' ? valueOf(/[\d,]+/.exec(whole)?.[0]) : null;
    return { kind, value, from: match.index, to: match.index + whole.length };
  });
}

const isWord = (token: Token | undefined) => token?.kind === 'veg' || token?.kind === 'nonVeg';

/** "Veg / Non-veg: 900 / 1200". */
function inOrder(tokens: readonly Token[]): Partial<PlatePrices> | undefined {
  const [one, other, first, second] = tokens.filter(({ kind }) => kind !== 'end');
  if (!one || !other || !isWord(one) || !isWord(other) || one.kind === other.kind) return undefined;
  if (other.from - one.to > JOINED || first?.kind !== 'amount' || second?.kind !== 'amount') return undefined;
  return { [one.kind]: first.value, [other.kind]: second.value };
}

/** Clause by clause: "veg 900" has the price after the word, "900 veg" before it. */
function beside(tokens: readonly Token[]): Partial<PlatePrices> {
  const found: Partial<PlatePrices> = {};
  for (const clause of clausesOf(tokens)) {
    const before = clause[0]?.kind === 'amount' && isWord(clause.at(-1));
    clause.forEach((token, i) => {
      const price = clause[before ? i - 1 : i + 1];
      if (token.kind === 'amount' || token.kind === 'end' || price?.kind !== 'amount') return;
      const gap = before ? token.from - price.to : price.from - token.to;
      if (gap <= NEAR) found[token.kind] ??= price.value;
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

/** "2 halls", "80 rooms", "est. 1985". */
const NOT_PEOPLE = new RegExp(
  String.raw`${AMOUNT}\s{0,3}(?:${THINGS})(?![a-z])|\b(?:est[a-z]*|since|in)[.:\s]{0,3}(?:1[89]|20)\d\d(?!\d)`,
  'gi',
);

/** The number in an owner's guest capacity: the largest one of people in "400-600 guests"; null without any. */
export function guestNumber(text: string): number | null {
  const numbers = [...text.replace(NOT_PEOPLE, ' ').matchAll(AMOUNTS)].map((match) => valueOf(match[1]) ?? 0);
  const largest = Math.max(0, ...numbers);
  return largest > 0 ? largest : null;
}
