// Literal texts of the API that people read.
import ts from 'typescript';
import { SENTENCE, finding, literalText } from './literal.mjs';

/** SQL begins with a word in capitals. */
const NO_SENTENCE = /^(\p{Lu}{2,}|Bearer) /u;

/** Calls whose arguments people read: errors, yup’s rules and our own, and REST’s envelopes. */
const MESSAGE_CALL =
  /^(badInput|conflict|notFound|tooMany|envelope|createError|defined|email|integer|length|matches|max|min|oneOf|required|tenDigits|test|typeError|\w+Password)$/;

/** Errors that people don’t read: our bugs and invalid settings. Errors with an HTTP status are sent to clients. */
const FAULT = /^(Error|EnvError|RangeError|TypeError)$/;

/** Properties and files that document the schema for developers, or contain keys that the web translates. */
const DOCUMENTATION = /^(default|deprecationReason|\w*[dD]escription|examples|help|summary)$/;
const DOCUMENTING_FILE =
  /\.(constants|entity|enum|inputs|resolver|factory)\.ts$|\/openapi\/|graphql\/schema\.ts$/;

/** Finds sentences outside documentation, and all literals in errors, rules and responses. */
export function textsOfApi(source) {
  const found = new Set();
  const mayHoldSentences = !DOCUMENTING_FILE.test(source.fileName);
  const visit = (node, isMessage) => {
    if (ts.isImportDeclaration(node) || ts.isDecorator(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node)) return;
    if (
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      DOCUMENTATION.test(node.name.getText(source))
    )
      return;
    if (ts.isNewExpression(node) && !isFault(node, source))
      isMessage ||= /Error$/.test(node.expression.getText(source));
    else if (ts.isNewExpression(node)) return;
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      if (/\blog(ger)?\.\w+$/.test(called)) return;
      visit(node.expression, false);
      const isMessageCall = MESSAGE_CALL.test(called.replace(/^[\s\S]*\./, ''));
      for (const argument of node.arguments) visit(argument, isMessageCall);
      return;
    }
    const text = literalText(node);
    if (
      text !== undefined &&
      (SENTENCE.test(text) && !NO_SENTENCE.test(text)
        ? isMessage || mayHoldSentences
        : isMessage && / \p{L}/u.test(text))
    )
      found.add(finding(source, node, text));
    ts.forEachChild(node, (child) => visit(child, isMessage));
  };
  visit(source, false);
  return [...found];
}

/** Matches `new Error('…')`, but not `Object.assign(new Error('…'), { statusCode: 404 })`. */
const isFault = (node, source) =>
  FAULT.test(node.expression.getText(source)) &&
  !(ts.isCallExpression(node.parent) && node.parent.arguments[1]?.getText(source).includes('statusCode'));
