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

/** Introspection fields at the root of a query. */
const ROOT_FIELDS: Partial<Record<string, GraphQLField<unknown, unknown>>> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
};

/**
 * Counts the introspection fields that a document selects by executing it against the schema, and stops soon after
 * `limit`. An estimate from list sizes would be useless: types refer to types, whose fields refer to types. See
 * docs/performance/introspection-cost.md.
 * @param variables as received; they have been validated against the document
 */
export function countIntrospectedFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  limit: number,
): number {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet]] : [],
    ),
  );
  let fields = 0;

  const walk = (set: SelectionSetNode | undefined, visit: (field: FieldNode) => void): void => {
    for (const selection of set?.selections ?? []) {
      if (fields > limit) return;
      if (selection.kind === Kind.FIELD) visit(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, visit);
      else walk(fragments.get(selection.name.value), visit);
    }
  };
  const countField = (node: FieldNode, definition: GraphQLField<unknown, unknown>, source: unknown): void => {
    fields++;
    if (!node.selectionSet) return;
    const args = getArgumentValues(definition, node, coerced);
    const value = definition.resolve?.(source, args, undefined, { schema } as GraphQLResolveInfo);
    const childFields = (getNamedType(definition.type) as GraphQLObjectType).getFields();
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value])
      if (item !== null && item !== undefined)
        walk(node.selectionSet, (field) => {
          const child = childFields[field.name.value];
          if (child) countField(field, child, item);
          else fields++;
        });
  };
  walk(operation.selectionSet, (field) => {
    const rootField = ROOT_FIELDS[field.name.value];
    if (rootField) countField(field, rootField, undefined);
  });
  return fields;
}
