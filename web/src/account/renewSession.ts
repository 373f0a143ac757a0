import type { ApolloClient } from '@apollo/client';

/**
 * After a login or logout: forgets everything that was loaded for the account before, and asks again who is there, so
 * that the bar changes. What stands on the screen is not fetched again; the caller leaves it.
 */
export async function renewSession(apollo: ApolloClient): Promise<void> {
  await apollo.clearStore();
  // A failure shows where the next page loads.
  await apollo.refetchQueries({ include: ['Me'] }).catch(() => undefined);
}
