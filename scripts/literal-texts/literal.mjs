// What both parts of the application have in common: literals, their lines and what looks like a sentence.
import ts from 'typescript';

/** “Two words”, the first in title case. */
export const SENTENCE = /^\p{Lu}[\p{L}’']* \p{L}/u;

/** Returns the text of a literal, with `…` for its values; undefined for other nodes. */
export function literalText(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}

const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** Formats a finding as `line: text`. */
export const finding = (source, node, text) =>
  `${lineOf(source, node)}: ${text.trim().replaceAll(/\s+/g, ' ')}`;
