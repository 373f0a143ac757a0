import { FILTERED_WORDS } from './filtered-words.constants.js';

/** Signs and letters of other scripts that replace Latin letters: "sh1t", "$hit", "ѕhit". */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  ...{ а: 'a', с: 'c', е: 'e', і: 'i', о: 'o', р: 'p', ѕ: 's', у: 'y', х: 'x', к: 'k' },
};

/**
 * Accents of Latin letters and invisible characters, but not the vowel signs of Indian scripts, which are marks too.
 */
const DIACRITICS = /[\u0300-\u036f\ufe00-\ufe0f\p{Cf}]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}@$!]+/u;
const DIGITS_ALONE = /^[\p{N}]+$/u;

/** Normalises text for comparison. Decomposed, so that all encodings of a letter are equal. */
const plain = (text: string): string => text.normalize('NFKD').toLowerCase().replace(DIACRITICS, '');

const WORDS: ReadonlySet<string> = new Set(FILTERED_WORDS.map(plain));

/** "shiiit!" is "shit" or "shiit": three or more equal letters in a row mean one or two. */
function spellings(token: string): string[] {
  const bare = token.replace(/^[@$!]+|[!]+$/g, '');
  return [token, bare].flatMap((each) => {
    const letters = DIGITS_ALONE.test(each)
      ? each
      : Array.from(each, (sign) => LOOKALIKES[sign] ?? sign).join('');
    return [letters, letters.replace(/(.)\1{2,}/gu, '$1'), letters.replace(/(.)\1{2,}/gu, '$1$1')];
  });
}

/** Words, and words made of letters that are spaced out: "f u c k". */
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

/** Links, email addresses and phone numbers: advertising or personal data. */
const CONTACT = /https?:|www\.|[^\s@]@[^\s@]+\.[^\s@]|(?:\p{Nd}[\s.-]?){10}/u;

/**
 * Whether an admin should check a text before it is published: it contains an abusive word, possibly disguised, a link,
 * an email address or a phone number. Linear time.
 */
export const needsWordReview = (text: string): boolean =>
  CONTACT.test(text) || tokensOf(text).some((token) => spellings(token).some((each) => WORDS.has(each)));
