import { GraphQLError, type ExecutionResult } from 'graphql';

/** A response is written in one go. Fifty articles with their HTML are shorter, and this takes some ten milliseconds. */
const MAX_CHARACTERS = 4_000_000;

/**
 * Replaces a result that is too long by an error. Texts differ in length by a factor of a thousand, so how long a
 * response is can't follow from the cost of its document.
 */
export function limitResponse(result: ExecutionResult): ExecutionResult {
  if (charactersOf(result.data) <= MAX_CHARACTERS) return result;
  const error = new GraphQLError('The response would be too long. Ask for smaller pages or fewer texts.', {
    extensions: { code: 'COST_LIMIT' },
  });
  return { data: null, errors: [error] };
}

/** The length of all texts and keys. */
function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + charactersOf(each), 0);
  let sum = 0;
  for (const [key, each] of Object.entries(value)) sum += key.length + charactersOf(each);
  return sum;
}
