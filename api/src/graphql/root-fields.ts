import {
  Kind,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Introspection fields. */
const isMeta = (name: string) => name.startsWith('__');

/**
 * Makes a function that tells whether all root fields of a query pass `test`. Results are cached per operation of a
 * parsed document, which is the same object whenever the same text arrives.
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
