import { AppError } from '../core/errors.js';
import { NOT_CACHED } from './headers.js';

/** Headers of a file that is for one account. */
export const PRIVATE_FILE = {
  'cache-control': NOT_CACHED,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Turns the refusal to read a file into undefined, so that visitors and others can't tell which files exist.
 * @throws the error if it is a rate limit or a failure
 */
export function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof AppError) || error.status >= 429) throw error;
}
