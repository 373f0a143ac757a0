// Literal texts of the web app that people read.
import ts from 'typescript';
import { finding, literalText } from './literal.mjs';

/** Attributes and properties that people read or hear. */
const READ =
  /^(alt|aria-label|aria-description|aria-roledescription|busyLabel|caption|description|detail|emptyText|heading|help|hint|label|legend|lead|many|message|one|placeholder|prompt|subject|subtitle|summary|text|title|unit)$/;

/** Two letters in a row: not a unit, an icon or punctuation. */
const WORDS = /\p{L}\p{L}/u;

/** Two words, or one beside a value: “signing up”, “Rejected: …”, “… results”. */
const PHRASE = /\p{L}{2,}[,.:;!?]? [\p{L}…]|… \p{L}{2,}/u;

/** Sort directions, whose columns may be called “title”, IDs of elements, media queries, cookies and JSON. */
const NO_TEXT = /^(asc|desc)$|^#|^\((max|min|prefers)-|; Path=|^\{\s/;

/** Attributes, properties and variables with styles, types, keys and postal addresses. */
const TECHNICAL =
  /^(@type|accept|address|\w*[cC]lassName|query-input|rel|serializationKey|sizes|__typename|sx|\w+Sx|touchAction)$/;

/** Calls with selectors, media queries and class names. */
const TECHNICAL_CALL = /(^|\.)(closest|cx|matches|matchMedia|querySelector|querySelectorAll|Symbol)$/;

const TAGS = /<[^>]*>/g;

/**
 * Finds literals that are shown: children of elements, values of attributes that people read, values in messages, and
 * phrases anywhere else. Follows constants and functions of the same file.
 *
 * @param branchKeys keys of the branches in messages, which are values but not shown
 */
export function textsOfWeb(source, branchKeys) {
  const found = new Set();
  const declared = declarationsOf(source);
  /** Declarations being followed: a constant may refer to itself. */
  const followed = new Set();
  const add = (node, text) => {
    if (!WORDS.test(text) || NO_TEXT.test(text)) return;
    found.add(finding(source, node, text));
  };
  /** Adds the literals that an expression can evaluate to. */
  const addLiterals = (node, isShown = () => true) => {
    const addAll = (nodes) => nodes.forEach((each) => addLiterals(each, isShown));
    const text = literalText(node);
    if (text !== undefined && isShown(text)) add(node, text);
    if (ts.isTemplateExpression(node)) addAll(node.templateSpans.map(({ expression }) => expression));
    else if (ts.isConditionalExpression(node)) addAll([node.whenTrue, node.whenFalse]);
    else if (ts.isBinaryExpression(node)) addAll(operandsOf(node));
    else if (ts.isArrowFunction(node)) addAll([node.body]);
    else if (ts.isObjectLiteralExpression(node))
      addAll(node.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer));
    else if (ts.isIdentifier(node)) follow(declared.get(node.text), isShown);
    else if (
      ts.isParenthesizedExpression(node) ||
      ts.isJsxExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isCallExpression(node) ||
      ts.isElementAccessExpression(node)
    )
      addAll(node.expression ? [node.expression] : []);
  };
  const follow = (declaration, isShown) => {
    if (!declaration || followed.has(declaration)) return;
    followed.add(declaration);
    addLiterals(declaration, isShown);
    followed.delete(declaration);
  };
  /** Adds the literals among a message’s values, unless they choose a branch of it. */
  const addValues = ({ properties }) =>
    properties
      .filter(ts.isPropertyAssignment)
      .forEach(({ initializer }) => addLiterals(initializer, (text) => !branchKeys.has(text)));
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    // Errors are for developers, and comparisons show neither side.
    if (ts.isNewExpression(node) || ts.isCaseClause(node)) return node.statements?.forEach(visit);
    const name = nameOf(node, source);
    if (name && TECHNICAL.test(name)) return;
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) addLiterals(node);
    else if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.initializer) {
      if (READ.test(name)) addLiterals(node.initializer);
      return visit(node.initializer);
    } else if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      if (TECHNICAL_CALL.test(called)) return;
      if (called === 't' || called === 'rich')
        node.arguments.filter(ts.isObjectLiteralExpression).forEach(addValues);
    }
    const text = literalText(node)?.replaceAll(TAGS, '');
    if (text !== undefined && PHRASE.test(text)) add(node, text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

/** Returns what the constants and functions of a file are initialised with, by name. */
function declarationsOf(source) {
  const declared = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      declared.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return declared;
}

const nameOf = (node, source) =>
  (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
  node.name.getText(source).replaceAll(/['"]/g, '');

/** Returns the operands that can be shown: both of `+`, `??` and `||`, the right one of `&&`, none of comparisons. */
function operandsOf({ left, right, operatorToken: { kind } }) {
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right];
  const isEither = [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.BarBarToken,
  ].includes(kind);
  return isEither ? [left, right] : [];
}
