import type { Context } from '../core/context.js';
import { forbidden, unauthenticated } from '../core/errors.js';

/**
 * Callers name themselves in some calls, and may leave it out; the name must be the session's.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN
 */
export function claim({ viewer }: Context, id: unknown): void {
  if (!viewer) throw unauthenticated();
  if (id === undefined || id === null || id === '') return;
  if (typeof id !== 'string' || id.toLowerCase() !== viewer.id) throw forbidden();
}
