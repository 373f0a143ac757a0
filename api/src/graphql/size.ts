import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Counts the fields of a compiled operation: once per spread of their fragment, and once per possible type of an
 * interface.
 */
export function fieldsToCompile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  type Within = GraphQLOutputType | undefined;
  /** Within an object type, a fragment on an interface applies to that type. */
  const narrowType = (within: Within, condition: NamedTypeNode | undefined): Within =>
    condition && !isObjectType(within) ? (typeFromAST(schema, condition) as Within) : within;
  const count = ({ selections }: SelectionSetNode, within: Within): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return sum + count(selection.selectionSet, narrowType(within, selection.typeCondition));
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        return fragment
          ? sum + count(fragment.selectionSet, narrowType(within, fragment.typeCondition))
          : sum;
      }
      const { name, selectionSet } = selection;
      const field =
        isObjectType(within) || isInterfaceType(within) ? within.getFields()[name.value] : undefined;
      const below = selectionSet ? count(selectionSet, field && getNamedType(field.type)) : 0;
      const types = isAbstractType(within) ? schema.getPossibleTypes(within).length : 1;
      return sum + types * (1 + below);
    }, 0);
  return count(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}
