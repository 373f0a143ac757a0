import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Caches results per field node, since a document is parsed once and executed often. */
const answers = new WeakMap<FieldNode, Map<ReadonlySet<string>, boolean>>();

/** Whether one of `names` is selected anywhere below the current field. */
export function selectsField(info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  const [field] = info.fieldNodes;
  if (!field) return true;
  let known = answers.get(field);
  if (!known) answers.set(field, (known = new Map<ReadonlySet<string>, boolean>()));
  let answer = known.get(names);
  if (answer === undefined) {
    answer = info.fieldNodes.some((node) => holds(node.selectionSet, names, info));
    known.set(names, answer);
  }
  return answer;
}

function holds(
  set: SelectionSetNode | undefined,
  names: ReadonlySet<string>,
  info: GraphQLResolveInfo,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD)
      return names.has(selection.name.value) || holds(selection.selectionSet, names, info);
    if (selection.kind === Kind.INLINE_FRAGMENT) return holds(selection.selectionSet, names, info);
    return holds(info.fragments[selection.name.value]?.selectionSet, names, info);
  });
}
