import { limitValues } from '../core/value-limits.js';

/** Merges the nested object of this name into the body. */
export function mergeObject(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = nestedObject(body, name);
  return inner ? { ...body, ...inner } : body;
}

/** Returns the nested object of this name. Forms contain it as JSON, or as fields such as `packages[price]`. */
export function nestedObject(
  body: Readonly<Record<string, unknown>>,
  name: string,
): Record<string, unknown> | undefined {
  const value = fromJson(body[name]);
  if (isObject(value)) return value;
  const fields = Object.keys(body).filter((key) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (!fields.length) return undefined;
  return Object.fromEntries(fields.map((key) => [key.slice(name.length + 1, -1), body[key]]));
}

/**
 * Parses a JSON text. Returns other values, and texts that aren't JSON, unchanged.
 * @throws AppError BAD_USER_INPUT if it has too many values or levels
 */
export function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value) as unknown;
  } catch {
    return value;
  }
  limitValues(parsed);
  return parsed;
}

/** Returns whether a form value is `[object Object]`: an object that the client failed to serialise. */
export const isObjectInForm = (value: unknown) =>
  typeof value === 'string' && /^\[object Object\](?:,\[object Object\])*$/.test(value);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
