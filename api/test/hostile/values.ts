import type { Random } from './random.js';

/** Texts whose repetition may be expensive for parsers, patterns and renderers. */
const PIECES = [
  ...[
    'a',
    ' ',
    '\n',
    '\r\n',
    '\t',
    ',',
    ';',
    '.',
    ':',
    '&',
    '=',
    '%',
    '%2',
    '%20',
    '+',
    '/',
    '//',
    '\\',
    '<',
    '>',
    '"',
    "'",
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '{',
    '}',
    '*',
    '**',
    '_',
    '- ',
    '# ',
    '1. ',
    '`',
    '~',
    '|',
    '$',
    '${',
    '^',
    '@',
    '!',
    '![',
    '](',
    '[a](b)',
  ],
  ...[
    '&amp;',
    '&#x41;',
    '&#',
    'http://a.b',
    'www.',
    'a@',
    'a@b.c',
    '-',
    '0',
    '9',
    '1,',
    '1.2k ',
    'veg ',
    'rs. ',
    '₹',
    'per plate ',
  ],
  ...[
    'null',
    'undefined',
    'true',
    'NaN',
    '__proto__',
    'constructor',
    'é',
    'क',
    '😀',
    '\u200b',
    '\u2028',
    '\ufeff',
    '\u0000',
  ],
  ...['\ud83d', '\udc00', '\ufffd', "')--", '%_', '…', '“', '0x', '1e9', 'ſ', 'İ'],
] as const;

/** A text of up to `size` characters, made of a few repeated pieces. */
export function nastyText(random: Random, size: number): string {
  const unit = random.list(random.int(1, 4), () => random.pick(PIECES)).join('');
  const before = random.chance(0.3) ? random.pick(PIECES) : '';
  const after = random.chance(0.3) ? random.pick(PIECES) : '';
  return (
    (before + unit.repeat(Math.ceil(size / unit.length))).slice(0, Math.max(0, size - after.length)) + after
  );
}

/** Escapes a text for an address; half a surrogate pair, which can't be escaped, becomes U+FFFD. */
export const escaped = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Escapes some of the characters that needn't stay unescaped, and removes the others. */
export function escapeSome(random: Random, text: string, characters: RegExp): string {
  const replaced = new Map<string, string>();
  return text.replace(characters, (mark) => {
    let by = replaced.get(mark);
    if (by === undefined) replaced.set(mark, (by = random.chance(0.7) ? escaped(mark) : ''));
    return by;
  });
}

/** Encodes a text as Node sends it in a URL. */
export const inAddress = (random: Random, text: string) => escapeSome(random, text, /[^!$(-;=?-Z_a-z~%[\]]/g);

/** A valid text. */
export const plainText = (random: Random, max: number): string =>
  random
    .list(Math.max(1, Math.floor(random.int(1, max) / 8)), () =>
      random.pick(['lake', 'hall', 'garden', 'terrace', 'pandal']),
    )
    .join(' ')
    .slice(0, max)
    .trim();

const SCALARS = [
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  true,
  false,
  null,
  '',
  ' ',
  'a',
  '1',
  'null',
  [],
  {},
  '[]',
  '{}',
] as const;

/** Below this size a value has no nested values, which ends the recursion. */
const SMALL = 100;

/** A JSON value of up to `size` bytes that matches no schema. */
export function nastyValue(random: Random, size: number, names: readonly string[] = ['id']): unknown {
  switch (random.int(0, size < SMALL ? 2 : 8)) {
    case 0:
      return random.pick(SCALARS);
    case 1:
      return nastyText(random, size);
    case 2: {
      const element = random.pick<unknown>([0, 'a', '', {}, [], null, { a: 0 }, 'x'.repeat(36)]);
      return random.list(Math.floor(size / (JSON.stringify(element).length + 1)), () => element);
    }
    case 3:
      return nearMisses(random, Math.floor(size / 14), names, () => 0);
    case 4:
      return nested(Math.floor(size / random.int(2, 8)), random.chance(0.5));
    case 5:
      return toJson(nastyValue(random, Math.floor(size / 3), names));
    case 6:
      return random.list(random.int(1, 30), () => nastyValue(random, Math.floor(size / 40), names));
    case 7:
      return nearMisses(random, random.int(1, 60), names, () =>
        nastyValue(random, Math.floor(size / 80), names),
      );
    default:
      return random.list(random.int(1, 100), () => nastyText(random, Math.floor(size / 120)));
  }
}

/** An object with keys similar to `names`, some of them equal. */
function nearMisses(random: Random, count: number, names: readonly string[], value: () => unknown): object {
  const one = (i: number): [string, unknown] => {
    const name = random.pick(names);
    return [
      random.chance(0.1) ? name : `${name.slice(0, random.int(1, name.length))}${i.toString(36)}`,
      value(),
    ];
  };
  return Object.fromEntries(random.list(count, one));
}

/** Nested lists or objects; as text, because JSON.stringify is recursive. */
export class Nested {
  constructor(
    readonly levels: number,
    readonly lists: boolean,
  ) {}
}
const nested = (levels: number, lists: boolean) => new Nested(levels, lists);

/** JSON of a value that may be nested more deeply than JSON.stringify can follow. */
export function toJson(value: unknown): string {
  const deep = new Map<string, string>();
  const text = JSON.stringify(value, (_key, each: unknown) => {
    if (!(each instanceof Nested)) return each;
    const mark = `@@${deep.size}@@`;
    const open = each.lists ? '[' : '{"a":';
    const close = each.lists ? ']' : '}';
    deep.set(mark, open.repeat(each.levels) + (each.lists ? '' : '0') + close.repeat(each.levels));
    return mark;
  });
  let whole = text;
  for (const [mark, levels] of deep) {
    // The quotes around the placeholder, which are escaped inside a text.
    const close = whole.indexOf('"', whole.indexOf(mark));
    const open = whole.lastIndexOf('"', close - 1);
    let start = open;
    while (whole[start - 1] === '\\') start--;
    whole = whole.slice(0, start) + (start === open ? levels : '0') + whole.slice(close + 1);
  }
  return whole;
}
