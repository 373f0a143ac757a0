import { limitValues } from '../core/value-limits.js';

/**
 * The values of a body that a caller may put into an object of this name, or send as they are. A form can hold an
 * object as its JSON text only.
 */
export function within(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = fromJson(body[name]);
  return isObject(inner) ? { ...body, ...inner } : body;
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

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
