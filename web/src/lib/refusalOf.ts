import { failureOf } from './errors';

/** The data of a mutation: one payload, under the name or alias of its field. */
type MutationData = Record<string, { userErrors: readonly { message: string }[] }>;

/**
 * Awaits a mutation. Returns why the server refused it or why it failed, in words for the user; undefined on success.
 */
export async function refusalOf(
  mutation: Promise<{ data?: MutationData | null }>,
): Promise<string | undefined> {
  try {
    const { data } = await mutation;
    return Object.values(data ?? {})[0]?.userErrors[0]?.message;
  } catch (error) {
    return failureOf(error).message;
  }
}
