import {
  GraphQLError,
  Kind,
  visit,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { t } from './messages.generated.js';

/** graphql-js reads the source from the top for each location of an error. A document of 1,000 tokens needs no more lines. */
const MAX_LINES = 3000;
/** Responses repeat names in messages, paths and keys, once per error or row. */
const MAX_NAME = 200;
/** Fields after all fragments are expanded. */
const MAX_FIELDS = 2000;
/** graphql-js compares fields of the same response key in pairs, to check that they can be merged. */
const MAX_PAIRS = 5000;
/** Aliases of one field below the root: each is repeated in every row of a list. */
const MAX_ALIASES = 50;
/** Only one runs, but all are parsed and validated. */
const MAX_OPERATIONS = 20;
/** Deeper than rules.ts allows. Fragments that spread themselves are left to graphql-js's own rules. */
const MAX_NESTING = 50;

/**
 * Rejects documents that are expensive to validate or whose response would be long. The rules of graphql-js take
 * quadratic time, so they see an empty document instead.
 */
export function limitDocument(context: ValidationContext): ASTVisitor {
  return {
    Document(document): DocumentNode | undefined {
      const problem = lineProblem(document.loc?.source.body ?? '') ?? documentProblem(document);
      if (!problem) return undefined;
      context.reportError(new GraphQLError(problem, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }));
      // All rules visit the returned node in place of the original.
      return { ...document, definitions: [] };
    },
  };
}

function lineProblem(source: string): string | undefined {
  let lines = 1;
  for (const _ of source.matchAll(/\r\n|\n|\r/g))
    if (++lines > MAX_LINES) return t('tooManyLines', { max: MAX_LINES });
  return undefined;
}

/** Returns why a parsed document is too expensive to validate or execute, if it is. */
function documentProblem(document: DocumentNode): string | undefined {
  if (hasLongName(document)) return t('nameTooLong', { max: MAX_NAME });
  const fragments = new Map<string, SelectionSetNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet);
  // graphql-js also compares fragments on their own, but no deeper than where they are spread.
  const operations = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [one.selectionSet] : [],
  );
  if (operations.length > MAX_OPERATIONS) return t('tooManyOperations', { max: MAX_OPERATIONS });
  for (const root of [...operations, ...fragments.values()]) {
    const problem = sizeProblem(root, fragments);
    if (problem) return problem;
  }
  return undefined;
}

function hasLongName(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Name({ value }) {
      found ||= value.length > MAX_NAME;
    },
  });
  return found;
}

type Fragments = ReadonlyMap<string, SelectionSetNode>;

/** Walks a selection set level by level, merging fields of the same response key as the executor does. */
function sizeProblem(root: SelectionSetNode, fragments: Fragments): string | undefined {
  let visited = 0;
  let pairs = 0;
  let level = [[root]];
  for (let depth = 0; level.length && depth < MAX_NESTING; depth++) {
    const next: SelectionSetNode[][] = [];
    for (const sets of level) {
      const nodesOf = new Map<string, FieldNode[]>();
      for (const field of fieldsOf(sets, fragments)) {
        if (++visited > MAX_FIELDS) return t('tooManyFields', { max: MAX_FIELDS });
        if (!field) continue;
        const nodes = nodesOf.get(keyOf(field));
        if (nodes) pairs += nodes.push(field) - 1;
        else nodesOf.set(keyOf(field), [field]);
      }
      if (pairs > MAX_PAIRS) return t('sameFieldTooOften');
      const merged = [...nodesOf.values()];
      if (depth > 0 && mostAliases(merged) > MAX_ALIASES) return t('tooManyAliases', { max: MAX_ALIASES });
      for (const nodes of merged) {
        const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
        if (below.length) next.push(below);
      }
    }
    level = next;
  }
  return undefined;
}

/** Yields the fields of selection sets and of their fragments, and undefined per spread, so that empty fragments count. */
function* fieldsOf(
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  within: readonly string[] = [],
): Generator<FieldNode | undefined> {
  for (const { selections } of sets)
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) yield selection;
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        yield* fieldsOf([selection.selectionSet], fragments, within);
      else {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        yield undefined;
        // graphql-js rejects a fragment that spreads itself.
        if (fragment && !within.includes(name)) yield* fieldsOf([fragment], fragments, [...within, name]);
      }
    }
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** Number of aliases of the field that has the most. */
function mostAliases(merged: readonly FieldNode[][]): number {
  const counts = new Map<string, number>();
  for (const [field] of merged)
    if (field && !field.selectionSet) counts.set(field.name.value, (counts.get(field.name.value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
