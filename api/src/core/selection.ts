import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Caches results per field node, since a document is parsed once and executed often. */
const resultsByField = new WeakMap<FieldNode, Map<ReadonlySet<string>, boolean>>();

/** Whether one of `names` is selected anywhere below the current field. */
export function selectsField(info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  const [field] = info.fieldNodes;
  if (!field) return true;
  let results = resultsByField.get(field);
  if (!results) resultsByField.set(field, (results = new Map<ReadonlySet<string>, boolean>()));
  let result = results.get(names);
  if (result === undefined) {
    result = info.fieldNodes.some((node) => selects(node.selectionSet, names, info));
    results.set(names, result);
  }
  return result;
}

function selects(
  set: SelectionSetNode | undefined,
  names: ReadonlySet<string>,
  info: GraphQLResolveInfo,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD)
      return names.has(selection.name.value) || selects(selection.selectionSet, names, info);
    if (selection.kind === Kind.INLINE_FRAGMENT) return selects(selection.selectionSet, names, info);
    return selects(info.fragments[selection.name.value]?.selectionSet, names, info);
  });
}
