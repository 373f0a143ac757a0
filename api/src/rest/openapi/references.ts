import type { Schema } from './types.js';

/**
 * Moves the titled parts of a schema to `schemas`, and replaces them with references.
 * @throws Error if two different schemas have the same title
 */
export function toReferences(shape: Schema, schemas: Record<string, Schema>): Schema {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, inside(each)]),
    ) as Schema;
    if (typeof copy.title !== 'string') return copy;
    const known = schemas[copy.title];
    if (known && JSON.stringify(known) !== JSON.stringify(copy))
      throw new Error(`Two shapes are called ${copy.title}`);
    schemas[copy.title] = copy;
    return { $ref: `#/components/schemas/${copy.title}` };
  };
  return inside(shape) as Schema;
}
