import type { Context } from '../core/context.js';
import { forbidden, unauthenticated } from '../core/errors.js';

/**
 * Callers name themselves in some calls, and may leave it out; the name must be the session's.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN
 */
export function claim({ viewer }: Context, id: unknown): void {
  if (!viewer) throw unauthenticated();
  if (isGiven(id) && !same(id, viewer.id)) throw forbidden();
}

/** Callers send null or nothing for what they leave out. */
export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Ids are the same in any case. */
export const same = (one: unknown, other: string | undefined) =>
  typeof one === 'string' && one.toLowerCase() === other?.toLowerCase();
