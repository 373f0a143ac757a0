import {
  getArgumentValues,
  getNamedType,
  getVariableValues,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What introspection starts from, at the root of a query. */
const ENTRIES: Partial<Record<string, GraphQLField<unknown, unknown>>> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
};

/**
 * Counts the fields that a document's introspection will answer, by going where the executor would, and stops soon after
 * `most`. Types refer to types, whose fields refer to types: how much a few lists within each other hold is nothing that
 * an average tells, and asking the schema is quick.
 * @param variables as they were sent; that they fit the document was seen to before
 */
export function introspected(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  most: number,
): number {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [],
    ),
  );
  let fields = 0;

  const walk = (set: SelectionSetNode | undefined, visit: (field: FieldNode) => void): void => {
    for (const selection of set?.selections ?? []) {
      if (fields > most) return;
      if (selection.kind === Kind.FIELD) visit(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, visit);
      else walk(fragments.get(selection.name.value), visit);
    }
  };
  const enter = (node: FieldNode, definition: GraphQLField<unknown, unknown>, source: unknown): void => {
    fields++;
    if (!node.selectionSet) return;
    const args = getArgumentValues(definition, node, coerced);
    const value = definition.resolve?.(source, args, undefined, { schema } as GraphQLResolveInfo);
    const own = (getNamedType(definition.type) as GraphQLObjectType).getFields();
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (each !== null && each !== undefined)
        walk(node.selectionSet, (field) => {
          const next = own[field.name.value];
          if (next) enter(field, next, each);
          else fields++;
        });
  };
  walk(operation.selectionSet, (field) => {
    const entry = ENTRIES[field.name.value];
    if (entry) enter(field, entry, undefined);
  });
  return fields;
}
