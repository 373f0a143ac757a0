import MarkdownIt from 'markdown-it';
import { cachedByText } from './text-cache.js';

/**
 * Paragraphs, headings, emphasis, lists and links; everything else that people type, HTML included, is shown
 * as the characters it is made of.
 */
const markdown = new MarkdownIt('zero', { html: false, linkify: false, typographer: false }).enable([
  'emphasis',
  'list',
  'link',
  'newline',
  'heading',
  'entity',
]);

/** Links lead to the web, to a mailbox, or to a page of ours. */
markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(url.trim());

/** The page's own title is its only first heading. */
markdown.core.ruler.push('headings below the title', ({ tokens }) => {
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
});

/** Nobody's place in a search engine is for sale in our stories. */
markdown.core.ruler.push('links of people', ({ tokens }) => {
  for (const link of tokens.flatMap(({ children }) => children ?? []))
    if (link.type === 'link_open' && /^https?:/i.test(String(link.attrGet('href'))))
      link.attrSet('rel', 'nofollow ugc noopener');
});

/** What takes time to render: lines, and characters that may begin a mark. A long article has a thousand. */
const MARK = /[*_&\n[\]]/g;

/** With more marks than this, rendering takes too long to be done beside other requests. */
const MAX_MARKS = 2000;

function hasTooManyMarks(source: string): boolean {
  let marks = 0;
  for (const _ of source.matchAll(MARK)) if (++marks > MAX_MARKS) return true;
  return false;
}

/** Markdown as HTML that is safe to put into a page. A text of little else than marks is shown as it was typed. */
export const toHtml = (source: string): string =>
  hasTooManyMarks(source) ? asTyped(source) : markdown.render(source);

const asTyped = (source: string): string =>
  source
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${markdown.utils.escapeHtml(paragraph.trim())}</p>\n`)
    .join('');

/**
 * The text of Markdown without its marks, in one line. No pattern looks further than a mark reaches: otherwise
 * a text of nothing but brackets would take minutes.
 */
export function toPlainText(source: string): string {
  return source
    .replace(/\[([^[\]]*)\]\([^()]{0,500}\)/g, '$1')
    .replace(/^[ \t]{0,20}(?:[-*+]|\d{1,9}\.|#{1,6})[ \t]+/gm, '')
    .replace(/[*_]{1,3}([^*_]+)[*_]{1,3}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `toHtml` and `toPlainText` for what is stored, and so asked for again and again. */
export const cachedHtml = cachedByText(toHtml);
export const cachedPlainText = cachedByText(toPlainText);

/**
 * Ends the opening paragraph after `length` characters at the most: what is left of a longer one becomes the next.
 * It ends with a sentence, or else with a word, and never inside of a mark.
 */
export function shortOpening(source: string, length: number): string {
  const [opening = ''] = source.split(/\n\s*\n/, 1);
  if (opening.length <= length) return source;
  const closedAt = closedPlaces(opening.slice(0, length));
  const ends = [...opening.slice(0, length).matchAll(/[.!?…]["'’”)]?\s|\s/g)].map((end) => ({
    at: end.index + end[0].length,
    sentence: end[0].length > 1,
  }));
  const whole = ends.filter(({ at }) => closedAt[at]);
  const end = whole.findLast(({ sentence }) => sentence) ?? whole.at(-1);
  return end ? `${source.slice(0, end.at).trimEnd()}\n\n${source.slice(end.at)}` : source;
}

/** For each length of the beginning of a text, whether no emphasis and no link is open at its end. */
function closedPlaces(text: string): boolean[] {
  const open = { star: false, underscore: false, brackets: 0, parentheses: 0 };
  const places = [true];
  for (const character of text.split('')) {
    if (character === '*') open.star = !open.star;
    else if (character === '_') open.underscore = !open.underscore;
    else if (character === '[' || character === ']') open.brackets += character === '[' ? 1 : -1;
    else if (character === '(' || character === ')') open.parentheses += character === '(' ? 1 : -1;
    places.push(!open.star && !open.underscore && !open.brackets && !open.parentheses);
  }
  return places;
}

/** The first `length` characters, ending at a word, with an ellipsis when something was cut. */
export function teaser(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(' ');
  let last = end > length / 2 ? end : length;
  while (last > 0 && ' \n\t,;:.'.includes(cut.charAt(last - 1))) last--;
  return `${cut.slice(0, last)}…`;
}
