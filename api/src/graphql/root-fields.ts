import {
  Kind,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Fields of a document's operation that ask nothing but what the schema is. */
const isMeta = (name: string) => name.startsWith('__');

/**
 * Makes a function that says whether each field at the root of a query passes `test`. Answers are kept for each
 * operation of a parsed document, which is the same object whenever its text comes again.
 */
export function rootFields(
  schema: GraphQLSchema,
  test: (field: GraphQLField<unknown, unknown>) => boolean,
): (document: DocumentNode, operation: OperationDefinitionNode) => boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const known = new WeakMap<OperationDefinitionNode, boolean>();
  const passes = (document: DocumentNode, { selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return passes(document, selection.selectionSet);
      if (selection.kind === Kind.FIELD) {
        const field = fields[selection.name.value];
        return isMeta(selection.name.value) || Boolean(field && test(field));
      }
      const fragment = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION && passes(document, fragment.selectionSet);
    });
  return (document, operation) => {
    let answer = known.get(operation);
    if (answer === undefined) known.set(operation, (answer = passes(document, operation.selectionSet)));
    return answer;
  };
}
