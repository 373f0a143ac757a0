import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../app/me.generated';
import { claimDrafts } from '../lib/formDraft';
import { nextPath } from './nextPath';
import { refetchViewer } from '../app/refetchViewer';

/**
 * Call this after a login or logout. Clears the cache and refetches the current user for the navigation bar. The
 * current screen isn't refetched, because the caller navigates away. Drafts written before a login pass to the account.
 */
export async function renewSession(apollo: ApolloClient): Promise<void> {
  await apollo.clearStore();
  await refetchViewer(apollo);
  const me = apollo.readQuery({ query: MeDocument })?.me;
  if (me) claimDrafts(me.id, nextPath(new URLSearchParams(location.search), location.hash));
}
