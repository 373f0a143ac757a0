import {
  Kind,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Introspection fields. */
const isIntrospectionField = (name: string) => name.startsWith('__');

/**
 * Makes a function that returns whether all root fields of a query pass `test`. Results are cached per parsed
 * operation, which Apollo reuses for the same document.
 */
export function makeRootFieldTest(
  schema: GraphQLSchema,
  test: (field: GraphQLField<unknown, unknown>) => boolean,
): (document: DocumentNode, operation: OperationDefinitionNode) => boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const cache = new WeakMap<OperationDefinitionNode, boolean>();
  const passes = (document: DocumentNode, { selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return passes(document, selection.selectionSet);
      if (selection.kind === Kind.FIELD) {
        const field = fields[selection.name.value];
        return isIntrospectionField(selection.name.value) || Boolean(field && test(field));
      }
      const fragment = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION && passes(document, fragment.selectionSet);
    });
  return (document, operation) => {
    let result = cache.get(operation);
    if (result === undefined) cache.set(operation, (result = passes(document, operation.selectionSet)));
    return result;
  };
}
