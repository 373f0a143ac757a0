import MarkdownIt from 'markdown-it';
import { cachedByText } from './text-cache.js';

/**
 * Supports paragraphs, headings, emphasis, lists and links. Everything else, HTML included, is shown as plain text.
 */
const markdown = new MarkdownIt('zero', { html: false, linkify: false, typographer: false }).enable([
  'emphasis',
  'list',
  'link',
  'newline',
  'heading',
  'entity',
]);

/** Allowed links: web pages, email addresses, and our own pages. */
markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(url.trim());

/** Headings start at level 2, because the page's title is the only h1. */
markdown.core.ruler.push('headings below the title', ({ tokens }) => {
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
});

/** Shows only the text of links without a target, which would lead to the same page. Links are never nested. */
markdown.core.ruler.push('links without a target', ({ tokens }) => {
  for (const token of tokens) {
    let isEmpty = false;
    token.children =
      token.children?.filter((child) => {
        if (child.type === 'link_open') isEmpty = child.attrGet('href') === '';
        return !(isEmpty && ['link_open', 'link_close'].includes(child.type));
      }) ?? null;
  }
});

/** Prevents links in stories from improving the search ranking of other sites. */
markdown.core.ruler.push('links of people', ({ tokens }) => {
  for (const link of tokens.flatMap(({ children }) => children ?? []))
    if (link.type === 'link_open' && /^https?:/i.test(String(link.attrGet('href'))))
      link.attrSet('rel', 'nofollow ugc noopener');
});

/** Characters that are expensive to render: line breaks, and those that may start markup. A long article has a thousand. */
const MARK = /[*_&\n[\]]/g;

/** Maximum number of these characters: rendering more would delay other requests. */
const MAX_MARKS = 2000;

function hasTooManyMarks(source: string): boolean {
  let marks = 0;
  for (const _ of source.matchAll(MARK)) if (++marks > MAX_MARKS) return true;
  return false;
}

/** Renders Markdown as safe HTML. Text with too much markup is shown as plain text. */
export const toHtml = (source: string): string =>
  hasTooManyMarks(source) ? plainTextToHtml(source) : markdown.render(source);

const plainTextToHtml = (source: string): string =>
  source
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${markdown.utils.escapeHtml(paragraph.trim())}</p>\n`)
    .join('');

/**
 * Strips Markdown to plain text in one line. The patterns are bounded: otherwise a text of brackets would take minutes.
 */
export function toPlainText(source: string): string {
  return source
    .replace(/\[([^[\]]*)\]\([^()]{0,500}\)/g, '$1')
    .replace(/^[ \t]{0,20}(?:[-*+]|\d{1,9}\.|#{1,6})[ \t]+/gm, '')
    .replace(/[*_]{1,3}([^*_]+)[*_]{1,3}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `toHtml` and `toPlainText` with a cache, for stored texts. */
export const cachedHtml = cachedByText(toHtml);
export const cachedPlainText = cachedByText(toPlainText);

/**
 * Splits the first paragraph after at most `length` characters, at the end of a sentence or a word, and never inside
 * markup.
 */
export function shortOpening(source: string, length: number): string {
  const [opening = ''] = source.split(/\n\s*\n/, 1);
  if (opening.length <= length) return source;
  const closedAt = positionsOutsideMarkup(opening.slice(0, length));
  const ends = [...opening.slice(0, length).matchAll(/[.!?…]["'’”)]?\s|\s/g)].map((end) => ({
    at: end.index + end[0].length,
    sentence: end[0].length > 1,
  }));
  const whole = ends.filter(({ at }) => closedAt[at]);
  const end = whole.findLast(({ sentence }) => sentence) ?? whole.at(-1);
  return end ? `${source.slice(0, end.at).trimEnd()}\n\n${source.slice(end.at)}` : source;
}

/** Returns for each position of a text whether no emphasis and no link is open. */
function positionsOutsideMarkup(text: string): boolean[] {
  const open = { star: false, underscore: false, brackets: 0, parentheses: 0 };
  const outside = [true];
  for (const character of text.split('')) {
    if (character === '*') open.star = !open.star;
    else if (character === '_') open.underscore = !open.underscore;
    else if (character === '[' || character === ']') open.brackets += character === '[' ? 1 : -1;
    else if (character === '(' || character === ')') open.parentheses += character === '(' ? 1 : -1;
    outside.push(!open.star && !open.underscore && !open.brackets && !open.parentheses);
  }
  return outside;
}

/** Returns the first `length` characters, cut at a word, with an ellipsis if shortened. */
export function teaser(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(' ');
  let last = end > length / 2 ? end : length;
  while (last > 0 && ' \n\t,;:.'.includes(cut.charAt(last - 1))) last--;
  return `${cut.slice(0, last)}…`;
}

/** Characters of a text that the audit log stores. */
const AUDITED_LENGTH = 200;

/** Returns the beginning of a text for the audit log. */
export const auditExcerpt = (source: string): string => teaser(toPlainText(source), AUDITED_LENGTH);
