// Helpers of api.mjs and web.mjs: texts of literals, line numbers, and the pattern of a sentence.
import ts from 'typescript';

/** Matches a text that starts with a capitalised word followed by another word. */
export const SENTENCE = /^\p{Lu}[\p{L}’']* \p{L}/u;

/** Returns the text of a literal, with `…` for interpolations; undefined for other nodes. */
export function literalText(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}

const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** Formats a finding as `line: text`. */
export const finding = (source, node, text) =>
  `${lineOf(source, node)}: ${text.trim().replaceAll(/\s+/g, ' ')}`;
