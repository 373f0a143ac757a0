/** English and Hindi words for digits, as people write them to get past filters. */
const DIGIT_WORDS: Readonly<Record<string, string>> = {
  ...{ zero: '0', oh: '0', one: '1', two: '2', three: '3', four: '4' },
  ...{ five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
  ...{ shunya: '0', ek: '1', do: '2', teen: '3', char: '4', chaar: '4', paanch: '5', panch: '5' },
  ...{ chhe: '6', chhah: '6', saat: '7', sat: '7', aath: '8', nau: '9' },
};
const WORDS = Object.keys(DIGIT_WORDS).join('|');
const DIGIT_WORD = new RegExp(`(?<!\\p{L})(${WORDS})(?!\\p{L})`, 'gu');
const REPEATED = new RegExp(`(?<!\\p{L})(double|triple)\\s+(${WORDS}|\\d)(?![\\p{L}\\d])`, 'gu');

/** 14.02.2027, 14/2/27 and 2027-02-14. */
const DATES =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:20)?\d\d|20\d\d-\d\d-\d\d)(?!\d)/g;

/** What may stand between the digits of one number. A comma only between single digits: “1,20,000” is a price. */
const SEPARATOR = /^(?:[\s.\-‐-―()[\]/_*~+'"]{1,4}|,\s?)$/u;

/** A mobile number, or a landline with its area code, as digits without separators. */
const MOBILE = /^(?:(?:00)?91|0)?0?[6-9]\d{9}$/;
const LANDLINE = /^(?:0|(?:00)?910?)[1-8]\d{9}$/;

const MAX_DIGITS = 15;

/** Top-level domains that links in messages have. Those that are also English words count with a path only. */
const DOMAINS =
  'com|net|org|in|co|io|info|biz|app|xyz|online|site|shop|store|studio|photography|wedding|events|website|me|ly|gl|gle|page|dev|ai|uk|ae';
const DOMAINS_WITH_PATH = 'be|to|us|is|it|at|cc|tv|gd|so|live|link|club';
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*';
const LINKS: readonly RegExp[] = [
  /https?:\/\//u,
  /(?<![\p{L}\p{N}])www\s?\.\s?\p{L}/u,
  new RegExp(`${LABEL}\\.(?:${DOMAINS})(?![\\p{L}\\p{N}_-]|\\.\\p{L}{4})`, 'u'),
  new RegExp(`${LABEL}\\.(?:${DOMAINS_WITH_PATH})/\\S`, 'u'),
  new RegExp(`${LABEL}\\s?\\.\\s?(?:com|net|org)(?![\\p{L}\\p{N}_-])`, 'u'),
  new RegExp(`${LABEL}\\s(?:dot|\\.)\\s(?:com|net|org|co(?:\\s(?:dot|\\.)\\sin)?)(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(`${LABEL}\\s?[(\\[]\\s?dot\\s?[)\\]]\\s?\\p{L}{2}`, 'u'),
];

/**
 * Returns whether a text contains a phone number or a link, in the spellings that are common in India; undefined if
 * neither. A wrong guess costs little: a message waits for an admin, and other texts are to be reworded.
 */
export function contactDetailIn(text: string): 'phone' | 'link' | undefined {
  const plain = normalized(text);
  if (LINKS.some((link) => link.test(plain))) return 'link';
  return hasPhoneNumber(plain) ? 'phone' : undefined;
}

/** Lower case, with digits and dots of other scripts and widths as ASCII. */
const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/gu, '.')
    .replace(/\p{Nd}/gu, (digit) => String(decimalValue(digit)));

/** Unicode encodes the ten digits of each script in a row from a multiple of ten above its zero. */
function decimalValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  if (point < 128) return Number(digit);
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return point - zero;
}

function hasPhoneNumber(plain: string): boolean {
  const digits = plain
    .replace(REPEATED, (_, times: string, digit: string) =>
      Array.from({ length: times === 'double' ? 2 : 3 }, () => digit).join(' '),
    )
    .replace(DIGIT_WORD, (word) => DIGIT_WORDS[word] ?? word)
    .replace(/(?<=\d)o(?!\p{L})|(?<!\p{L})o(?=\d)/gu, '0')
    .replace(DATES, ' | ');
  // Digits are at even indexes, what is between them at odd ones.
  const parts = digits.split(/(\D+)/);
  return parts.some((part, start) => /^\d/.test(part) && isNumberFrom(parts, start));
}

/** Whether some groups of digits from this one on are a phone number together. */
function isNumberFrom(parts: readonly string[], start: number): boolean {
  const groups: string[] = [];
  for (let index = start; index < parts.length; index += 2) {
    groups.push(parts[index] ?? '');
    const number = groups.join('');
    if (number.length > MAX_DIGITS) return false;
    if (isPhoneNumber(number, groups)) return true;
    const between = parts[index + 1] ?? '';
    const isComma = between.startsWith(',');
    if (!SEPARATOR.test(between) || (isComma && groups.at(-1)?.length !== 1)) return false;
  }
  return false;
}

/** Several round numbers in a row are prices or guest counts. */
const isPhoneNumber = (number: string, groups: readonly string[]): boolean =>
  (MOBILE.test(number) || LANDLINE.test(number)) &&
  !(groups.length > 1 && groups.every((group) => /^[1-9]\d*00$/.test(group)));
