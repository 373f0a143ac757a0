import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** IDs for arguments, by the argument's name; for `id`, by the name of its field if listed. */
export type Ids = Readonly<Record<string, string>>;

/** Makes a document for every query of the schema, with all fields down to `depth` levels. */
export function everyQuery(schema: GraphQLSchema, depth: number, ids: Ids): Map<string, string> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return new Map(
    fields.flatMap((field) => {
      const text = selected(schema, field, depth, ids);
      return text ? [[field.name, `{ ${text} }`] as const] : [];
    }),
  );
}

/**
 * Makes a document for each object field of a query's type, and one for all others: for a query that is too expensive as
 * a whole.
 */
export function queryByField(schema: GraphQLSchema, name: string, depth: number, ids: Ids): string[] {
  const query = schema.getQueryType()?.getFields()[name];
  const type = query && getNamedType(query.type);
  if (!query || !isObjectType(type)) throw new Error(`${name} has no fields`);
  const isLeaf = (field: GraphQLField<unknown, unknown>) => !isCompositeType(getNamedType(field.type));
  const fields = Object.values(type.getFields());
  const groups = [fields.filter(isLeaf), ...fields.filter((field) => !isLeaf(field)).map((field) => [field])];
  return groups.flatMap((group) => {
    const texts = group.flatMap((field) => selected(schema, field, depth - 1, ids) ?? []).filter(Boolean);
    return texts.length ? `{ ${name}${given(query, ids)} { ${texts.join(' ')} } }` : [];
  });
}

function selected(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  depth: number,
  ids: Ids,
): string | undefined {
  const type = getNamedType(field.type);
  const call = `${field.name}${given(field, ids)}`;
  if (!isCompositeType(type)) return call;
  const below = depth > 1 ? selection(schema, type, depth - 1, ids) : '';
  return below && `${call} { ${below} }`;
}

/** Fields that an interface's types share are selected once. */
function selection(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  depth: number,
  ids: Ids,
  shared: ReadonlySet<string> = new Set(),
): string {
  const own = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const fields = own.flatMap((field) =>
    shared.has(field.name) ? [] : selected(schema, field, depth, ids) || [],
  );
  const kinds = isObjectType(type) ? [] : schema.getPossibleTypes(type);
  const names = new Set(own.map(({ name }) => name));
  const narrowed = kinds.map(
    (kind) => `... on ${kind.name} { ${selection(schema, kind, depth, ids, names)} }`,
  );
  if (isUnionType(type) && !narrowed.length) return '';
  return [...fields, ...narrowed].join(' ');
}

function given({ name, args }: GraphQLField<unknown, unknown>, ids: Ids): string {
  const values = args.flatMap((arg) => valueOf(name, arg, ids) ?? []);
  return values.length ? `(${values.join(', ')})` : '';
}

function valueOf(field: string, arg: GraphQLArgument, ids: Ids): string | undefined {
  if (arg.name === 'first') return 'first: 4';
  const id = arg.name === 'id' ? (ids[field] ?? ids.id) : ids[arg.name];
  if (id) return `${arg.name}: "${id}"`;
  const type = getNamedType(arg.type);
  if (isNonNullType(arg.type) && isEnumType(type)) return `${arg.name}: ${type.getValues()[0]?.name}`;
  if (isNonNullType(arg.type) && arg.defaultValue === undefined)
    throw new Error(`${field}(${arg.name}:) needs a value to be crawled with`);
  return undefined;
}
