import { GraphQLError, type ExecutionResult } from 'graphql';
import { t } from './messages.generated.js';

/** A response is serialized at once, which takes about ten milliseconds at this size. Fifty articles are shorter. */
const MAX_CHARACTERS = 4_000_000;

/**
 * Replaces a result that is too long with an error. The cost of a document can't predict this: the lengths of texts
 * differ by a factor of a thousand.
 */
export function limitResponse(result: ExecutionResult): ExecutionResult {
  if (charactersOf(result.data) <= MAX_CHARACTERS) return result;
  const error = new GraphQLError(t('responseTooLong'), {
    extensions: { code: 'COST_LIMIT' },
  });
  return { data: null, errors: [error] };
}

/** Sums the lengths of all texts and keys. */
function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + charactersOf(each), 0);
  let sum = 0;
  for (const [key, each] of Object.entries(value)) sum += key.length + charactersOf(each);
  return sum;
}
