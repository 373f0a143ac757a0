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

/** graphql-js counts lines from the top for each place that an error names. A document of 1,000 tokens needs no more. */
const MAX_LINES = 3000;
/** Names come back in messages, paths and keys, as often as there are errors or rows. */
const MAX_NAME = 200;
/** Fields once all fragments are spread. */
const MAX_FIELDS = 2000;
/** Fields of the same response key are compared in pairs, to see whether they can be merged. */
const MAX_PAIRS = 5000;
/** A value below the root may be answered under so many aliases, because each is repeated in every row of a list. */
const MAX_ALIASES = 50;
/** One runs; the others are parsed and validated with it. */
const MAX_OPERATIONS = 20;
/** Deeper than rules.ts allows; where fragments spread themselves, graphql's own rules say so. */
const MAX_NESTING = 50;

/**
 * Refuses documents that are expensive to validate, or to answer for the length of what they ask. graphql's own rules
 * take time that grows with the square of a document's length, so they get to see none of such a document.
 */
export function limitDocument(context: ValidationContext): ASTVisitor {
  return {
    Document(document): DocumentNode | undefined {
      const problem = lineProblem(document.loc?.source.body ?? '') ?? documentProblem(document);
      if (!problem) return undefined;
      context.reportError(new GraphQLError(problem, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }));
      // What a visitor returns is visited in the place of the node, by the other rules as well.
      return { ...document, definitions: [] };
    },
  };
}

function lineProblem(source: string): string | undefined {
  let lines = 1;
  for (const _ of source.matchAll(/\r\n|\n|\r/g))
    if (++lines > MAX_LINES) return `A document may have at most ${MAX_LINES} lines.`;
  return undefined;
}

/** Why a parsed document is too expensive to validate or to answer, if it is. */
function documentProblem(document: DocumentNode): string | undefined {
  if (hasLongName(document)) return `A name may have at most ${MAX_NAME} characters.`;
  const fragments = new Map<string, SelectionSetNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet);
  // A fragment by itself is compared as well, but no deeper than where it is spread.
  const operations = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [one.selectionSet] : [],
  );
  if (operations.length > MAX_OPERATIONS) return `A document may have at most ${MAX_OPERATIONS} operations.`;
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

/** Walks a selection set as it is answered, level by level: fields of the same response key are one. */
function sizeProblem(root: SelectionSetNode, fragments: Fragments): string | undefined {
  let steps = 0;
  let pairs = 0;
  let level = [[root]];
  for (let depth = 0; level.length && depth < MAX_NESTING; depth++) {
    const next: SelectionSetNode[][] = [];
    for (const sets of level) {
      const nodesOf = new Map<string, FieldNode[]>();
      for (const field of fieldsOf(sets, fragments)) {
        if (++steps > MAX_FIELDS) return `The query has more than ${MAX_FIELDS} fields.`;
        if (!field) continue;
        const nodes = nodesOf.get(keyOf(field));
        if (nodes) pairs += nodes.push(field) - 1;
        else nodesOf.set(keyOf(field), [field]);
      }
      if (pairs > MAX_PAIRS) return 'The query asks for the same field too often.';
      const merged = [...nodesOf.values()];
      if (depth > 0 && mostAliases(merged) > MAX_ALIASES)
        return `A field may have at most ${MAX_ALIASES} aliases in one place.`;
      for (const nodes of merged) {
        const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
        if (below.length) next.push(below);
      }
    }
    level = next;
  }
  return undefined;
}

/** The fields of selection sets and of the fragments that they spread; undefined for each fragment, which may be empty. */
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
        // graphql's own rules refuse a fragment that spreads itself.
        if (fragment && !within.includes(name)) yield* fieldsOf([fragment], fragments, [...within, name]);
      }
    }
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** Under how many keys the most repeated value is asked for. */
function mostAliases(merged: readonly FieldNode[][]): number {
  const counts = new Map<string, number>();
  for (const [field] of merged)
    if (field && !field.selectionSet) counts.set(field.name.value, (counts.get(field.name.value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
