import MarkdownIt from 'markdown-it';

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

/** Markdown as HTML that is safe to put into a page. */
export const toHtml = (source: string): string => markdown.render(source);

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

/**
 * Ends the opening paragraph after `length` characters at the most: what is left of a longer one becomes the next.
 * It ends with a sentence, or else with a word, and never inside of a mark.
 */
export function shortOpening(source: string, length: number): string {
  const [opening = ''] = source.split(/\n\s*\n/, 1);
  if (opening.length <= length) return source;
  const ends = [...opening.slice(0, length).matchAll(/[.!?…]["'’”)]?\s|\s/g)].map((end) => ({
    at: end.index + end[0].length,
    sentence: end[0].length > 1,
  }));
  const whole = ends.filter(({ at }) => isClosed(opening.slice(0, at)));
  const end = whole.findLast(({ sentence }) => sentence) ?? whole.at(-1);
  return end ? `${source.slice(0, end.at).trimEnd()}\n\n${source.slice(end.at)}` : source;
}

/** No emphasis and no link is open at the end. */
function isClosed(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return (
    count(/\*/g) % 2 === 0 &&
    count(/_/g) % 2 === 0 &&
    count(/\[/g) === count(/\]/g) &&
    count(/\(/g) === count(/\)/g)
  );
}

/** The first `length` characters, ending at a word, with an ellipsis when something was cut. */
export function teaser(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : length).replace(/[\s,;:.]+$/, '')}…`;
}
