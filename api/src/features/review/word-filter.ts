import { FILTERED_WORDS } from './filtered-words.constants.js';

/** Signs and letters of other scripts that stand for a Latin letter: "sh1t", "$hit", "ѕhit". */
const STANDS_FOR: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  ...{ а: 'a', с: 'c', е: 'e', і: 'i', о: 'o', р: 'p', ѕ: 's', у: 'y', х: 'x', к: 'k' },
};

/** Accents of Latin letters, and what can't be seen. The vowel signs of Indian scripts are marks too, and stay. */
const DIACRITICS = /[\u0300-\u036f\ufe00-\ufe0f\p{Cf}]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}@$!]+/u;
const DIGITS_ALONE = /^[\p{N}]+$/u;

/** The form in which words are compared. Decomposed, so that each way to write a letter is the same. */
const plain = (text: string): string => text.normalize('NFKD').toLowerCase().replace(DIACRITICS, '');

const WORDS: ReadonlySet<string> = new Set(FILTERED_WORDS.map(plain));

/** "shiiit!" as "shit" and "shiit": three letters and more in a row are one or two of them. */
function spellings(token: string): string[] {
  const bare = token.replace(/^[@$!]+|[!]+$/g, '');
  return [token, bare].flatMap((each) => {
    const letters = DIGITS_ALONE.test(each)
      ? each
      : Array.from(each, (sign) => STANDS_FOR[sign] ?? sign).join('');
    return [letters, letters.replace(/(.)\1{2,}/gu, '$1'), letters.replace(/(.)\1{2,}/gu, '$1$1')];
  });
}

/** Words, and letters that stand alone put together: "f u c k". */
function tokensOf(text: string): string[] {
  const tokens = plain(text).split(BETWEEN_WORDS).filter(Boolean);
  const spaced: string[] = [];
  let run = '';
  for (const token of tokens) {
    const alone = Array.from(token).length === 1;
    if (!alone && run) spaced.push(run);
    run = alone ? run + token : '';
  }
  return [...tokens, ...spaced, run];
}

/** Addresses of other places and telephone numbers: advertising, or somebody's own to tell. */
const CONTACT = /https?:|www\.|[^\s@]@[^\s@]+\.[^\s@]|(?:\p{Nd}[\s.-]?){10}/u;

/**
 * Whether a text holds something for which an admin should read it first: an abusive word in one of its usual
 * disguises, a link, an e-mail address or a telephone number. Takes time in proportion to the length.
 */
export const needsWordReview = (text: string): boolean =>
  CONTACT.test(text) || tokensOf(text).some((token) => spellings(token).some((each) => WORDS.has(each)));
