import { AppError } from '../core/errors.js';

/**
 * What a parser throws of a multipart body that is none is a plain error without code or status, unlike the refusals
 * of limits, and what a disk may throw meanwhile.
 */
export function asBrokenForm(error: unknown): unknown {
  const isParsers =
    error instanceof Error && Object.getPrototypeOf(error) === Error.prototype && !('code' in error);
  return isParsers ? new AppError('BAD_USER_INPUT', 'The body is not a whole multipart form.') : error;
}
