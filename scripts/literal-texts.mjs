// `npm run check:texts`: folders whose texts come from message catalogues hold none in their code. `-- --count` counts
// the texts of the other folders.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');

/** Folders whose texts are all in their catalogues. */
const CONVERTED = [
  'web/src/home',
  'web/src/lib',
  'web/src/review',
  'web/src/search',
  'web/src/ui',
  'web/src/wishlist',
];

/** Attributes and properties that people read or hear. */
const READ =
  /^(alt|aria-label|aria-description|aria-roledescription|caption|description|emptyText|heading|help|hint|label|legend|lead|message|placeholder|prompt|subject|subtitle|summary|text|title)$/;

/** A letter beside another: not a unit, an icon or punctuation. */
const WORDS = /\p{L}\p{L}/u;

const SENTENCE = /^\p{Lu}[\p{L}’']* \p{L}/u;

const isConverted = (file) => CONVERTED.some((folder) => file.startsWith(`${folder}/`));

/** Texts of a file, as `line: text`. */
function textsOf(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = new Set();
  const add = (node, text) => {
    if (!WORDS.test(text) || text.startsWith('#')) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.add(`${line + 1}: ${text.trim().replaceAll(/\s+/g, ' ')}`);
  };
  /** Literals that an expression may become. */
  const addLiterals = (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…'));
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(addLiterals);
    else if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
      if (node.expression) addLiterals(node.expression);
    } else if (ts.isBinaryExpression(node))
      [node.left, node.right].filter(isValue(node)).forEach(addLiterals);
  };
  const visit = (node) => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) addLiterals(node);
    else if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.initializer) {
      if (READ.test(node.name.getText(source).replaceAll(/['"]/g, ''))) addLiterals(node.initializer);
    }
    // Sentences in constants, whatever they are called.
    if (ts.isStringLiteral(node) && SENTENCE.test(node.text) && !ts.isNewExpression(node.parent))
      add(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

/** Both sides of `+`, `??` and `||` can be what is shown, of `&&` the right one, of comparisons none. */
const isValue = (node) => (side) => {
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return side === node.right;
  return [ts.SyntaxKind.PlusToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(
    kind,
  );
};

const files = readdirSync(path.join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(generated|test)\.tsx?$|^gql\/|developers\/examples/.test(file),
  )
  .map((file) => path.join('web/src', file))
  .sort();

if (process.argv.includes('--count')) {
  const counts = new Map();
  for (const file of files) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + textsOf(file).length);
  }
  for (const [folder, count] of counts) if (count) console.log(`${String(count).padStart(4)} ${folder}`);
} else {
  for (const file of files.filter(isConverted))
    for (const text of textsOf(file)) {
      console.error(`${file}:${text}`);
      process.exitCode = 1;
    }
}
