import { limitValues } from '../core/value-limits.js';

/** The values of a body that a caller may put into an object of this name, or send as they are. */
export function within(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = objectIn(body, name);
  return inner ? { ...body, ...inner } : body;
}

/** The object of this name. A form holds it as its JSON text, or as fields such as `packages[price]`. */
export function objectIn(
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
 * What a JSON text says; any other value, and a text that is no JSON, stays as it is.
 * @throws AppError BAD_USER_INPUT when it holds too much
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

/** What a form makes of an object, or of a list of them: nothing is left of its values. */
export const isObjectInForm = (value: unknown) =>
  typeof value === 'string' && /^\[object Object\](?:,\[object Object\])*$/.test(value);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
