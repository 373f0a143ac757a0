import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../app/me.generated';
import { passDraftsOn } from '../lib/formDraft';
import { nextPath } from './nextPath';

/**
 * After a login or logout: forgets everything that was loaded for the account before, and asks again who is there, so
 * that the bar changes. What stands on the screen is not fetched again; the caller leaves it. What a visitor wrote
 * before a login that it led to is now the account's.
 */
export async function renewSession(apollo: ApolloClient): Promise<void> {
  await apollo.clearStore();
  // A failure shows where the next page loads.
  await apollo.refetchQueries({ include: ['Me'] }).catch(() => undefined);
  const me = apollo.readQuery({ query: MeDocument })?.me;
  if (me) passDraftsOn(me.id, nextPath(new URLSearchParams(location.search), location.hash));
}
