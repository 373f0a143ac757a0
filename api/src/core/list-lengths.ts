import { ValidationError, type AnySchema } from 'yup';
import type { FieldError } from './errors.js';

/** The parts of yup's schemas that are needed to traverse them. */
type Schema = AnySchema & { innerType?: Schema; fields?: Record<string, Schema> };

/** The `max` test of a list, with its message. */
const maxTest = (schema: AnySchema) =>
  schema.tests.map(({ OPTIONS }) => OPTIONS).find((options) => options?.name === 'max');

/**
 * Finds lists of a raw input that are longer than their schema allows. yup casts and validates every element before it
 * checks the length, so this must run first.
 */
export function tooLongLists(schema: AnySchema, raw: unknown, path = ''): FieldError[] {
  const { innerType, fields } = schema as Schema;
  if (schema.type === 'array') {
    // A list may be a comma-separated text.
    const list: unknown = schema.transforms.reduce(
      (value: unknown, transform) => transform.call(schema, value, raw, schema, {}),
      raw,
    );
    if (!Array.isArray(list)) return [];
    const max = maxTest(schema);
    const limit = Number(max?.params?.max);
    if (list.length > limit)
      return [
        {
          field: path,
          message: String(ValidationError.formatError(max?.message ?? '', { ...max?.params, path })),
        },
      ];
    return innerType?.fields || innerType?.innerType
      ? list.flatMap((element, i) => tooLongLists(innerType, element, `${path}[${i}]`))
      : [];
  }
  if (!fields || typeof raw !== 'object' || raw === null) return [];
  return Object.entries(fields).flatMap(([key, field]) =>
    tooLongLists(field, (raw as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
  );
}

/** Returns the paths of a schema's lists without a maximum length. */
export function unboundedLists(schema: AnySchema, path = ''): string[] {
  const { innerType, fields } = schema as Schema;
  if (innerType || schema.type === 'array') {
    const nested = innerType ? unboundedLists(innerType, `${path}[]`) : [];
    return maxTest(schema) ? nested : [path, ...nested];
  }
  return Object.entries(fields ?? {}).flatMap(([key, field]) =>
    unboundedLists(field, path ? `${path}.${key}` : key),
  );
}
