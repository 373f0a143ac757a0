// `npm run check:texts`: rejects literal texts in folders that use message catalogues, and calls of `t` while a module
// loads. `-- --count` counts the literal texts of the other folders.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');

/** Folders whose texts are all in their catalogues. */
const CONVERTED = [
  'api/src/core',
  'api/src/features',
  'api/src/graphql',
  'api/src/http',
  'api/src/rest',
  'web/src/account',
  'web/src/about',
  'web/src/admin',
  'web/src/app',
  'web/src/blog',
  'web/src/booking',
  'web/src/developers',
  'web/src/enquiry',
  'web/src/gallery',
  'web/src/home',
  'web/src/inbox',
  'web/src/lib',
  'web/src/listing',
  'web/src/media',
  'web/src/overview',
  'web/src/pages/about',
  'web/src/pages/admin',
  'web/src/pages/auth',
  'web/src/pages/blog',
  'web/src/pages/developers',
  'web/src/pages/enquiry',
  'web/src/pages/home',
  'web/src/pages/inbox',
  'web/src/pages/legal',
  'web/src/pages/me',
  'web/src/pages/owner',
  'web/src/pages/photos',
  'web/src/pages/real-wedding',
  'web/src/pages/vendor',
  'web/src/pages/venue',
  'web/src/photos',
  'web/src/real-wedding',
  'web/src/review',
  'web/src/search',
  'web/src/ui',
  'web/src/user',
  'web/src/vendor',
  'web/src/venue',
  'web/src/wishlist',
  'web/src/writing',
];

/** Contains errors about settings, which only operators read. */
const FOR_OPERATORS = ['api/src/core/env.ts'];

/** Attributes and properties that people read or hear. */
const READ =
  /^(alt|aria-label|aria-description|aria-roledescription|busyLabel|caption|description|emptyText|heading|help|hint|label|legend|lead|message|placeholder|prompt|subject|subtitle|summary|text|title|unit)$/;

/** Two letters in a row: not a unit, an icon or punctuation. */
const WORDS = /\p{L}\p{L}/u;

/** Sort directions, by column: a column may have the name of an attribute that people read. */
const DIRECTION = /^(asc|desc)$/;

const SENTENCE = /^\p{Lu}[\p{L}’']* \p{L}/u;

/** SQL begins with a word in capitals. */
const NO_SENTENCE = /^(\p{Lu}{2,}|Bearer) /u;

/** Calls of the API whose arguments people read: errors, yup’s rules and our own, and REST’s envelopes. */
const SAYS =
  /^(badInput|conflict|notFound|tooMany|envelope|createError|defined|email|integer|length|matches|max|min|oneOf|required|tenDigits|test|typeError|\w+Password)$/;

/** Errors that people don’t read: our bugs and invalid settings. Errors with an HTTP status are sent to clients. */
const FAULT = /^(Error|EnvError|RangeError|TypeError)$/;

/** Properties and files that document the schema for developers, or contain keys that the web translates. */
const DOCUMENTS = /^(default|deprecationReason|\w*[dD]escription|examples|help|summary)$/;
const DOCUMENTING_FILE =
  /\.(constants|entity|enum|inputs|resolver|factory)\.ts$|\/openapi\/|graphql\/schema\.ts$/;

const isConverted = (file) =>
  !FOR_OPERATORS.includes(file) && CONVERTED.some((folder) => file.startsWith(`${folder}/`));

const parse = (file) =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** Returns the text of a literal, with `…` for its values; undefined for other nodes. */
function literalText(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}

/** Returns the literal texts of a file as `line: text`. */
const textsOf = (file) => (file.startsWith('api/') ? textsOfApi(parse(file), file) : textsOfWeb(parse(file)));

/** Finds sentences outside documentation, and all literals in errors, rules and responses. */
function textsOfApi(source, file) {
  const found = new Set();
  const mayHoldSentences = !DOCUMENTING_FILE.test(file);
  const visit = (node, isSaid) => {
    if (ts.isImportDeclaration(node) || ts.isDecorator(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node)) return;
    if (
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      DOCUMENTS.test(node.name.getText(source))
    )
      return;
    if (ts.isNewExpression(node) && !isFault(node, source))
      isSaid ||= /Error$/.test(node.expression.getText(source));
    else if (ts.isNewExpression(node)) return;
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      if (/\blog(ger)?\.\w+$/.test(called)) return;
      visit(node.expression, false);
      const says = SAYS.test(called.replace(/^[\s\S]*\./, ''));
      for (const argument of node.arguments) visit(argument, says);
      return;
    }
    const text = literalText(node);
    if (
      text !== undefined &&
      (SENTENCE.test(text) && !NO_SENTENCE.test(text)
        ? isSaid || mayHoldSentences
        : isSaid && / \p{L}/u.test(text))
    )
      found.add(`${lineOf(source, node)}: ${text.trim().replaceAll(/\s+/g, ' ')}`);
    ts.forEachChild(node, (child) => visit(child, isSaid));
  };
  visit(source, false);
  return [...found];
}

/** Matches `new Error('…')`, but not `Object.assign(new Error('…'), { statusCode: 404 })`. */
const isFault = (node, source) =>
  FAULT.test(node.expression.getText(source)) &&
  !(ts.isCallExpression(node.parent) && node.parent.arguments[1]?.getText(source).includes('statusCode'));

/** Returns calls of `t` outside functions, as `line: text`: while a module loads, there is no request and so no language. */
function saidAtLoad(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText(source) === 't')
      found.push(`${lineOf(source, node)}: ${node.getText(source)} is called when the module loads`);
    ts.forEachChild(node, visit);
  };
  if (/from '[^']*messages\.generated(\.js)?'/.test(source.text)) visit(source);
  return found;
}

function textsOfWeb(source) {
  const found = new Set();
  const add = (node, text) => {
    if (!WORDS.test(text) || DIRECTION.test(text) || text.startsWith('#')) return;
    found.add(`${lineOf(source, node)}: ${text.trim().replaceAll(/\s+/g, ' ')}`);
  };
  /** Returns the literals that an expression can evaluate to. */
  const addLiterals = (node) => {
    const text = literalText(node);
    if (text !== undefined) add(node, text);
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
    // Sentences in constants of any name; keys of objects are ignored.
    if (
      ts.isStringLiteral(node) &&
      SENTENCE.test(node.text) &&
      !ts.isNewExpression(node.parent) &&
      !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)
    )
      add(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

/** Returns the operands that can be shown: both of `+`, `??` and `||`, the right one of `&&`, none of comparisons. */
const isValue = (node) => (side) => {
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return side === node.right;
  return [ts.SyntaxKind.PlusToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(
    kind,
  );
};

const files = ['api/src', 'web/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(generated|test)\.tsx?$|^gql\/|developers\/examples/.test(file),
    )
    .map((file) => path.join(folder, file))
    .sort(),
);

if (process.argv.includes('--count')) {
  const counts = new Map();
  for (const file of files) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + textsOf(file).length);
  }
  for (const [folder, count] of counts) if (count) console.log(`${String(count).padStart(4)} ${folder}`);
} else {
  for (const file of files)
    for (const text of [...(isConverted(file) ? textsOf(file) : []), ...saidAtLoad(parse(file))]) {
      console.error(`${file}:${text}`);
      process.exitCode = 1;
    }
}
