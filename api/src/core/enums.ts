import { registerEnumType } from 'type-graphql';

/**
 * Registers a GraphQL enum whose names are the keys and whose inner values are the values of `values`;
 * each value is described by `describe`, or by itself.
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
