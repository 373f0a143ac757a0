import { registerEnumType } from 'type-graphql';

/**
 * Registers a GraphQL enum. The keys of `values` are its names, the values its internal values; `describe` returns a
 * value's description, which defaults to the value.
 */
export function graphqlEnum<Values extends Record<string, string>>(
  name: string,
  description: string,
  values: Values,
  describe: (key: keyof Values, value: string) => string = (_, value) => value,
): Values {
  const valuesConfig = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { description: describe(key, value) }]),
  ) as Record<keyof Values, { description: string }>;
  registerEnumType(values, { name, description, valuesConfig });
  return values;
}

/** `['pending', 'approved']` -> `{ PENDING: 'pending', APPROVED: 'approved' }`. */
export const upperKeys = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as Record<string, Value>;

/** `['RESORTS']` -> `{ RESORTS: 'RESORTS' }`, for keys that are stored as GraphQL names them. */
export const enumOf = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, key])) as { [Name in Key]: Name };
