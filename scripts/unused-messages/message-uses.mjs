import ts from 'typescript';

const GENERATED = /(?:^|[./])messages\.generated(?:\.js)?$/;

/** Returns the generated modules that a file imports, by the local name of their `t`. */
function importedTexts(source) {
  const modules = new Map();
  for (const { moduleSpecifier, importClause } of source.statements.filter(ts.isImportDeclaration))
    if (GENERATED.test(moduleSpecifier.text))
      for (const { name } of importClause.namedBindings.elements)
        modules.set(name.text, moduleSpecifier.text.replace(/(\.js)?$/, '.ts'));
  return modules;
}

/** Splits an argument into literal keys and expressions that only the type checker can evaluate. */
function addKeys(node, use) {
  if (ts.isStringLiteralLike(node)) use.literals.push(node.text);
  else if (ts.isConditionalExpression(node)) {
    addKeys(node.whenTrue, use);
    addKeys(node.whenFalse, use);
  } else if (!ts.isObjectLiteralExpression(node)) use.expressions.push(node);
}

/**
 * Returns the uses of message catalogues in a file: calls of `t` or of its methods, and calls that take `t` as an
 * argument, such as `rich(t, 'terms', …)`.
 * @returns {{ module: string, literals: string[], expressions: ts.Expression[] }[]}
 */
export function messageUses(source) {
  const modules = importedTexts(source);
  const uses = [];
  const visit = (node) => {
    const module = ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent) && modules.get(node.text);
    if (module) {
      const call = ts.isPropertyAccessExpression(node.parent) ? node.parent.parent : node.parent;
      const use = { module, literals: [], expressions: [] };
      if (ts.isCallExpression(call))
        for (const argument of call.arguments) if (argument !== node) addKeys(argument, use);
      uses.push(use);
    }
    ts.forEachChild(node, visit);
  };
  if (modules.size > 0) visit(source);
  return uses;
}
