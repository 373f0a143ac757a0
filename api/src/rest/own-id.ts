import type { Context } from '../core/context.js';
import { forbidden, unauthenticated } from '../core/errors.js';

/**
 * Checks the redundant user ID of some calls: it may be missing, but must otherwise be the current user's.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN
 */
export function requireOwnId({ viewer }: Context, id: unknown): void {
  if (!viewer) throw unauthenticated();
  if (isGiven(id) && !isSameId(id, viewer.id)) throw forbidden();
}

/** Whether a value was sent: null and empty texts count as missing. */
export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Compares IDs, ignoring case. */
export const isSameId = (one: unknown, other: string | undefined) =>
  typeof one === 'string' && one.toLowerCase() === other?.toLowerCase();
